import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const metadata = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
});
