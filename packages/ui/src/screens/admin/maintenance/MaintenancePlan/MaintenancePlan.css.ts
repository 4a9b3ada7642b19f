import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: vars.space[0],
});

export const pair = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space[3],
});
