import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: `calc(${vars.size.popover} - 2 * ${vars.space[4]})`,
  maxWidth: '100%',
});

export const row = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 1fr)',
});

export const emoji = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: vars.size.controlSmall,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.lineHeight.tight,
  cursor: 'pointer',
  '@media': { [media.coarse]: { height: vars.size.control } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
  },
});

/** As high as the search field, the categories, the grid and the skin tones. */
export const pending = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  height: `calc(${vars.size.menu} + ${vars.size.control} + 2 * ${vars.size.controlSmall} + 3 * ${vars.space[2]})`,
});

export const grid = pattern.style({
  height: vars.size.menu,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  '@media': { [media.low]: { height: vars.space[24] } },
});

export const label = pattern.style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  height: vars.size.controlSmall,
  paddingInline: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
});

export const actionCell = pattern.style({ gridColumn: '1 / -1', display: 'flex' });

export const action = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.controlSmall,
  paddingInline: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.accentText,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  '@media': { [media.coarse]: { height: vars.size.control } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
  },
});
