import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: vars.space[0],
});

export const cards = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[4],
  margin: vars.space[0],
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const point = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.hit,
});

export const value = screen.style({ margin: vars.space[0] });
