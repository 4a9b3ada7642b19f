import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  paddingInlineStart: vars.space[1],
  paddingInlineEnd: vars.space[2],
  paddingBlock: vars.space.half,
  color: vars.color.text,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  verticalAlign: 'middle',
  borderRadius: vars.radius.round,
});

export const tone = primitive.variants({
  neutral: { backgroundColor: vars.color.fill },
  accent: { backgroundColor: vars.color.accentFill },
  success: { backgroundColor: vars.color.successFill },
  warning: { backgroundColor: vars.color.warningFill },
  danger: { backgroundColor: vars.color.dangerFill },
});

export const words = primitive.style({
  minWidth: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
