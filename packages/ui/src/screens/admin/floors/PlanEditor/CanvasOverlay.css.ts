import { scale } from '../../../../patterns/planDrawing/shapes.css.ts';
import { screen } from '../../../../styles/style.ts';
import { planVars } from '../../../../styles/planVars.css.ts';
import { vars } from '../../../../styles/vars.css.ts';

const thin = `calc(${vars.size.hairline} / var(${scale}))`;
const thick = `calc(${vars.size.focusRing} / var(${scale}))`;

export const hovered = screen.style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: thin,
});

export const selectedArea = screen.style({ fill: vars.color.accentFill });

export const selectedEdge = screen.style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: thick,
  strokeLinejoin: 'round',
});

export const selectionBounds = screen.style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: thin,
  strokeDasharray: `calc(${vars.space[1]} / var(${scale}))`,
});

export const marquee = screen.style({
  fill: vars.color.accentFill,
  stroke: vars.color.accent,
  strokeWidth: thin,
});

export const drawnWall = screen.style({
  stroke: vars.color.accent,
  strokeWidth: 0.16,
  strokeLinecap: 'square',
});

export const guide = screen.style({ stroke: vars.chart[4], strokeWidth: thin });

export const dimensionLabel = screen.style({
  fontSize: `calc(${vars.font.size.sm} / var(${scale}))`,
  fontWeight: vars.font.weight.bold,
  fill: vars.color.accentText,
  stroke: planVars.halo,
  strokeWidth: `calc(${vars.space[1]} / var(${scale}))`,
  paintOrder: 'stroke',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontVariantNumeric: 'tabular-nums',
});

export const drawingPoint = screen.style({ fill: vars.color.accent });

export const handle = screen.style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: thick,
});

export const faintHandle = screen.style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: thin,
});

export const rotationLine = screen.style({ stroke: vars.color.accent, strokeWidth: thin });

export const problem = screen.variants({
  error: { fill: vars.color.dangerFill, stroke: vars.color.danger, strokeWidth: thick },
  warning: { fill: vars.color.warningFill, stroke: vars.color.warningText, strokeWidth: thick },
});

export const problemIcon = screen.variants({
  error: { fill: vars.color.danger },
  warning: { fill: vars.color.warningText },
});

export const problemIconMark = screen.style({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 0.22,
  strokeLinecap: 'round',
});

export const zoneName = screen.style({
  fontSize: `calc(${vars.font.size.xs} / var(${scale}))`,
  fontWeight: vars.font.weight.medium,
  fill: vars.color.textMuted,
  stroke: planVars.halo,
  strokeWidth: `calc(${vars.space[1]} / var(${scale}))`,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  dominantBaseline: 'hanging',
});
