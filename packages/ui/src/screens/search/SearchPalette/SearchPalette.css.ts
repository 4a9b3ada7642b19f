import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const foot = screen.style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
