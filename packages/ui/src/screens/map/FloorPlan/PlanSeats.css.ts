import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';
import { scale } from './PlanDrawing.css.ts';

const thin = `calc(${vars.size.hairline} / var(${scale}))`;
const thick = `calc(${vars.size.focusRing} / var(${scale}))`;

export const seat = screen.style({});

export const plain = screen.style({
  fill: vars.plan.seat,
  stroke: vars.plan.line,
  strokeWidth: thin,
});

export const desk = screen.style({
  fill: vars.plan.seat,
  stroke: vars.plan.line,
  strokeWidth: thin,
  selectors: {
    [`${seat}[data-state='SELECTED'] > &`]: { fill: vars.plan.line, stroke: vars.plan.line },
    [`${seat}[data-state='ACTIVE'] > &`]: { fill: vars.color.accent, stroke: vars.color.accent },
  },
});

export const back = screen.style({
  fill: 'none',
  stroke: vars.plan.line,
  strokeWidth: 0.08,
  strokeLinecap: 'round',
  selectors: {
    [`${seat}[data-state='ACTIVE'] > &`]: { stroke: vars.color.accent },
  },
});

export const marked = screen.style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: thick,
});
