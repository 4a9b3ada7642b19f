import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const hour = vars.space[12];
const hourAcross = vars.space[20];
const axis = vars.space[12];
const roomName = vars.space[24];

export const scroller = pattern.style({
  position: 'relative',
  flex: '1',
  minHeight: vars.space[0],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  '@media': { print: { overflow: 'visible', boxShadow: 'none' } },
});

export const columns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minWidth: 'min-content',
});

export const head = pattern.style({
  position: 'sticky',
  top: vars.space[0],
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  '@media': { print: { position: 'static' } },
});

export const corner = pattern.style({
  position: 'sticky',
  insetInlineStart: vars.space[0],
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[1],
  backgroundColor: vars.color.surface,
  borderStartStartRadius: vars.radius.card,
});

export const zoneName = pattern.style({
  width: axis,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'end',
});

export const lanes = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${vars.space[16]}, 1fr)`,
});

export const laneHead = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: vars.space[0],
  padding: vars.space[1],
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const dayName = pattern.style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const dayButton = pattern.style({
  minHeight: vars.size.hit,
  padding: vars.space[0],
  paddingInline: vars.space.half,
  border: 'none',
  borderRadius: vars.radius.small,
  color: 'inherit',
  backgroundColor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fillHover } },
});

export const dayNumber = pattern.style({
  color: vars.color.text,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.medium,
});

export const isToday = pattern.style({ color: vars.color.accentText });
pattern.global(`${isToday} ${dayNumber}`, { color: vars.color.accentText });

export const isHoliday = pattern.style({});
pattern.global(`${isHoliday} ${dayNumber}, ${isHoliday}`, { color: vars.color.dangerText });

export const personName = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const dot = pattern.style({
  flexShrink: '0',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: 'var(--office-person)',
});

export const chip = pattern.style({ width: '100%', minHeight: vars.size.hit });

export const body = pattern.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
});

export const axes = pattern.style({
  position: 'sticky',
  insetInlineStart: vars.space[0],
  zIndex: 3,
  display: 'flex',
  gap: vars.space[1],
  backgroundColor: vars.color.surface,
});

export const axisHours = pattern.style({
  width: axis,
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1',
  textAlign: 'end',
});

export const axisHour = pattern.style({
  height: hour,
  paddingInlineEnd: vars.space[1],
  '@media': { print: { height: vars.space[5] } },
});

pattern.global(`${axisHour} > span`, { position: 'relative', top: '-0.5em' });
pattern.global(`${axisHour}:first-child > span`, { opacity: 0 });

const line = (direction: string, size: string) =>
  `repeating-linear-gradient(${direction}, ${vars.color.border} 0 ${vars.size.hairline}, transparent ${vars.size.hairline} ${size})`;

export const lane = pattern.style({
  position: 'relative',
  height: `calc(24 * ${hour})`,
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundImage: line('to bottom', 'calc(100% / 24)'),
  selectors: {
    '&[data-today]': {
      backgroundColor: `color-mix(in oklab, ${vars.color.accentFill} 55%, transparent)`,
    },
    '&[data-off]': { backgroundColor: vars.color.fill },
  },
  '@media': { print: { height: `calc(24 * ${vars.space[5]})`, breakInside: 'avoid' } },
});

export const canCreate = pattern.style({ cursor: 'cell' });

export const block = pattern.style({ position: 'absolute', contain: 'layout style' });

export const draft = pattern.style({
  position: 'absolute',
  zIndex: 3,
  pointerEvents: 'none',
  paddingInline: vars.space[1],
  paddingBlock: vars.space.half,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  boxShadow: vars.shadow.floating,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

/** The chosen time of a meeting that is being planned. Other meetings remain visible below it. */
export const selection = pattern.style({
  zIndex: 2,
  color: vars.color.accentText,
  backgroundColor: vars.color.accentFill,
  boxShadow: `inset 0 0 0 ${vars.size.focusRing} ${vars.color.accent}`,
});

/** Remains readable over the text of other meetings. */
export const selectionTime = pattern.style({
  display: 'inline-block',
  marginInlineStart: `calc(-1 * ${vars.space.half})`,
  paddingInline: vars.space.half,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
});

export const cursor = pattern.style({
  position: 'absolute',
  zIndex: 2,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.accentFill,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
});

export const now = pattern.style({
  position: 'absolute',
  insetInline: vars.space[0],
  zIndex: 2,
  height: vars.size.focusRing,
  backgroundColor: vars.color.danger,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: "''",
      position: 'absolute',
      top: `calc(-1 * ${vars.space[1]} + ${vars.size.hairline})`,
      insetInlineStart: `calc(-1 * ${vars.space[1]})`,
      width: vars.space[2],
      height: vars.space[2],
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.danger,
    },
  },
  '@media': { print: { display: 'none' } },
});

export const rows = pattern.style({
  display: 'grid',
  gridTemplateColumns: `${roomName} calc(24 * ${hourAcross})`,
  width: 'max-content',
});

export const rowsCorner = pattern.style({
  justifyContent: 'flex-start',
  paddingInline: vars.space[2],
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const rowsName = pattern.style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
});

export const rowsAxis = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, 1fr)',
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
});

export const rowsHour = pattern.style({
  padding: vars.space[1],
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const rowsBody = pattern.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
});

export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const rowHead = pattern.style({
  position: 'sticky',
  insetInlineStart: vars.space[0],
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  padding: vars.space[2],
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
});

export const rowLane = pattern.style({
  position: 'relative',
  minHeight: vars.space[12],
  backgroundImage: line('to right', hourAcross),
});

export const nowHorizontal = pattern.style({
  position: 'absolute',
  insetBlock: vars.space[0],
  zIndex: 2,
  width: vars.size.focusRing,
  backgroundColor: vars.color.danger,
  pointerEvents: 'none',
});
