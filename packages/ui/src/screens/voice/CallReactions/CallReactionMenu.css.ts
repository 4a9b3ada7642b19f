import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', gap: vars.space.half });

export const emoji = screen.style({
  width: vars.size.control,
  height: vars.size.control,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.lineHeight.tight,
  cursor: 'pointer',
  '@media': { [media.coarse]: { width: vars.size.finger, height: vars.size.finger } },
  selectors: { '&:hover': { backgroundColor: vars.color.fill } },
});
