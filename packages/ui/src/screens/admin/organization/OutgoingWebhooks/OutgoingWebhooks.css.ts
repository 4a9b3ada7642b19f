import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const choices = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const deliveries = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});
