import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const content = primitive.style({
  zIndex: vars.layer.tooltip,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
});

// Radix renders the label in a paragraph with default margins.
primitive.global(`${content} > p`, { margin: vars.space[0] });
