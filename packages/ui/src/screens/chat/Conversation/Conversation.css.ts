import { keyframes } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minHeight: vars.space[0],
});

export const notice = screen.style({ flex: 'none', padding: vars.space[3] });

export const typing = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.hit,
  paddingInline: vars.space[4],
});

const beat = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

export const dots = screen.style({ display: 'flex', flex: 'none', gap: vars.space.half });

export const dot = screen.style({
  width: vars.space[1],
  height: vars.space[1],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.textMuted,
  '@media': { [media.motion]: { animation: `${beat} 1.2s infinite` } },
  selectors: {
    '&:nth-child(2)': { animationDelay: vars.motion.slow },
    '&:nth-child(3)': { animationDelay: `calc(2 * ${vars.motion.slow})` },
  },
});

export const hint = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
});

export const pausedText = screen.style({ flex: '1', minWidth: vars.space[0] });

export const commandReply = screen.style({
  flex: 'none',
  marginInline: vars.space[4],
  marginBlockEnd: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const commandReplyHead = screen.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[1],
});

export const commandReplyText = screen.style({
  maxHeight: '30vh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[2],
});

export const readOnly = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const drop = screen.style({
  position: 'absolute',
  zIndex: 3,
  inset: vars.space[2],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: `${vars.size.focusRing} dashed ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.panel,
  pointerEvents: 'none',
});
