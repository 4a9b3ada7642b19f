import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const outline = {
  stroke: vars.plan.wall,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

export const leaf = screen.style({ ...outline, fill: vars.plan.leaf, stroke: vars.plan.leafLine });
export const clay = screen.style({ ...outline, fill: vars.plan.clay });
export const rose = screen.style({ ...outline, fill: vars.plan.rose });
export const wood = screen.style({ ...outline, fill: vars.plan.wood });
export const sky = screen.style({ ...outline, fill: vars.plan.sky });
export const iris = screen.style({ ...outline, fill: vars.plan.iris });
export const sage = screen.style({ ...outline, fill: vars.plan.sage });
export const ivory = screen.style({ ...outline, fill: vars.plan.furniture });
export const line = screen.style({ ...outline, fill: 'none', strokeWidth: 1 });
export const stem = screen.style({ ...outline, fill: 'none', strokeWidth: 2 });
export const band = screen.style({
  ...outline,
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
});
