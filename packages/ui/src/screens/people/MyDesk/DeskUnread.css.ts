import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${vars.space[20]} * 2), 1fr))`,
  gap: vars.space[2],
});

export const item = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});

export const name = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
