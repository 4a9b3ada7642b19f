import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridTemplateRows: 'auto',
  gridAutoRows: `minmax(${vars.space[24]}, 1fr)`,
  flex: '1',
  minHeight: vars.space[0],
  overflow: 'auto',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  '@media': { print: { overflow: 'visible', boxShadow: 'none' } },
});

export const weekday = pattern.style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
});

export const cell = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: vars.space[0],
  padding: vars.space.half,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
  selectors: {
    '&[data-off]': { backgroundColor: vars.color.fill },
    '&[data-today]': { backgroundColor: vars.color.accentFill },
    '&[data-over]': {
      outline: `${vars.size.focusRing} solid ${vars.color.accent}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

export const head = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const number = pattern.style({
  flexShrink: '0',
  minWidth: vars.size.hit,
  height: vars.size.hit,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.round,
  color: vars.color.text,
  backgroundColor: 'transparent',
  font: 'inherit',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fillHover },
    '[data-other] &': { color: vars.color.textMuted },
    '[data-red] &': { color: vars.color.dangerText },
    '[data-today] &': { color: vars.color.onAccent, backgroundColor: vars.color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-today] &': { color: 'HighlightText', backgroundColor: 'Highlight' } },
    },
  },
});

export const holiday = pattern.style({
  overflow: 'hidden',
  color: vars.color.dangerText,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chip = pattern.style({ flexShrink: '0', minHeight: vars.size.hit });

export const more = pattern.style({
  minHeight: vars.size.hit,
  padding: vars.space[0],
  paddingInline: vars.space[1],
  border: 'none',
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  font: 'inherit',
  fontSize: vars.font.size.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fillHover } },
});
