import { primitive } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const root = primitive.style({ position: 'relative', display: 'inline-flex' });

export const anchor = primitive.style({
  position: 'absolute',
  inset: vars.space[0],
  pointerEvents: 'none',
});
