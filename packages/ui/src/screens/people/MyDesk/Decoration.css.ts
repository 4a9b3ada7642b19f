import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';

const outline = {
  stroke: planVars.wall,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

export const leaf = screen.style({ ...outline, fill: planVars.leaf, stroke: planVars.leafLine });
export const clay = screen.style({ ...outline, fill: planVars.clay });
export const rose = screen.style({ ...outline, fill: planVars.rose });
export const wood = screen.style({ ...outline, fill: planVars.wood });
export const sky = screen.style({ ...outline, fill: planVars.sky });
export const iris = screen.style({ ...outline, fill: planVars.iris });
export const sage = screen.style({ ...outline, fill: planVars.sage });
export const ivory = screen.style({ ...outline, fill: planVars.furniture });
export const line = screen.style({ ...outline, fill: 'none', strokeWidth: 1 });
export const stem = screen.style({ ...outline, fill: 'none', strokeWidth: 2 });
export const band = screen.style({
  ...outline,
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
});
