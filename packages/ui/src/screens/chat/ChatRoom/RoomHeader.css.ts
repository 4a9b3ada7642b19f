import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[1],
  minHeight: vars.space[16],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

// Aligns the back button with the other panels.
screen.global(`${root} > button:first-child`, {
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const portrait = screen.style({ gridColumn: '2', gridRow: '1 / span 2' });

export const words = screen.style({
  gridColumn: '3',
  minWidth: vars.space[0],
  paddingInlineStart: vars.space[2],
  lineHeight: vars.font.lineHeight.snug,
});

export const name = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

// Long names have two lines beside the buttons of a narrow panel.
export const title = screen.style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Below the name and the buttons, with the width of both. */
export const presence = screen.style({
  display: 'flex',
  gridColumn: '3 / -1',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minWidth: vars.space[0],
  paddingInline: vars.space[2],
});

export const actions = screen.style({
  display: 'flex',
  gridColumn: '4',
  gridRow: '1',
  alignItems: 'center',
  gap: vars.space[1],
});

// On phones the back button and the bottom bar lead out of the conversation.
export const closeBesideBack = screen.style({
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const mark = screen.style({ display: 'flex', flex: 'none' });

export const members = screen.style({
  minHeight: vars.size.hit,
  padding: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.font.size.xs,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } },
});
