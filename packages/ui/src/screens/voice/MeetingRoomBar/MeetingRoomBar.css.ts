import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const line = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});
