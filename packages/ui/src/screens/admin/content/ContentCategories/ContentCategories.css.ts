import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const columns = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[6],
  alignItems: 'start',
});

export const item = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 auto',
  minWidth: vars.space[0],
});
