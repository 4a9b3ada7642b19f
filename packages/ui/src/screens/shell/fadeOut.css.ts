import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/vars.css.ts';

const disappear = keyframes({ to: { opacity: 0 } });

/** Reveals the scene behind an overlay. */
export const fadeOut = {
  animation: `${disappear} ${vars.motion.slow} ${vars.motion.ease} forwards`,
} as const;
