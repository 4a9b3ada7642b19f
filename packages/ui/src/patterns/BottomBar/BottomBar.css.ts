import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  flex: 'none',
  // The badge of the last entry may be wider than the space beside its icon.
  overflowX: 'clip',
  containerType: 'inline-size',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const list = pattern.style({
  display: 'flex',
  height: vars.size.bottomBar,
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

/** Equal widths as far as the labels allow; with large type or little space, as wide as the label. */
export const slot = pattern.style({
  flex: '1 1 auto',
  minWidth: vars.space[0],
  '@container': { '(min-width: 22rem)': { flex: '1 1 0', minWidth: 'min-content' } },
});

export const entry = pattern.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  width: '100%',
  height: '100%',
  paddingInline: vars.space[1],
  color: vars.color.textMuted,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

export const button = pattern.style({
  paddingBlock: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
});

export const current = pattern.style({
  color: vars.color.accentText,
  fontWeight: vars.font.weight.medium,
});

export const name = pattern.style({
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const badge = pattern.style({
  position: 'absolute',
  insetBlockStart: vars.space.half,
  insetInlineStart: `calc(50% + ${vars.space[2]})`,
  display: 'flex',
});
