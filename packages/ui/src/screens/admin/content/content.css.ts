import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const preview = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
