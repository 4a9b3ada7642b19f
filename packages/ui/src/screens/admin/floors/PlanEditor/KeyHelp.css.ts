import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const list = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  margin: vars.space[0],
});

export const row = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const keys = screen.style({ display: 'flex', gap: vars.space[1], margin: vars.space[0] });
