import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';
import { highlightedInForcedColors } from '../highlighted.ts';

export const content = primitive.style({
  minWidth: 'var(--radix-select-trigger-width)',
  maxHeight: 'min(var(--radix-select-content-available-height), 60vh)',
  zIndex: vars.layer.tooltip,
  boxShadow: vars.shadow.floating,
});

export const groupLabel = primitive.style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.xs,
  color: vars.color.textMuted,
});

export const list = primitive.style({
  overscrollBehavior: 'contain',
  scrollbarColor: `${vars.color.borderStrong} transparent`,
});

export const item = primitive.style({
  minHeight: vars.size.controlSmall,
  height: 'auto',
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-highlighted]': {
      color: vars.color.text,
      backgroundColor: vars.color.accentFillHover,
      outline: 'none',
    },
    '&[data-disabled]': { color: vars.color.textMuted },
  },
  '@media': {
    ...highlightedInForcedColors,
    [media.coarse]: { minHeight: vars.size.finger },
  },
});
