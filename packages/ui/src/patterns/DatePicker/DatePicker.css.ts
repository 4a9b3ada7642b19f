import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const cell = vars.space[10];

export const root = pattern.style({
  position: 'relative',
  width: 'fit-content',
  fontVariantNumeric: 'tabular-nums',
});

export const months = pattern.style({ position: 'relative' });

export const nav = pattern.style({
  position: 'absolute',
  insetInline: vars.space[0],
  top: vars.space[0],
  display: 'flex',
  justifyContent: 'space-between',
});

export const navButton = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fillHover },
    "&[aria-disabled='true']": { opacity: 0.4, cursor: 'not-allowed' },
  },
});

export const caption = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: vars.size.controlSmall,
  marginBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.medium,
});

export const grid = pattern.style({ borderCollapse: 'collapse' });

export const weekday = pattern.style({
  width: cell,
  height: vars.size.hit,
  padding: vars.space[0],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  textAlign: 'center',
});

export const day = pattern.style({ width: cell, height: cell, padding: vars.space[0] });

export const dayButton = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.round,
  color: 'inherit',
  backgroundColor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fillHover },
    '&:disabled': { color: vars.color.textMuted, opacity: 0.5, cursor: 'not-allowed' },
    '&:disabled:hover': { backgroundColor: 'transparent' },
  },
});

export const today = pattern.style({
  color: vars.color.accentText,
  fontWeight: vars.font.weight.bold,
});

export const outside = pattern.style({ color: vars.color.textMuted });

export const selected = pattern.style({});
pattern.global(`${selected} > button, ${selected} > button:hover`, {
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { color: 'HighlightText', backgroundColor: 'Highlight' } },
});
