import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const aside = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  height: '100%',
  padding: vars.space[8],
  backgroundColor: vars.color.accentFill,
  textAlign: 'center',
});

export const emblem = screen.style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[20],
  height: vars.space[20],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
});
