import { media } from '../../styles/media.ts';
import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const weekdays = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const weekday = pattern.style({
  width: vars.size.control,
  height: vars.size.control,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.round,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  font: 'inherit',
  fontSize: vars.font.size.xs,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fillHover },
    "&[aria-pressed='true']": {
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
      boxShadow: 'none',
      fontWeight: vars.font.weight.medium,
    },
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        "&[aria-pressed='true']": {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});
