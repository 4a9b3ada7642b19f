import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const fromBelow = keyframes({
  from: { opacity: 0, transform: `translateY(${vars.space[3]})` },
});

export const root = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  wordBreak: 'auto-phrase',
  '@media': {
    [media.motion]: { animation: `${fromBelow} ${vars.motion.slow} ${vars.motion.ease}` },
  },
});

export const content = pattern.style({
  display: 'flex',
  flex: `1 1 ${vars.size.popover}`,
  gap: vars.space[3],
});

export const icon = pattern.style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'start',
  padding: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
  color: vars.color.accentText,
});

export const words = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
});

export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
});
