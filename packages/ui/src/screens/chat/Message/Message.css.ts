import { keyframes } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const mark = keyframes({
  from: { backgroundColor: vars.color.accentFillHover },
  to: { backgroundColor: 'transparent' },
});

/** On touch screens the tools remain visible after a tap, so they are placed above the text. */
const finger = '(pointer: coarse)';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[2],
  paddingBlockEnd: vars.space[1],
  selectors: {
    "&[data-tools='true']": { backgroundColor: vars.color.fill },
    "&[data-marked='true']": { animation: `${mark} 2.4s ${vars.motion.ease}` },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.half})` },
  },
  '@media': {
    [finger]: {
      // Delayed, so that the tap target does not move under the finger.
      transitionProperty: 'padding-block-start',
      transitionDelay: vars.motion.fast,
      selectors: {
        "&:has([data-part='Tools'])": {
          paddingBlockStart: `calc(${vars.size.controlSmall} + ${vars.space[4]})`,
        },
      },
    },
  },
});

export const grouped = screen.style({ paddingBlockStart: vars.space.half });

export const side = screen.style({
  flex: 'none',
  width: vars.space[8],
  paddingBlockStart: vars.space.half,
});

/** Time of a grouped message, visible only on hover and focus. */
export const sideTime = screen.style({
  display: 'block',
  visibility: 'hidden',
  marginInline: `calc(-1 * ${vars.space[1]})`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  lineHeight: vars.font.lineHeight.body,
  selectors: { [`${root}[data-tools='true'] &`]: { visibility: 'visible' } },
});

export const body = screen.style({ flex: '1', minWidth: vars.space[0] });

export const head = screen.style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const name = screen.style({
  minWidth: vars.space[0],
  // Extends the target to 24 px without increasing the line height.
  marginBlock: `calc(-1 * ${vars.space.half})`,
  paddingBlock: vars.space.half,
  paddingInline: vars.space[0],
  overflow: 'hidden',
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.font.weight.bold,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const time = screen.style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.snug,
});

export const content = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

/** Overlaps the upper edge of the message. Sticks to the viewport if that edge is cut off. */
export const toolbarPosition = screen.style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: `calc(-1 * ${vars.space[3]}) ${vars.space[0]}`,
  insetInlineEnd: vars.space[4],
  pointerEvents: 'none',
  '@media': { [finger]: { insetBlockStart: vars.space[1] } },
});

export const tools = screen.style({
  position: 'sticky',
  insetBlockStart: vars.space[1],
  display: 'flex',
  pointerEvents: 'auto',
  padding: vars.space.half,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    // The touch targets of adjacent tools do not overlap.
    [finger]: { gap: `calc(${vars.size.finger} - ${vars.size.controlSmall})` },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const call = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
