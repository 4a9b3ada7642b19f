import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const words = screen.style({ flex: '1', minWidth: vars.space[8] });

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
