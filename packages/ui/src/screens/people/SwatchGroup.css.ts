import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const legend = screen.style({
  marginBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.medium,
});

export const colour = screen.style({
  // Keeps the swatch colour in forced-colours mode.
  forcedColorAdjust: 'none',
  width: vars.space[5],
  height: vars.space[5],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
});
