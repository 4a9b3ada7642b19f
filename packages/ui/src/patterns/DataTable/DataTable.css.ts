import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const narrow = '(max-width: 40rem)';
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const hairline = `${vars.size.hairline} solid ${vars.color.border}`;
const boxWidth = vars.space[12];

export const root = pattern.style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minHeight: vars.space[0],
  maxHeight: '100%',
  border: hairline,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const toolbar = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.space[12],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  '@container': {
    [narrow]: {
      flexWrap: 'wrap',
      position: 'sticky',
      insetBlockStart: vars.space[0],
      zIndex: 2,
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
      borderBlockEnd: hairline,
      paddingInline: vars.space[2],
      backgroundColor: vars.color.surface,
    },
  },
});

export const narrowBox = pattern.style({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });

export const range = pattern.style({ whiteSpace: 'nowrap' });

export const bulk = pattern.style({
  display: 'flex',
  flex: '1',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const toolbarEnd = pattern.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const narrowOnly = pattern.style({
  display: 'none',
  '@container': { [narrow]: { display: 'flex' } },
});

// Limited to the window height if the container has no height, so that the header stays visible.
export const scroller = pattern.style({
  position: 'relative',
  minHeight: vars.space[0],
  maxHeight: `calc(100dvh - ${vars.space[24]})`,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  borderBlockStart: hairline,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` } },
  '@container': { [narrow]: { maxHeight: 'none', overflow: 'visible', borderBlock: 'none' } },
});

export const table = pattern.style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: vars.space[0],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  '@container': { [narrow]: { display: 'block', minWidth: `${vars.space[0]} !important` } },
});
pattern.global(`${table} > tbody`, { '@container': { [narrow]: { display: 'block' } } });

export const head = pattern.style({ '@container': { [narrow]: { display: 'none' } } });

export const headCell = pattern.style({
  position: 'sticky',
  insetBlockStart: vars.space[0],
  zIndex: 1,
  height: vars.size.control,
  paddingInline: vars.space[3],
  borderBlockEnd: hairline,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
});

export const end = pattern.style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { textAlign: 'start' } },
});

export const headerLabel = pattern.style({
  minWidth: vars.space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const sortButton = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minHeight: vars.size.controlSmall,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.fill },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
    "[aria-sort='ascending'] > &, [aria-sort='descending'] > &": { color: vars.color.text },
  },
});

export const sortIcon = pattern.style({
  display: 'flex',
  flex: 'none',
  selectors: { [`${end} &`]: { order: -1 } },
});

export const unsorted = pattern.style({
  opacity: '0',
  selectors: { ':is(:hover, :focus-visible) > &': { opacity: '0.6' } },
  '@media': { [media.forcedColors]: { opacity: '1' } },
});

export const row = pattern.style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: vars.space[2],
      selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
    },
  },
});

/** Opaque background, so that content does not show through sticky cells. */
const over = (color: string) => `linear-gradient(${color}, ${color})`;

export const cell = pattern.style({
  height: vars.space[12],
  paddingInline: vars.space[3],
  paddingBlock: vars.space.half,
  borderBlockEnd: hairline,
  backgroundColor: vars.color.surface,
  fontWeight: vars.font.weight.regular,
  selectors: {
    'tr:last-child > &': { borderBlockEnd: 'none' },
    [`${row}[aria-selected='true'] > &`]: { backgroundImage: over(vars.color.accentFill) },
    [`${row}:hover > &`]: { backgroundImage: over(vars.color.fill) },
    [`${row}[aria-selected='true']:hover > &`]: {
      backgroundImage: over(vars.color.accentFillHover),
    },
  },
  '@container': {
    [narrow]: {
      height: 'auto',
      border: 'none',
      backgroundColor: 'transparent',
      selectors: { [`${row}${row}${row} > &`]: { backgroundImage: 'none' } },
    },
  },
});

export const selectCell = pattern.style({
  insetInlineStart: vars.space[0],
  paddingInline: vars.space[0],
  '@container': {
    [narrow]: { gridColumn: 1, gridRow: 1, position: 'static', minWidth: boxWidth },
  },
});
pattern.global(`td${selectCell}`, { position: 'sticky', zIndex: 1 });
pattern.global(`th${selectCell}`, { zIndex: 2 });

pattern.global(`${row}[aria-selected='true']`, {
  '@container': { [narrow]: { backgroundColor: vars.color.accentFill } },
});

export const nameCell = pattern.style({
  position: 'sticky',
  insetInlineStart: vars.space[0],
  zIndex: 1,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  selectors: {
    [`${selectCell} + &`]: { insetInlineStart: boxWidth, paddingInlineStart: vars.space[1] },
    [`tr > &:first-child`]: { paddingInlineStart: vars.space[4] },
  },
  '@container': { [narrow]: { position: 'static', gridColumn: 2, gridRow: 1 } },
});

export const nameHead = pattern.style({
  insetInlineStart: vars.space[0],
  zIndex: 2,
  selectors: {
    [`${selectCell} + &`]: { insetInlineStart: boxWidth, paddingInlineStart: vars.space[1] },
    [`tr > &:first-child`]: { paddingInlineStart: vars.space[4] },
  },
});

export const fieldCell = pattern.style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: `minmax(${vars.space[24]}, 2fr) minmax(0, 5fr)`,
      gridColumn: '2 / -1',
      gap: vars.space[2],
      alignItems: 'baseline',
      paddingBlock: vars.space.half,
      paddingInlineStart: vars.space[4],
      selectors: { [`${selectCell} ~ &`]: { paddingInlineStart: vars.space[1] } },
    },
  },
});

export const fieldName = pattern.style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  '@container': { [narrow]: { display: 'block' } },
});

export const fieldValue = pattern.style({ minWidth: vars.space[0] });
pattern.global(`${fieldValue} > *`, { '@container': { [narrow]: { whiteSpace: 'normal' } } });

export const actionsCell = pattern.style({
  paddingInline: vars.space[2],
  textAlign: 'end',
  '@container': { [narrow]: { gridColumn: 3, gridRow: 1 } },
});

export const actionsButton = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fillHover, color: vars.color.text },
    "&[aria-expanded='true']": { backgroundColor: vars.color.fillActive },
  },
});

export const checkboxArea = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: boxWidth,
  minHeight: vars.size.control,
  cursor: 'pointer',
});

export const checkbox = pattern.style({
  width: vars.space[4],
  height: vars.space[4],
  margin: vars.space[0],
  accentColor: vars.color.accent,
  cursor: 'inherit',
});

export const refusedArea = pattern.style({ opacity: '0.5', cursor: 'not-allowed' });

export const refreshing = pattern.style({
  opacity: '0.75',
  transition: `opacity ${vars.motion.base} ${vars.motion.ease} ${vars.motion.skeletonDelay}`,
});

export const skeletonRow = pattern.style({
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease} ${vars.motion.skeletonDelay} both`,
});

export const footer = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.space[12],
  padding: vars.space[2],
  borderBlockStart: hairline,
  selectors: { '&:empty': { display: 'none' } },
});

export const limit = pattern.style({ flex: 'none' });

pattern.global(`${scroller}:is(:last-child, :has(+ ${footer}:empty))`, {
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
});
