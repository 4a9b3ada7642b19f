import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const bar = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 100%',
});

export const field = screen.style({ flex: '1 1 auto', minWidth: vars.space[0] });
