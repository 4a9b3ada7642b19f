import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const trigger = screen.style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  padding: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});

export const loading = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minWidth: '0',
});

export const menu = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: vars.size.menu,
});
