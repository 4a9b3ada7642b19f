import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingInline: vars.space[1],
});
