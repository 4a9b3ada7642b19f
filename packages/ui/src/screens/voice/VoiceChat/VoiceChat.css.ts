import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});
