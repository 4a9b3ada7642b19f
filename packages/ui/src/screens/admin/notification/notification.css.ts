import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const editorAndPreview = screen.style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  minWidth: vars.space[0],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const report = screen.style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  minWidth: vars.space[0],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

export const time = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space[3],
});

export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const numbers = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});
