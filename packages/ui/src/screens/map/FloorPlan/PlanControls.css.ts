import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  gap: vars.space.half,
  // Pressed twice in a row, a button must not enlarge the page.
  touchAction: 'manipulation',
});
