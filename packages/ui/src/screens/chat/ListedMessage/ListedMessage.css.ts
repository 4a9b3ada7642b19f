import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const panel = screen.style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const root = screen.style({ alignItems: 'flex-start' });

export const text = screen.style({
  display: '-webkit-box',
  margin: vars.space[0],
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  whiteSpace: 'pre-wrap',
});

export const file = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const actions = screen.style({ flex: 'none', gap: vars.space[1] });
