import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Covers the whole window, regardless of the page's styles. */
export const root = screen.style({
  position: 'fixed',
  inset: vars.space[0],
  backgroundColor: vars.stage.ground,
});
