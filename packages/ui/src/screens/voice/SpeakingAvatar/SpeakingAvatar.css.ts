import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Speaking ring, drawn outside the layout to prevent a shift. */
export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  borderRadius: vars.radius.round,
  '::after': {
    content: '',
    position: 'absolute',
    inset: `calc(-1 * ${vars.space.half})`,
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 ${vars.size.focusRing} ${vars.color.accent}`,
    opacity: 0,
    pointerEvents: 'none',
  },
  selectors: { "&[data-speaking='true']::after": { opacity: 1 } },
  '@media': {
    [media.motion]: {
      '::after': { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` },
    },
  },
});
