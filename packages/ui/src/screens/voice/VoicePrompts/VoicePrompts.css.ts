import { keyframes } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const fromTop = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space[2]}))` },
  to: { opacity: 1, transform: 'none' },
});

/** Above dialogs, because a call cannot wait until a dialog is closed. */
export const root = screen.style({
  position: 'fixed',
  insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  insetInlineEnd: vars.space[3],
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: `min(${vars.size.dialog}, calc(100vw - 2 * ${vars.space[3]}))`,
  pointerEvents: 'none',
});

export const card = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  '@media': {
    [media.motion]: { animation: `${fromTop} ${vars.motion.base} ${vars.motion.ease}` },
  },
});

export const head = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

export const words = screen.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

// On phones the buttons fill their row as larger touch targets.
screen.global(`${actions} > *`, { '@media': { [media.belowTablet]: { flex: '1 1 auto' } } });

/** Hidden on touch devices. */
export const keys = screen.style({
  display: 'none',
  '@media': { [media.hover]: { display: 'block' } },
});
