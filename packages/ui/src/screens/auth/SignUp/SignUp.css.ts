import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const pair = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
  alignItems: 'start',
});
