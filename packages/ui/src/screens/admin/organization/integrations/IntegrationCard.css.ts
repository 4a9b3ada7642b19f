import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const card = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const head = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});
