import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const sections = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const heading = screen.style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});

export const list = screen.style({
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});
