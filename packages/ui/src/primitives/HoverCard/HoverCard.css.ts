import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const content = primitive.style({
  padding: vars.space[4],
  maxWidth: `min(${vars.size.popover}, var(--radix-hover-card-content-available-width))`,
  maxHeight: 'var(--radix-hover-card-content-available-height)',
  overflow: 'auto',
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.tooltip,
});
