import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  marginBlockStart: vars.space[1],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});

export const count = screen.style({ flex: 'none' });

export const people = screen.style({ display: 'flex', flex: 'none', gap: vars.space.half });

export const fresh = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
});

export const dot = screen.style({
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
});
