import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const kinds = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // The label is about all of them, not the first.
  marginBlockStart: vars.space[1],
});
