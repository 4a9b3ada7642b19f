import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const bar = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const undo = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const choices = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

export const none = screen.style({
  width: vars.size.avatar,
  height: vars.size.avatar,
  border: `${vars.size.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
});
