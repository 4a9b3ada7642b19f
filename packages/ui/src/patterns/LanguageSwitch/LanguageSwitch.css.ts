import { touchTarget } from '../../styles/touchTarget.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'inline-flex',
  gap: vars.space.half,
  padding: vars.space.half,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
});

export const option = pattern.style({
  position: 'relative',
  appearance: 'none',
  minHeight: vars.space[7],
  paddingInline: vars.space[3],
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.font.size.xs,
  cursor: 'pointer',
  '@media': touchTarget,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.raised,
      color: vars.color.text,
      fontWeight: vars.font.weight.medium,
    },
  },
});
