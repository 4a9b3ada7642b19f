import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const readers = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
});

export const how = screen.style({ margin: vars.space[0], lineHeight: vars.font.lineHeight.snug });
