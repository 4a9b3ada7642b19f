import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: vars.space[0],
});

export const form = screen.style({ maxWidth: vars.size.prose });

export const itemName = screen.style({ flex: '1 1 auto', minWidth: vars.space[0] });

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
