import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: vars.space[3],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text,
  borderRadius: vars.radius.control,
});

export const tone = primitive.variants({
  info: { backgroundColor: vars.color.accentFill },
  success: { backgroundColor: vars.color.successFill },
  warning: { backgroundColor: vars.color.warningFill },
  danger: { backgroundColor: vars.color.dangerFill },
});

export const icon = primitive.style({ paddingBlockStart: vars.space.half });

export const title = primitive.style({
  fontWeight: vars.font.weight.bold,
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});

export const body = primitive.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: vars.space[1],
  minWidth: 0,
  textWrap: 'pretty',
  selectors: {
    // Breaks short texts between phrases. A text below a title uses the full width.
    [`&:lang(ja):not(:has(> ${title}))`]: { wordBreak: 'auto-phrase' as 'normal' },
  },
});

export const action = primitive.style({ marginBlockStart: vars.space[1] });
