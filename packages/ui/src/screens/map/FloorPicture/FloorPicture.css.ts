import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';
import { scale } from '../../../patterns/planDrawing/shapes.css.ts';

export const root = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  backgroundColor: planVars.ground,
});

export const drawing = screen.style({
  display: 'block',
  width: '100%',
  height: '100%',
  // Forced colours would remove parts of the drawing.
  forcedColorAdjust: 'none',
  // The width of lines at a common window size; the picture has no measured scale.
  vars: { [scale]: '24' },
});

export const name = screen.style({
  fill: vars.color.textMuted,
  stroke: planVars.halo,
  strokeWidth: 0.16,
  paintOrder: 'stroke',
  // In metres.
  fontSize: `calc(${vars.size.hairline} * 0.62)`,
  fontWeight: vars.font.weight.medium,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { [media.belowTablet]: { display: 'none' } },
});
