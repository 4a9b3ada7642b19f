import { scale } from '../../../../patterns/planDrawing/shapes.css.ts';
import { screen } from '../../../../styles/style.ts';
import { planVars } from '../../../../styles/planVars.css.ts';
import { vars } from '../../../../styles/vars.css.ts';

const thin = `calc(${vars.size.hairline} / var(${scale}))`;

export const zoneEdge = screen.style({
  fill: 'none',
  stroke: planVars.line,
  strokeWidth: thin,
  strokeDasharray: '0.15 0.15',
});

export const grid = screen.style({ fill: 'none', stroke: planVars.faint, strokeWidth: thin });

export const hanging = screen.style({
  fill: 'none',
  stroke: planVars.line,
  strokeWidth: thin,
  strokeDasharray: '0.06 0.06',
});

export const sill = screen.style({
  stroke: planVars.line,
  strokeWidth: thin,
  strokeDasharray: '0.08 0.08',
});

export const sofaSeat = screen.style({
  fill: 'none',
  stroke: planVars.line,
  strokeWidth: thin,
});

const mark = { strokeWidth: thin, stroke: vars.color.accent } as const;

export const spawn = screen.style({ ...mark, fill: vars.color.accentFill });

/** Reachability is checked from this spawn. */
export const firstSpawn = screen.style({ ...mark, fill: vars.color.accentFillHover });

export const arrow = screen.style({
  fill: 'none',
  strokeWidth: 0.06,
  stroke: vars.color.accentText,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
