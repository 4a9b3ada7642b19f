import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const file = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '1 1 auto',
  minWidth: vars.space[0],
});

export const cover = screen.style({
  display: 'block',
  width: '100%',
  maxWidth: vars.size.popover,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
