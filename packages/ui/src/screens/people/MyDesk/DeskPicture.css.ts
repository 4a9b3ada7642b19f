import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'block',
  width: '100%',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

const line = { stroke: planVars.line, strokeWidth: 1 } as const;

export const wall = screen.style({ fill: planVars.floor });
export const floor = screen.style({ fill: planVars.ground });
export const wood = screen.style({ ...line, fill: planVars.wood });
export const board = screen.style({ ...line, fill: planVars.sand });
export const chair = screen.style({ ...line, fill: planVars.iris });
export const frame = screen.style({ ...line, fill: 'none' });
export const monitor = screen.style({ ...line, fill: planVars.furniture });
const screenGlass = screen.style({ fill: planVars.iris });
export { screenGlass as screen };
export const text = screen.style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.4,
});
export const metal = screen.style({ ...line, fill: planVars.charcoal });

export const note = screen.variants({
  yellow: { fill: vars.note.yellow },
  pink: { fill: vars.note.pink },
  green: { fill: vars.note.green },
  blue: { fill: vars.note.blue },
});
