import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const row = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const words = screen.style({
  flex: '1 1 auto',
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});
