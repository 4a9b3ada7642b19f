import { touchTargetPadding } from '../../styles/touchTarget.ts';
import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'inline-flex',
  gap: vars.space[2],
  minHeight: vars.size.hit,
  paddingBlock: vars.space.half,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text,
  cursor: 'pointer',
  '@media': touchTargetPadding(vars.font.lineHeight.snug),
  selectors: { '&:has(button:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const align = primitive.variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});

export const box = primitive.style({
  flexShrink: 0,
  borderRadius: vars.radius.small,
  selectors: {
    [`${align.start} > &`]: { marginBlockStart: vars.space.half },
    "&[data-state='unchecked']::before": {
      backgroundColor: vars.color.surface,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
    },
    "&[aria-invalid='true']::before": {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText}`,
    },
  },
});

primitive.global(`${box}:disabled svg`, { color: vars.color.textMuted });
// Without this, the tick stays white in forced colours, where the box has no fill.
primitive.global(`${box} svg, ${box}:disabled svg`, {
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
