import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  maxHeight: vars.size.menu,
  minHeight: vars.space[10],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  overflowY: 'auto',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
