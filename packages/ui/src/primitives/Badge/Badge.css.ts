import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: vars.size.badge,
  minHeight: vars.size.badge,
  paddingInline: vars.space[1],
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.round,
});
