import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const text = screen.style({
  margin: vars.space[0],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
