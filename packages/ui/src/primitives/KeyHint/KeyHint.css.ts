import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  font: 'inherit',
  whiteSpace: 'nowrap',
});

export const plus = primitive.style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});

export const key = primitive.style({
  minWidth: vars.space[5],
  paddingInline: vars.space[1],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.body,
  textAlign: 'center',
});
