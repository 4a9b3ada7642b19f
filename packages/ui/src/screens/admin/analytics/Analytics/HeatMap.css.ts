import { scale as planScale } from '../../../../patterns/planDrawing/shapes.css.ts';
import { screen } from '../../../../styles/style.ts';
import { planVars } from '../../../../styles/planVars.css.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const head = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const floor = screen.style({ width: 'min(100%, 18rem)' });

export const legend = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const scale = screen.style({
  width: '6rem',
  height: vars.space[3],
  forcedColorAdjust: 'none',
});

export const drawing = screen.style({
  display: 'block',
  width: '100%',
  maxHeight: '40rem',
  backgroundColor: planVars.ground,
  borderRadius: vars.radius.control,
  // Forced colours would remove parts of the drawing.
  forcedColorAdjust: 'none',
  // The width of lines at a common window size; the picture has no measured scale.
  vars: { [planScale]: '24' },
});

export const square = screen.style({ fill: vars.color.danger });
