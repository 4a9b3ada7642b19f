import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const ring = `${vars.size.focusRing} solid ${vars.color.focus}`;
const outline = `${vars.size.hairline} solid ${vars.color.border}`;

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '16rem',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const area = pattern.style({
  width: '100%',
  height: '9rem',
  borderRadius: vars.radius.control,
  // Keeps the colours in forced-colours mode.
  forcedColorAdjust: 'none',
  touchAction: 'none',
  selectors: { '&[data-disabled]': { opacity: '0.5' } },
});

export const track = pattern.style({
  width: '100%',
  height: vars.size.hit,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
  touchAction: 'none',
  '@media': { [media.coarse]: { height: vars.size.finger } },
  selectors: { '&[data-disabled]': { opacity: '0.5' } },
});

export const thumb = pattern.style({
  boxSizing: 'border-box',
  width: vars.space[5],
  height: vars.space[5],
  border: `${vars.size.focusRing} solid ${vars.color.onAccent}`,
  borderRadius: vars.radius.round,
  boxShadow: vars.shadow.raised,
  cursor: 'pointer',
  selectors: {
    [`${track} > &`]: { insetBlockStart: '50%' },
    '&[data-focus-visible]': { outline: ring, outlineOffset: vars.size.hairline },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const line = pattern.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const preview = pattern.style({
  flex: 'none',
  boxSizing: 'border-box',
  width: vars.size.control,
  height: vars.size.control,
  border: outline,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

export const code = pattern.style({ flex: '1', minWidth: vars.space[0] });

export const input = pattern.style({
  boxSizing: 'border-box',
  width: '100%',
  height: vars.size.control,
  margin: vars.space[0],
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  // A smaller font would make phones zoom the page.
  fontSize: vars.font.size.md,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  '@media': { [media.coarse]: { height: vars.size.finger } },
  selectors: {
    '&:focus-visible': { outline: ring, outlineOffset: `calc(-1 * ${vars.size.hairline})` },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const paint = pattern.style({
  boxSizing: 'border-box',
  width: vars.space[5],
  height: vars.space[5],
  border: outline,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
});
