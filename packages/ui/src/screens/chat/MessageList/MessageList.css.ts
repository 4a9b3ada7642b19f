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
  // `MessageScroll` does the scroll anchoring.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

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

/** Virtua disables pointer events while the list scrolls. Keeps clicks right after scrolling working. */
export const row = screen.style({
  pointerEvents: 'auto',
  // A long press opens the message menu with "copy" instead of selecting text.
  '@media': { '(pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } },
});
