import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** All of the window, whatever its page brings along. */
export const root = screen.style({
  position: 'fixed',
  inset: vars.space[0],
  backgroundColor: vars.stage.ground,
});
