import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  inset: vars.space[0],
  backgroundColor: vars.stage.ground,
  selectors: { '&, &:focus-visible': { outline: 'none' } },
});
