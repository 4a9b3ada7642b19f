import { touchTarget } from '../../styles/touchTarget.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  '@media': touchTarget,
  position: 'relative',
  flexShrink: 0,
  maxWidth: '100%',
  gap: vars.space[2],
  fontFamily: 'inherit',
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  transitionProperty: 'background-color, box-shadow, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    // Breaks lines between phrases.
    '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' },
    // Removes only the colour, because the 2:1 contrast of Radix is unreadable.
    '&:disabled': {
      color: vars.color.textMuted,
      backgroundColor: vars.color.fill,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    "&[aria-busy='true']": { cursor: 'progress' },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

// Minimum height, because text may need two lines on a phone.
export const size = primitive.variants({
  sm: {
    height: 'auto',
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1],
    fontSize: vars.font.size.sm,
  },
  md: {
    height: 'auto',
    minHeight: vars.size.control,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    fontSize: vars.font.size.sm,
  },
  lg: {
    height: 'auto',
    minHeight: vars.size.controlLarge,
    paddingInline: vars.space[6],
    paddingBlock: vars.space[2],
    fontSize: vars.font.size.md,
  },
});

const quiet = {
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.fill },
    "&:active:not(:disabled), &[data-state='open']": { backgroundColor: vars.color.fillHover },
    '&:disabled': { backgroundColor: 'transparent' },
  },
};

export const variant = primitive.variants({
  primary: {
    color: vars.color.onAccent,
    backgroundColor: vars.color.accent,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.accentHover } },
  },
  secondary: {
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.fillActive}`,
    selectors: {
      '&:hover:not(:disabled)': {
        backgroundImage: `linear-gradient(${vars.color.fill}, ${vars.color.fill})`,
      },
    },
  },
  ghost: { color: vars.color.text, backgroundColor: 'transparent', ...quiet },
  danger: {
    color: vars.color.onDanger,
    backgroundColor: vars.color.danger,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.dangerHover } },
  },
});

export const fullWidth = primitive.style({ width: '100%', paddingInline: vars.space[6] });

export const label = primitive.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
});

/** Invisible but still the accessible name of the button. */
export const hiddenLabel = primitive.style({ opacity: 0 });

const centred = { position: 'absolute', display: 'grid', placeItems: 'center' } as const;

export const cover = primitive.style({ ...centred, inset: vars.space[0] });

export const before = primitive.style({
  ...centred,
  insetBlock: vars.space[0],
  insetInlineEnd: `calc(100% + ${vars.space[2]})`,
});
