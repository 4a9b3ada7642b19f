import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  width: '100%',
  height: vars.space[1],
  borderRadius: vars.radius.round,
});
