import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

/** First tab stop. Skips the navigation and is visible only while focused. */
export const skip = pattern.style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.tooltip,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: vars.shadow.floating,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
