import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  margin: 0,
  minWidth: 0,
  // Japanese has no spaces, so lines break between phrases.
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});

export const size = primitive.variants({
  xs: { fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.snug },
  sm: { fontSize: vars.font.size.sm, lineHeight: vars.font.lineHeight.body },
  chat: { fontSize: vars.font.size.chat, lineHeight: vars.font.lineHeight.body },
  md: { fontSize: vars.font.size.md, lineHeight: vars.font.lineHeight.body },
  lg: { fontSize: vars.font.size.lg, lineHeight: vars.font.lineHeight.snug },
  xl: { fontSize: vars.font.size.xl, lineHeight: vars.font.lineHeight.tight },
  '2xl': { fontSize: vars.font.size['2xl'], lineHeight: vars.font.lineHeight.tight },
});

export const tone = primitive.variants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  danger: { color: vars.color.dangerText },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
  accent: { color: vars.color.accentText },
  inherit: { color: 'inherit' },
});

export const weight = primitive.variants({
  regular: { fontWeight: vars.font.weight.regular },
  medium: { fontWeight: vars.font.weight.medium },
  bold: { fontWeight: vars.font.weight.bold },
});

export const align = primitive.variants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const block = primitive.style({ display: 'block' });
export const tabular = primitive.style({ fontVariantNumeric: 'tabular-nums' });
export const preserve = primitive.style({ whiteSpace: 'pre-wrap' });
export const truncate = primitive.style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
