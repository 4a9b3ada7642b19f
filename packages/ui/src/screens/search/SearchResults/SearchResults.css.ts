import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  alignSelf: 'stretch',
  margin: `0 calc(-1 * ${vars.space[2]})`,
  padding: vars.space[0],
  listStyle: 'none',
});

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  marginBlockEnd: vars.space[6],
});

export const press = screen.style({
  display: 'block',
  width: '100%',
  padding: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});
