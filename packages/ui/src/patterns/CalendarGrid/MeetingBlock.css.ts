import { media } from '../../styles/media.ts';
import { personColorVar } from '../../styles/personColors.css.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const color = `var(${personColorVar})`;
const tint = (percent: number) =>
  `color-mix(in oklab, ${color} ${percent}%, ${vars.color.surface})`;

export const root = pattern.style({
  display: 'flex',
  gap: vars.space[1],
  minWidth: vars.space[0],
  margin: vars.space[0],
  padding: vars.space[0],
  overflow: 'hidden',
  border: 'none',
  borderRadius: vars.radius.small,
  color: vars.color.text,
  backgroundColor: tint(18),
  font: 'inherit',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'start',
  cursor: 'pointer',
  // Touch scrolls until a long press starts the drag.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:hover': { backgroundColor: tint(28) },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
      zIndex: 2,
    },
    '&[data-answer="TENTATIVE"]': {
      backgroundImage: `repeating-linear-gradient(135deg, ${tint(30)} 0 ${vars.space[1]}, transparent ${vars.space[1]} ${vars.space[2]})`,
    },
    '&[data-answer="NONE"]': {
      backgroundColor: vars.color.surface,
      boxShadow: 'none',
      outline: `${vars.size.hairline} dashed ${color}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    '&[data-answer="NONE"]:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
    },
    '&[data-answer="DECLINED"], &[data-canceled]': {
      color: vars.color.textMuted,
      backgroundColor: vars.color.surface,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
      textDecoration: 'line-through',
    },
    '&[data-busy]': { color: vars.color.textMuted },
    '&[data-moving]': { opacity: 0.45 },
    '&[data-held]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      boxShadow: vars.shadow.floating,
    },
  },
  '@media': {
    [media.forcedColors]: { outline: `${vars.size.hairline} solid CanvasText` },
    print: { printColorAdjust: 'exact' },
  },
});

export const stripes = pattern.style({
  display: 'flex',
  flexShrink: '0',
  flexDirection: 'column',
  alignSelf: 'stretch',
  width: vars.space[1],
});

export const stripe = pattern.style({ flex: '1', backgroundColor: color });

export const words = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: vars.space[0],
  paddingInlineEnd: vars.space[1],
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Pads the block instead of the text, because cut text remains visible in its padding. */
export const withLines = pattern.style({ paddingBlock: vars.space.half });

/** Shows only whole lines. */
export const lines = pattern.style({
  alignSelf: 'flex-start',
  maxHeight: 'max(round(down, 100%, 1lh), 1lh)',
});

export const title = pattern.style({
  flexShrink: '0',
  fontWeight: vars.font.weight.medium,
});

export const room = pattern.style({ flexShrink: '0' });

export const quiet = pattern.style({
  flexShrink: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const tight = pattern.style({
  selectors: {
    // Avoids clipping empty blocks, which is slow for a thousand of them.
    '&:empty': { overflow: 'visible' },
    '&:is(:hover, :focus-visible)': {
      minWidth: 'max-content',
      zIndex: 5,
      boxShadow: vars.shadow.floating,
    },
  },
});
pattern.global(`${tight}:not(:hover, :focus-visible) > ${words}`, { opacity: 0 });

export const line = pattern.style({
  flexDirection: 'row',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
});

export const marks = pattern.style({
  display: 'inline-flex',
  flexShrink: '0',
  gap: vars.space.half,
  marginInlineEnd: vars.space.half,
  verticalAlign: 'middle',
});

/** Renders a single stripe as a border, which saves an element per block. */
export const singleStripe = pattern.style({
  paddingInlineStart: vars.space[1],
  borderInlineStart: `${vars.space[1]} solid ${color}`,
});

// The resize edge. Keep its size in sync with `edgeSize` in usePointerDraft.ts. Rendered on hover only.
pattern.global(`${root}[data-edge]:hover::after`, { content: "''", position: 'absolute' });
pattern.global(`${root}[data-edge='bottom']:hover::after`, {
  insetInline: vars.space[0],
  bottom: vars.space[0],
  height: vars.space[2],
  cursor: 'ns-resize',
});
pattern.global(`${root}[data-edge='right']:hover::after`, {
  insetBlock: vars.space[0],
  // eslint-disable-next-line no-restricted-syntax -- the pointer is measured from the right edge
  right: vars.space[0],
  width: vars.space[2],
  cursor: 'ew-resize',
});

pattern.global(`${marks} svg`, { width: vars.space[3], height: vars.space[3] });

export const canceled = pattern.style({
  color: vars.color.dangerText,
  fontWeight: vars.font.weight.medium,
});
pattern.global(`${line} ${title}`, {
  flexShrink: '1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
