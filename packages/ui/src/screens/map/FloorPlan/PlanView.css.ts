import { keyframes } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';
import { scale } from '../../../patterns/planDrawing/shapes.css.ts';
import { wide } from './PlanLayout.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.space[0],
  selectors: { "&[data-layout='page']": { height: '100%' } },
});

export const surface = screen.style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: planVars.ground,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    [`${root}[data-layout='page'] > &`]: { flex: '1', minHeight: vars.space[0] },
    // Limits the height to a part of the window.
    [`${root}[data-layout='panel'] > &`]: {
      height: 'clamp(11rem, 34dvh, 16rem)',
      border: `${vars.size.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
    },
    '&:active': { cursor: 'grabbing' },
    "&[data-pressable='true']:not(:active)": { cursor: 'pointer' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
});

/** Below the drawing. Above it in the side-by-side layout, because the call bar uses the lower edge. */
export const bar = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  selectors: {
    [`${root}[data-layout='page'] > &`]: {
      paddingInline: vars.space[3],
      paddingBlockEnd: vars.space[2],
      '@container': {
        [wide]: { order: -1, paddingInline: vars.space[5], paddingBlock: vars.space[1] },
      },
    },
  },
});

export const world = screen.style({
  position: 'absolute',
  insetBlockStart: vars.space[0],
  insetInlineStart: vars.space[0],
  transformOrigin: '0 0',
  direction: 'ltr',
  // Forced colours would remove parts of the drawing.
  forcedColorAdjust: 'none',
  '@media': {
    [media.motion]: {
      selectors: { "&[data-following='true']": { transition: 'transform 220ms linear' } },
    },
  },
});

export const drawing = screen.style({ display: 'block', overflow: 'visible' });

export const markedRoom = screen.style({
  fill: vars.color.accentFill,
  stroke: vars.color.accent,
  strokeWidth: `calc(${vars.size.hairline} / var(${scale}))`,
});

const arrive = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

export const goal = screen.style({
  fill: vars.color.accentFill,
  stroke: vars.color.accent,
  strokeWidth: `calc(${vars.size.focusRing} / var(${scale}))`,
  opacity: 0,
  animation: `${arrive} 1200ms ${vars.motion.ease}`,
});
