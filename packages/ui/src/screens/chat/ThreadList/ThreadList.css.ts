import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});
