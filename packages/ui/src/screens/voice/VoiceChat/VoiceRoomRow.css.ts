import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  selectors: { "&[data-joined='true']": { backgroundColor: vars.color.accentFill } },
});

export const icon = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatar,
  height: vars.size.avatar,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  color: vars.color.textMuted,
});

export const count = screen.style({ display: 'flex', flex: 'none' });

export const actions = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
});
