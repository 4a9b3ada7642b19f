import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.hit,
});

export const problem = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const receipt = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  minHeight: vars.size.hit,
  padding: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  font: 'inherit',
  cursor: 'default',
});
