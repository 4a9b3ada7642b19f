import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

/** Pixels per metre, set by the view. Keeps lines equally thin at every scale. */
export const scale = '--plan-scale';
const thin = `calc(${vars.size.hairline} / var(${scale}))`;

const outline = { stroke: vars.plan.line, strokeWidth: thin } as const;

export const floor = pattern.style({ fill: vars.plan.floor });

const { sand, iris, sage, clay, sky, rose, charcoal, ivory } = vars.plan;
const tints = { sand, iris, sage, clay, sky, rose, charcoal, ivory };
type Tint = keyof typeof tints;

const perTint = <Rule>(rule: (color: string) => Rule) =>
  Object.fromEntries(
    Object.entries(tints).map(([name, color]) => [name, rule(color)]),
  ) as unknown as Record<Tint, Rule>;

export const tint = pattern.variants(perTint((fill) => ({ fill })));

export const fabric = pattern.variants(perTint((fill) => ({ ...outline, fill })));

export const furniture = pattern.style({ ...outline, fill: vars.plan.furniture });
export const wood = pattern.style({ ...outline, fill: vars.plan.wood });
export const rug = pattern.style({ stroke: vars.plan.faint, strokeWidth: thin, fill: sand });
const thinBar = pattern.style({ fill: vars.plan.line });
export { thinBar as thin };
const screenBar = pattern.style({ fill: vars.plan.line });
export { screenBar as screen };
export const detail = pattern.style({ ...outline, fill: 'none', strokeLinejoin: 'round' });
export const leaf = pattern.style({
  fill: vars.plan.leaf,
  stroke: vars.plan.leafLine,
  strokeWidth: thin,
});
export const vein = pattern.style({ fill: 'none', stroke: vars.plan.leafLine, strokeWidth: thin });

export const wall = pattern.variants({
  PLASTER: { stroke: vars.plan.wall, strokeLinecap: 'square' },
  WOOD: { stroke: vars.plan.wall, strokeLinecap: 'square' },
  RAIL: { stroke: vars.plan.line },
  GLASS: { stroke: vars.plan.glass },
  WINDOW: { stroke: vars.plan.wall },
});

export const pane = pattern.style({ stroke: vars.plan.window });

export const door = pattern.style({
  fill: 'none',
  stroke: vars.plan.wall,
  strokeWidth: thin,
  strokeLinejoin: 'round',
});
