import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';
import { chip } from './chip.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const list = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const wrong = pattern.style({
  selectors: { [`&.${chip}`]: { backgroundColor: vars.color.dangerFill } },
});
