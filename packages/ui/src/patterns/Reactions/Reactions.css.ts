import { touchTarget } from '../../styles/touchTarget.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  paddingBlockStart: vars.space[1],
});

export const reaction = pattern.style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.hit,
  paddingInline: vars.space[2],
  paddingBlock: vars.space.half,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.fill,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  cursor: 'pointer',
  '@media': touchTarget,
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.color.fillHover },
    "&[aria-pressed='true']": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentFill,
      color: vars.color.accentText,
    },
    '&:disabled': { cursor: 'default' },
  },
});

export const count = pattern.style({ fontVariantNumeric: 'tabular-nums' });
