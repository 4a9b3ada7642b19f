import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  paddingBlockStart: vars.space[3],
  listStyle: 'none',
});

export const row = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  width: '100%',
  padding: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.fill },
});

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: vars.space[0],
});
