import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  position: 'relative',
  width: '100%',
  maxWidth: vars.size.popover,
  marginInline: 'auto',
  aspectRatio: '1',
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  backgroundColor: vars.color.fill,
  borderRadius: vars.radius.card,
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

export const picture = pattern.style({
  position: 'absolute',
  maxWidth: 'none',
  pointerEvents: 'none',
});

const mask = {
  position: 'absolute',
  inset: vars.space[0],
  pointerEvents: 'none',
  boxShadow: `0 0 0 ${vars.size.popover} ${vars.color.scrim}`,
} as const;

export const shape = pattern.variants({
  person: { ...mask, borderRadius: vars.radius.round },
  organization: { ...mask, borderRadius: '24%' },
});
