import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const token = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
