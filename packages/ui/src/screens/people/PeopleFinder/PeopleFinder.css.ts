import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // Fixed height, so that the dialog does not resize while the member types.
  height: 'min(32rem, 68dvh)',
  // Truncates long names instead of widening the dialog beyond the window.
  containerType: 'inline-size',
});
