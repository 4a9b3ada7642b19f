import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const account = screen.style({
  margin: '0',
  paddingBlock: vars.space[3],
  borderBlock: `${vars.size.hairline} solid ${vars.color.border}`,
});
