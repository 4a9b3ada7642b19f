import { pattern } from '../../styles/style.ts';
import { planVars } from '../../styles/planVars.css.ts';
import { vars } from '../../styles/vars.css.ts';

/** Pixels per metre, set by the view. Keeps lines equally thin at every scale. */
export const scale = '--plan-scale';
const thin = `calc(${vars.size.hairline} / var(${scale}))`;

const outline = { stroke: planVars.line, strokeWidth: thin } as const;

export const floor = pattern.style({ fill: planVars.floor });

const { sand, iris, sage, clay, sky, rose, charcoal, ivory } = planVars;
const tints = { sand, iris, sage, clay, sky, rose, charcoal, ivory };
type Tint = keyof typeof tints;

const perTint = <Rule>(rule: (color: string) => Rule) =>
  Object.fromEntries(
    Object.entries(tints).map(([name, color]) => [name, rule(color)]),
  ) as unknown as Record<Tint, Rule>;

export const tint = pattern.variants(perTint((fill) => ({ fill })));

export const fabric = pattern.variants(perTint((fill) => ({ ...outline, fill })));

export const furniture = pattern.style({ ...outline, fill: planVars.furniture });
export const wood = pattern.style({ ...outline, fill: planVars.wood });
export const rug = pattern.style({ stroke: planVars.faint, strokeWidth: thin, fill: sand });
const thinBar = pattern.style({ fill: planVars.line });
export { thinBar as thin };
const screenBar = pattern.style({ fill: planVars.line });
export { screenBar as screen };
export const detail = pattern.style({ ...outline, fill: 'none', strokeLinejoin: 'round' });
export const leaf = pattern.style({
  fill: planVars.leaf,
  stroke: planVars.leafLine,
  strokeWidth: thin,
});
export const vein = pattern.style({ fill: 'none', stroke: planVars.leafLine, strokeWidth: thin });

export const wall = pattern.variants({
  PLASTER: { stroke: planVars.wall, strokeLinecap: 'square' },
  WOOD: { stroke: planVars.wall, strokeLinecap: 'square' },
  RAIL: { stroke: planVars.line },
  GLASS: { stroke: planVars.glass },
  WINDOW: { stroke: planVars.wall },
});

export const pane = pattern.style({ stroke: planVars.window });

export const door = pattern.style({
  fill: 'none',
  stroke: planVars.wall,
  strokeWidth: thin,
  strokeLinejoin: 'round',
});
