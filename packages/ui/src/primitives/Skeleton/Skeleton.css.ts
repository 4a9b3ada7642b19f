import { keyframes } from '@vanilla-extract/css';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({
  '0%, 100%': { backgroundColor: vars.color.skeleton },
  '50%': { backgroundColor: vars.color.skeletonShine },
});

// Appears after 200 ms, because faster loading needs no placeholder.
export const root = primitive.style({
  display: 'block',
  flexShrink: 0,
  maxWidth: '100%',
  backgroundColor: vars.color.skeleton,
  animation: `${appear} ${vars.motion.base} ${vars.motion.skeletonDelay} backwards, ${breathe} 1.6s ease-in-out infinite`,
});

export const shape = primitive.variants({
  text: { borderRadius: vars.radius.small },
  block: { borderRadius: vars.radius.control },
  circle: { borderRadius: vars.radius.round },
});
