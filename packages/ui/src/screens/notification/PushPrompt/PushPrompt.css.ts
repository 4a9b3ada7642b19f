import { keyframes } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const fromTop = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space[3]}))` },
});

/** In the corner that neither panel, call nor toasts use. */
export const place = screen.style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  insetInlineEnd: vars.space[3],
  width: `min(${vars.size.form}, calc(100vw - 2 * ${vars.space[3]}))`,
  wordBreak: 'auto-phrase',
  '@media': {
    [media.motion]: { animation: `${fromTop} ${vars.motion.slow} ${vars.motion.ease}` },
  },
});

export const content = screen.style({ display: 'flex', gap: vars.space[3] });

export const icon = screen.style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'start',
  padding: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});
