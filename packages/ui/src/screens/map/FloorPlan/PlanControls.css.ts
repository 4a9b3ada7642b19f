import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  gap: vars.space.half,
  // Prevents double-tap zoom.
  touchAction: 'manipulation',
});
