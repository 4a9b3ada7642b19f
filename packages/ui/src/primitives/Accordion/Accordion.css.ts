import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const height = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { height: 0 }, to: { height } });
const close = keyframes({ from: { height }, to: { height: 0 } });

export const root = primitive.style({
  borderBlock: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const item = primitive.style({
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const heading = primitive.style({ margin: 0, font: 'inherit' });

export const trigger = primitive.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  margin: 0,
  paddingInline: vars.space[2],
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.size.finger } },
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.color.fill },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const size = primitive.variants({
  sm: { minHeight: vars.size.controlSmall, paddingBlock: vars.space[1] },
  md: { minHeight: vars.size.control, paddingBlock: vars.space[2] },
});

export const words = primitive.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  minWidth: 0,
});

export const label = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  // Japanese has no spaces, so lines break between phrases.
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});

export const arrow = primitive.style({
  display: 'flex',
  flex: 'none',
  '@media': {
    [media.motion]: { transition: `transform ${vars.motion.base} ${vars.motion.ease}` },
  },
  selectors: { [`${trigger}[data-state='open'] > &`]: { transform: 'rotate(180deg)' } },
});

export const panel = primitive.style({
  overflow: 'hidden',
  '@media': {
    [media.motion]: {
      selectors: {
        "&[data-state='open']": { animation: `${open} ${vars.motion.base} ${vars.motion.ease}` },
        "&[data-state='closed']": {
          animation: `${close} ${vars.motion.base} ${vars.motion.ease}`,
        },
      },
    },
  },
});

/** Radix does not hide mounted content. */
export const kept = primitive.style({
  selectors: { "&[data-state='closed']": { display: 'none' } },
});

export const content = primitive.style({
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.font.size.sm,
});
