import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: vars.space[0],
});

export const content = screen.style({
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[0],
  border: 'none',
});
