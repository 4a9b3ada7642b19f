import { touchTarget } from '../../styles/touchTarget.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  position: 'relative',
  '@media': touchTarget,
  flexShrink: 0,
  padding: 0,
  borderRadius: vars.radius.control,
  transitionProperty: 'background-color, box-shadow, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:disabled': {
      color: vars.color.textMuted,
      backgroundColor: vars.color.fill,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

export const size = primitive.variants({
  xs: { width: vars.size.hit, height: vars.size.hit, borderRadius: vars.radius.small },
  sm: { width: vars.size.controlSmall, height: vars.size.controlSmall },
  md: { width: vars.size.control, height: vars.size.control },
  lg: { width: vars.size.controlLarge, height: vars.size.controlLarge },
});

export const variant = primitive.variants({
  ghost: {
    color: vars.color.textMuted,
    backgroundColor: 'transparent',
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text, backgroundColor: vars.color.fill },
      "&:active:not(:disabled), &[data-state='open']": { backgroundColor: vars.color.fillHover },
      "&[aria-pressed='true']": {
        color: vars.color.accentText,
        backgroundColor: vars.color.accentFill,
      },
      // Only the colour marks the disabled state: fainter, with a contrast of 3:1.
      '&:disabled': { color: vars.color.borderStrong, backgroundColor: 'transparent' },
    },
  },
  secondary: {
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.fillActive}`,
    selectors: {
      '&:hover:not(:disabled)': {
        backgroundImage: `linear-gradient(${vars.color.fill}, ${vars.color.fill})`,
      },
      "&[aria-pressed='true']": {
        color: vars.color.accentText,
        boxShadow: `inset 0 0 0 ${vars.size.focusRing} ${vars.color.accent}`,
      },
    },
  },
  primary: {
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.accentHover } },
  },
  danger: {
    color: vars.color.onDanger,
    backgroundColor: vars.color.danger,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.dangerHover } },
  },
});
