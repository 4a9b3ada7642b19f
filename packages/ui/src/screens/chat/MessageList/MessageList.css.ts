import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minHeight: vars.space[0],
});

export const scroller = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minHeight: vars.space[0],
  overflowX: 'hidden',
  overflowY: 'auto',
  // The list keeps its place itself.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

/** Few messages stand at the lower edge. */
export const spacer = screen.style({ flex: '1' });

export const content = screen.style({ flex: 'none' });

const floating = {
  position: 'absolute',
  insetInline: vars.space[0],
  display: 'flex',
  justifyContent: 'center',
  width: 'fit-content',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
} as const;

export const loading = screen.style({
  ...floating,
  insetBlockStart: vars.space[2],
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
});

export const above = screen.style({ ...floating, insetBlockStart: vars.space[2] });

export const below = screen.style({ ...floating, insetBlockEnd: vars.space[2] });

/** Virtua turns pointer events off while the list scrolls; a click right after scrolling must still hit. */
export const row = screen.style({
  pointerEvents: 'auto',
  // A resting finger opens the menu of a message, which has "copy", so the text is not selected.
  '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } },
});
