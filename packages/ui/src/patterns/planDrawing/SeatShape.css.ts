import { pattern } from '../../styles/style.ts';
import { planVars } from '../../styles/planVars.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { scale } from './shapes.css.ts';

const thin = `calc(${vars.size.hairline} / var(${scale}))`;
const thick = `calc(${vars.size.focusRing} / var(${scale}))`;

export const seat = pattern.style({});

export const plain = pattern.style({
  fill: planVars.seat,
  stroke: planVars.line,
  strokeWidth: thin,
});

export const desk = pattern.style({
  fill: planVars.seat,
  stroke: planVars.line,
  strokeWidth: thin,
  selectors: {
    [`${seat}[data-state='SELECTED'] > &`]: { fill: planVars.line, stroke: planVars.line },
    [`${seat}[data-state='ACTIVE'] > &`]: { fill: vars.color.accent, stroke: vars.color.accent },
  },
});

export const back = pattern.style({
  fill: 'none',
  stroke: planVars.line,
  strokeWidth: 0.08,
  strokeLinecap: 'round',
  selectors: {
    [`${seat}[data-state='ACTIVE'] > &`]: { stroke: vars.color.accent },
  },
});

export const marked = pattern.style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: thick,
});
