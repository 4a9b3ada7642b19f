import { keyframes } from '@vanilla-extract/css';
import { shellOffset } from '../../../primitives/Toast/offsetToastsRef.ts';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const fromBelow = keyframes({
  from: { opacity: 0, transform: `translateY(${vars.space[2]})` },
  to: { opacity: 1, transform: 'none' },
});

/** In the document flow on a phone to avoid covering buttons. Floats above the call bar on larger screens. */
export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: vars.space[3],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.tablet]: {
      position: 'fixed',
      insetBlockEnd: `calc(${vars.space[4]} + ${shellOffset})`,
      insetInlineEnd: vars.space[4],
      zIndex: vars.layer.toast,
      width: `min(${vars.size.form}, calc(100vw - 2 * ${vars.space[3]}))`,
      margin: vars.space[0],
    },
    [media.motion]: { animation: `${fromBelow} ${vars.motion.base} ${vars.motion.ease}` },
  },
});

export const head = screen.style({ display: 'flex', gap: vars.space[3] });

export const icon = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatar,
  height: vars.size.avatar,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const title = screen.style({
  minHeight: vars.size.hit,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
