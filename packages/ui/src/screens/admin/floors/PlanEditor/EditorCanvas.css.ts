import { screen } from '../../../../styles/style.ts';
import { planVars } from '../../../../styles/planVars.css.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  flex: '1',
  minWidth: vars.space[0],
  minHeight: vars.space[0],
});

export const window = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  overflow: 'hidden',
  backgroundColor: planVars.ground,
});

/** Covers the drawing and receives all pointer and keyboard events. */
export const surface = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'crosshair',
  selectors: {
    "&[data-tool='select']": { cursor: 'default' },
    "&[data-tool='select'][data-over='true']": { cursor: 'move' },
    "&[data-tool='hand']": { cursor: 'grab' },
    "&[data-tool='hand']:active": { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
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
});

export const drawing = screen.style({ display: 'block', overflow: 'visible' });

const layer = {
  position: 'absolute',
  insetBlockStart: vars.space[0],
  insetInlineStart: vars.space[0],
  display: 'block',
  overflow: 'visible',
  pointerEvents: 'none',
} as const;

/** `will-change: transform` would blur the drawing when zoomed in. */
export const overlay = screen.style({ ...layer, willChange: 'opacity' });

/** Moves without repainting. Rendered only during a drag, because it does not sharpen. */
export const moved = screen.style({ ...layer, willChange: 'transform' });

export const controls = screen.style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'flex',
  padding: vars.space.half,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.panel,
  boxShadow: vars.shadow.raised,
});
