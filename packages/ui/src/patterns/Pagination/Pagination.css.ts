import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  listStyle: 'none',
  margin: '0',
  padding: '0',
});

export const page = pattern.style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.controlSmall,
  height: vars.size.controlSmall,
  paddingInline: vars.space[1],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minWidth: vars.size.finger, height: vars.size.finger } },
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.fill, color: vars.color.text },
    '&[aria-current]': {
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
      fontWeight: vars.font.weight.medium,
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});

pattern.global(`${page}[aria-disabled="true"] > *`, { opacity: '0.45' });

export const gap = pattern.style({
  minWidth: vars.size.hit,
  textAlign: 'center',
  color: vars.color.textMuted,
});
