import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const rise = keyframes({
  '0%': { opacity: 0, transform: 'translate(-50%, 0) scale(0.6)' },
  '10%': { opacity: 1, transform: 'translate(-50%, -10%) scale(1.1)' },
  '70%': { opacity: 1 },
  '100%': { opacity: 0, transform: 'translate(-50%, -220%) scale(1)' },
});

export const root = pattern.style({
  position: 'absolute',
  inset: vars.space[0],
  pointerEvents: 'none',
});

export const reaction = pattern.style({
  position: 'absolute',
  insetBlockEnd: '20%',
  fontSize: vars.font.size['2xl'],
  lineHeight: vars.font.lineHeight.tight,
  transform: 'translate(-50%, 0)',
  '@media': {
    // As long as the reaction is shown.
    [media.motion]: { animation: `${rise} 3s linear forwards` },
  },
});
