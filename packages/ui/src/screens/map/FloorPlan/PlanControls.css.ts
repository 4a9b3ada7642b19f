import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  gap: vars.space.half,
  // Prevents double-tap zoom.
  touchAction: 'manipulation',
});

const finger = { minWidth: vars.size.finger, minHeight: vars.size.finger };

screen.global(`${root} button`, {
  '@media': { [media.belowTablet]: finger, [media.coarse]: finger },
});
