import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
  minWidth: vars.space[0],
});

export const me = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const names = screen.style({ flex: '1', minWidth: vars.space[0] });

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
} as const;

export const reachability = screen.style({ display: 'flex', flexDirection: 'column' });

export const choice = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const text = screen.style({ flex: '1', minWidth: vars.space[0], overflowWrap: 'anywhere' });

export const links = screen.style({ display: 'flex', flexDirection: 'column' });

export const link = screen.style({
  ...row,
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});
