import { keyframes } from '@vanilla-extract/css';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease} ${vars.motion.skeletonDelay} both`,
});

export const row = pattern.style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const picture = pattern.style({ aspectRatio: '16 / 11' });

export const person = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
});

export const lines = pattern.style({
  display: 'flex',
  flex: '1',
  minWidth: vars.space[0],
  flexDirection: 'column',
  gap: vars.space[2],
});
