import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';

/** Hidden on touch devices. */
export const keys = screen.style({
  display: 'none',
  '@media': { [media.hover]: { display: 'block' } },
});
