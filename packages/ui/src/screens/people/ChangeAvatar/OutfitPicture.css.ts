import { screen } from '../../../styles/style.ts';
import { planVars } from '../../../styles/planVars.css.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ width: vars.size.avatar, height: vars.size.avatar });

export const shape = screen.style({
  fill: planVars.iris,
  stroke: vars.color.accentText,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
