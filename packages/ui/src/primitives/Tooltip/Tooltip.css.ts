import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const content = primitive.style({
  zIndex: vars.layer.tooltip,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
});
