import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});

export const facts = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
});

export const actions = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});
