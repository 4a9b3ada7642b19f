import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const nobody = screen.style({
  margin: vars.space[0],
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
});
