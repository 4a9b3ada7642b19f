import { touchTarget } from '../../styles/touchTarget.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const trigger = primitive.style({
  '@media': touchTarget,
  gap: vars.space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    "&[data-state='active']": { color: vars.color.text },
    "&[data-state='active']::before": { backgroundColor: vars.color.accent },
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
  selectors: { "&[data-state='inactive']": { display: 'none' } },
});
