import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';
import { highlightedInForcedColors } from '../highlighted.ts';

export const list = primitive.style({
  width: 'max-content',
  minWidth: 'var(--radix-popover-trigger-width)',
  maxWidth: `min(${vars.size.form}, var(--radix-popover-content-available-width))`,
  maxHeight: `min(${vars.size.popover}, var(--radix-popover-content-available-height))`,
  padding: vars.space[1],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.tooltip,
});

export const option = primitive.style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.size.controlSmall,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    "&[aria-selected='true']": { fontWeight: vars.font.weight.medium },
    '&[data-highlighted]': { backgroundColor: vars.color.accentFillHover },
  },
  '@media': highlightedInForcedColors,
});

export const tabular = primitive.style({ fontVariantNumeric: 'tabular-nums' });

export const hint = primitive.style({
  flexShrink: '0',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
});

export const empty = primitive.style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
});
