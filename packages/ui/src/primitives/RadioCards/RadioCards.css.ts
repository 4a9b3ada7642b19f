import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({ gap: vars.space[2] });

export const layout = primitive.variants({
  list: { display: 'flex', flexDirection: 'column' },
  grid: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${vars.space[20]}, 1fr))`,
  },
  row: { display: 'flex', flexWrap: 'wrap' },
});

export const cell = primitive.style({ position: 'relative', display: 'flex', minWidth: 0 });

// Radix moves its hidden input to the left of the card, where it would widen a page from right to left.
primitive.global(`${cell} > input`, {
  inset: vars.space[0],
  transform: 'none !important' as 'none',
});

export const card = primitive.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  margin: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.coarse]: { minHeight: vars.size.finger },
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: {
        "&[data-state='checked']": {
          outline: `${vars.size.focusRing} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
        },
      },
    },
  },
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.color.fill },
    "&[data-state='checked']": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accent}`,
    },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
    [`${root}[aria-invalid] &`]: { borderColor: vars.color.danger },
  },
});

export const cardOf = primitive.variants({
  list: {
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.card,
    textAlign: 'start',
  },
  grid: {
    flexDirection: 'column',
    gap: vars.space[1],
    // Padding leaves room for six Japanese characters on one line.
    padding: `${vars.space[2]} ${vars.space.half}`,
    borderRadius: vars.radius.card,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.tight,
    textAlign: 'center',
  },
  row: { gap: vars.space[2], paddingInline: vars.space[3], borderRadius: vars.radius.round },
});

export const picture = primitive.style({
  display: 'flex',
  flex: 'none',
  selectors: {
    [`${cardOf.row} > &`]: { marginInlineStart: `calc(-1 * ${vars.space[1]})` },
    [`${card}:disabled > &`]: { opacity: 0.6 },
  },
});

export const text = primitive.style({
  minWidth: 0,
  selectors: {
    [`${cardOf.list} > &`]: { flex: '1' },
    [`${card}[data-state='checked'] > &`]: { fontWeight: vars.font.weight.medium },
    [`${cardOf.grid}[data-state='checked'] > &, ${cardOf.row}[data-state='checked'] > &`]: {
      color: vars.color.accentText,
    },
  },
});

export const mark = primitive.style({
  display: 'flex',
  flex: 'none',
  selectors: { [`${card}[data-state='unchecked'] > &`]: { visibility: 'hidden' } },
});
