import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const icon = screen.style({
  display: 'flex',
  flex: 'none',
  marginBlockStart: vars.space[1],
});

export const transcript = screen.style({ marginBlockStart: vars.space[4] });
