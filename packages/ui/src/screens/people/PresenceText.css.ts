import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});
