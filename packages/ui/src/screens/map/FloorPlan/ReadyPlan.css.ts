import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const emptyNote = screen.style({
  margin: vars.space[0],
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
});

export const following = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentFill,
});

export const followed = screen.style({
  display: 'flex',
  flex: '1 1 auto',
  minWidth: vars.space[0],
  maxWidth: `calc(100% - ${vars.space[8]})`,
});

screen.global(`${following} > button`, { marginInlineStart: 'auto' });
