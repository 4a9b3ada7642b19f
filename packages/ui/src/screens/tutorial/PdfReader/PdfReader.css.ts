import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const field = screen.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const number = screen.style({ width: vars.space[16] });

export const space = screen.style({ flex: '1' });

export const frame = screen.style({
  position: 'relative',
  maxHeight: '75vh',
  overflow: 'auto',
});

export const page = screen.style({ position: 'relative', width: 'max-content' });

export const canvas = screen.style({ display: 'block' });

/** Transparent text over the picture of the page, for selection and screen readers. */
export const text = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  overflow: 'clip',
  lineHeight: '1',
  textAlign: 'initial',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
});

screen.global(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});

screen.global(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
});

screen.global(`${text} .markedContent`, { display: 'contents' });
