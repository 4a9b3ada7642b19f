import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: {
    "&[data-contain='true']": { objectFit: 'contain' },
    "&[data-mirrored='true']": { transform: 'scaleX(-1)' },
    "&[data-ready='false']": { opacity: 0 },
  },
  '@media': {
    [media.motion]: { transition: `opacity ${vars.motion.base} ${vars.motion.ease}` },
  },
});
