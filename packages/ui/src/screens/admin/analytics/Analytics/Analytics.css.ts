import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: vars.space[0],
});

export const period = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
