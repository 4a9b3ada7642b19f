import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  margin: 0,
  color: vars.color.text,
  fontWeight: vars.font.weight.bold,
  textWrap: 'balance',
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});

export const size = primitive.variants({
  sm: { fontSize: vars.font.size.sm, lineHeight: vars.font.lineHeight.snug },
  md: { fontSize: vars.font.size.md, lineHeight: vars.font.lineHeight.snug },
  lg: { fontSize: vars.font.size.lg, lineHeight: vars.font.lineHeight.snug },
  xl: { fontSize: vars.font.size.xl, lineHeight: vars.font.lineHeight.tight },
  '2xl': { fontSize: vars.font.size['2xl'], lineHeight: vars.font.lineHeight.tight },
});

export const align = primitive.variants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
});

export const truncate = primitive.style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
