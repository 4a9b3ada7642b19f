import { touchTargetPadding } from '../../styles/touchTarget.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.hit,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  cursor: 'pointer',
  '@media': touchTargetPadding(vars.font.lineHeight.snug),
  selectors: { '&:has(button:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

export const control = primitive.style({
  flexShrink: 0,
  selectors: {
    "&[data-state='unchecked']::before": {
      backgroundColor: vars.color.borderStrong,
      boxShadow: 'none',
    },
    '&:disabled': { opacity: 0.5, mixBlendMode: 'normal' },
    "&[data-state='checked']:disabled::before": { backgroundColor: vars.color.accent },
  },
});
