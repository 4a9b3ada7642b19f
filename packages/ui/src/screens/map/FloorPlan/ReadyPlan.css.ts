import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const nobody = screen.style({
  margin: vars.space[0],
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
});

export const following = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentFill,
});

export const followed = screen.style({
  display: 'flex',
  flex: '1',
  minWidth: vars.space[0],
});
