import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const trigger = primitive.style({
  width: '100%',
  height: 'auto',
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.body,
  backgroundColor: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.borderStrong}`,
  cursor: 'pointer',
  '@media': {
    [media.tablet]: { fontSize: vars.font.size.sm },
    [media.coarse]: { minHeight: vars.size.finger },
  },
  selectors: {
    "&[aria-invalid='true']": {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText}`,
    },
    '&:disabled': {
      color: vars.color.textMuted,
      backgroundColor: vars.color.fill,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
      cursor: 'not-allowed',
    },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
  },
});

export const size = primitive.variants({
  sm: {
    minHeight: vars.size.controlSmall,
    '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  },
  md: {},
  lg: { minHeight: vars.size.controlLarge },
});

primitive.global(`${trigger}[data-placeholder] > span`, { color: vars.color.textMuted });
