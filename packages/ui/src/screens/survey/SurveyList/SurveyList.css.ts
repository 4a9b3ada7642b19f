import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

/** Titles are never truncated. */
export const title = screen.style({
  lineHeight: vars.font.lineHeight.snug,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const words = screen.style({ gap: vars.space[1] });

export const metadata = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});
