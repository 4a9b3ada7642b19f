import { media } from '../../styles/media.ts';
import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  gap: vars.space[1],
  // Minimum spacing for touch targets.
  '@media': { [media.coarse]: { gap: vars.space[3] } },
});
