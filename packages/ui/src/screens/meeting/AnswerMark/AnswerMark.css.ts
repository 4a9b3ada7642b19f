import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
});
