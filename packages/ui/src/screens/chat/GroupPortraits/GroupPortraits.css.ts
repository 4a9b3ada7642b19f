import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: vars.size.avatar,
  height: vars.size.avatar,
});

export const portrait = screen.style({
  position: 'absolute',
  display: 'flex',
  borderRadius: vars.radius.round,
});

export const back = screen.style({
  insetBlockStart: vars.space[0],
  insetInlineStart: vars.space[0],
});

export const front = screen.style({
  insetBlockEnd: vars.space[0],
  insetInlineEnd: vars.space[0],
  boxShadow: `0 0 0 ${vars.space.half} ${vars.color.surface}`,
});

export const more = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
  color: vars.color.text,
  fontSize: vars.space[3],
});
