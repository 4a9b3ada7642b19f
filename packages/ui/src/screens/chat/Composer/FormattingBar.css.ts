import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  padding: vars.space[1],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
