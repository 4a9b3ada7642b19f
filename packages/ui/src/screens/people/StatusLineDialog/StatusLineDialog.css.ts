import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const line = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const text = screen.style({ flex: '1', minWidth: vars.space[0] });

export const suggestions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
