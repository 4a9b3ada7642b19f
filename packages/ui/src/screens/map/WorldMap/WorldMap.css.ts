import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const office = screen.style({
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
});

export const floors = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  marginBlockStart: vars.space[2],
  padding: vars.space[0],
  listStyle: 'none',
});
