import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  wordBreak: 'auto-phrase',
});

export const icon = screen.style({
  display: 'flex',
  alignSelf: 'start',
  marginBlock: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const ways = screen.style({ marginBlockStart: vars.space[4] });
