import { touchTarget } from '../../styles/touchTarget.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const axis = primitive.variants({
  horizontal: {},
  vertical: { display: 'flex', alignItems: 'flex-start', gap: vars.space[5] },
});

export const list = primitive.style({
  selectors: {
    "&[data-orientation='vertical']": {
      flex: 'none',
      flexDirection: 'column',
      boxShadow: `inset calc(-1 * ${vars.size.hairline}) 0 ${vars.color.border}`,
    },
  },
});

export const trigger = primitive.style({
  '@media': touchTarget,
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    "&[data-state='active']": { color: vars.color.text },
    "&[data-state='active']::before": { backgroundColor: vars.color.accent },
    "&[data-orientation='vertical']": { justifyContent: 'flex-start' },
    "&[data-orientation='vertical'][data-state='active']::before": {
      insetBlock: vars.space[0],
      insetInlineStart: 'auto',
      width: vars.space.half,
      height: 'auto',
    },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const label = primitive.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const content = primitive.style({
  paddingBlockStart: vars.space[4],
  selectors: {
    "&[data-state='inactive']": { display: 'none' },
    "&[data-orientation='vertical']": {
      flex: '1',
      minWidth: vars.space[0],
      paddingBlockStart: vars.space[2],
    },
  },
});
