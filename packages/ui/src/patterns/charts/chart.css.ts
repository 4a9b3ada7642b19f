import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const narrow = '(max-width: 30rem)';
const hairline = `${vars.size.hairline} solid ${vars.color.border}`;

export const root = pattern.style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: vars.space[0],
});

export const head = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const legend = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const legendItem = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const colors: readonly string[] = [
  vars.chart[1],
  vars.chart[2],
  vars.chart[3],
  vars.chart[4],
].map((color) => pattern.style({ vars: { '--office-series': color }, forcedColorAdjust: 'none' }));

export const swatch = pattern.style({
  flex: 'none',
  width: vars.space[3],
  height: vars.space[3],
  borderRadius: vars.radius.small,
  backgroundColor: 'var(--office-series)',
});

export const body = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  paddingBlockStart: vars.space[2],
});

export const scale = pattern.style({
  position: 'relative',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const longest = pattern.style({ visibility: 'hidden' });

export const tick = pattern.style({
  position: 'absolute',
  insetInlineEnd: vars.space[0],
  transform: 'translateY(-50%)',
});

export const plot = pattern.style({
  position: 'relative',
  height: '12rem',
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
});

export const drawing = pattern.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const gridline = pattern.style({
  stroke: vars.color.border,
  vectorEffect: 'non-scaling-stroke',
});
export const baseline = pattern.style({
  stroke: vars.color.borderStrong,
  vectorEffect: 'non-scaling-stroke',
});
export const activeBand = pattern.style({ fill: vars.color.fill });

export const bar = pattern.style({ fill: 'var(--office-series)' });

export const line = pattern.style({
  fill: 'none',
  stroke: 'var(--office-series)',
  strokeWidth: vars.space.half,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const dot = pattern.style({ strokeWidth: vars.space[2] });

export const dashes = ['none', '6 4', '1 5', '10 4 1 4'] as const;

export const values = pattern.style({
  position: 'absolute',
  insetBlockStart: vars.space[0],
  zIndex: 1,
  minWidth: 'max-content',
  padding: vars.space[2],
  border: hairline,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'none',
});

export const valuesSide = pattern.variants({
  start: { marginInlineStart: vars.space[2] },
  center: { transform: 'translateX(-50%)' },
  end: { transform: `translateX(calc(-100% - ${vars.space[2]}))` },
});

export const valueLine = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const value = pattern.style({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[3],
});

export const names = pattern.style({
  display: 'flex',
  gridColumn: 2,
  minHeight: vars.space[5],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.snug,
});

export const name = pattern.style({
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'center',
  minWidth: vars.space[0],
  whiteSpace: 'nowrap',
});

export const wrapping = pattern.style({});
pattern.global(`${wrapping} > ${name}`, {
  display: '-webkit-box',
  paddingInline: vars.space.half,
  overflow: 'hidden',
  textAlign: 'center',
  whiteSpace: 'normal',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const left = pattern.style({ visibility: 'hidden' });
export const leftNarrow = pattern.style({
  '@container': { [narrow]: { visibility: 'hidden' } },
});

export const empty = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '12rem',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
});

export const tableScroller = pattern.style({
  maxHeight: '15rem',
  overflow: 'auto',
  border: hairline,
  borderRadius: vars.radius.control,
});

export const table = pattern.style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
pattern.global(`${table} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
});
pattern.global(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: vars.space[0],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  backgroundColor: vars.color.surface,
});
pattern.global(`${table} tbody tr`, { borderBlockStart: hairline });

export const number = pattern.style({});
pattern.global(`${table} ${number}`, { textAlign: 'end' });

pattern.global(`${root} ${bar}, ${root} ${line}`, {
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
