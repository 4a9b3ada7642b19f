import { touchTarget } from '../../styles/touchTarget.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: vars.space.half,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
});

export const fullWidth = primitive.style({ display: 'flex' });

export const option = primitive.style({
  '@media': touchTarget,
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: 'min-content',
  paddingInline: vars.space[3],
  borderRadius: `calc(${vars.radius.control} - ${vars.space.half})`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.tight,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': {
      color: vars.color.text,
      fontWeight: vars.font.weight.medium,
      backgroundColor: vars.color.surface,
      boxShadow: `${vars.shadow.raised}, 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
    },
    '&:has(:disabled)': { color: vars.color.textMuted, opacity: '0.6', cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.size.hairline,
    },
  },
});

export const size = primitive.variants({
  sm: { minHeight: `calc(${vars.size.controlSmall} - 2 * ${vars.space.half})` },
  md: { minHeight: `calc(${vars.size.control} - 2 * ${vars.space.half})` },
});

/** Covers the whole option, so that touch exploration finds the input. */
export const input = primitive.style({
  position: 'absolute',
  inset: vars.space[0],
  margin: vars.space[0],
  opacity: '0',
  cursor: 'inherit',
});

export const words = primitive.style({ overflow: 'hidden', textOverflow: 'ellipsis' });
