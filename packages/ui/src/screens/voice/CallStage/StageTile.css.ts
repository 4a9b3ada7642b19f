import { media } from '../../../styles/media.ts';
import { personColorVar } from '../../../styles/personColors.css.ts';
import { screen as screenLayer } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Index among the small tiles; set by the component. */
export const placeName = '--office-stage-place';
const large = "[data-large='true'] > * > &";
const roomy = '(min-width: 16rem) and (min-height: 7rem)';

export const root = screenLayer.style({
  position: 'relative',
  minWidth: vars.space[0],
  minHeight: vars.space[0],
  overflow: 'hidden',
  containerType: 'size',
  borderRadius: vars.radius.card,
  backgroundColor: vars.stage.tile,
  // Drawn over the video to prevent a layout shift.
  '::after': {
    content: '',
    position: 'absolute',
    inset: vars.space[0],
    borderRadius: vars.radius.card,
    boxShadow: `inset 0 0 0 calc(${vars.space[1]} - ${vars.size.hairline}) ${vars.color.accent}, inset 0 0 0 ${vars.space[1]} ${vars.stage.onLabel}`,
    opacity: 0,
    pointerEvents: 'none',
  },
  selectors: { "&[data-speaking='true']::after": { opacity: 1 } },
  '@media': {
    [media.motion]: {
      '::after': { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` },
    },
  },
});

export const press = screenLayer.style({
  position: 'absolute',
  inset: vars.space[0],
  zIndex: 1,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.card,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-2 * ${vars.size.focusRing})`,
      boxShadow: `inset 0 0 0 ${vars.space.half} ${vars.stage.onLabel}`,
    },
  },
});

const fill = {
  position: 'absolute',
  inset: vars.space[0],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
} as const;

export const face = screenLayer.style({
  ...fill,
  backgroundImage: `radial-gradient(120% 95% at 50% 0%, color-mix(in oklab, var(${personColorVar}) 26%, ${vars.stage.tile}), color-mix(in oklab, var(${personColorVar}) 9%, ${vars.stage.tile}))`,
});

export const screen = screenLayer.style({ ...fill, backgroundColor: vars.stage.screen });

export const avatar = screenLayer.style({
  display: 'flex',
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 ${vars.space[1]} color-mix(in oklab, ${vars.stage.tile} 60%, transparent)`,
  // Half size in low tiles to keep the name readable.
  flex: 'none',
  '@container': {
    '(max-width: 9rem)': { scale: '0.6' },
    '(max-height: 12rem)': { scale: '0.7' },
    '(max-height: 8rem)': { scale: '0.5', translate: `0 calc(-1 * ${vars.space[2]})` },
  },
});

const onPicture = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
  paddingBlock: vars.space.half,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  backgroundColor: vars.stage.label,
  color: vars.stage.onLabel,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.snug,
} as const;

export const label = screenLayer.style({
  ...onPicture,
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  insetInlineStart: vars.space[1],
  maxWidth: `calc(100% - 2 * ${vars.space[1]})`,
  '@container': {
    [roomy]: { insetBlockEnd: vars.space[2], insetInlineStart: vars.space[2] },
  },
  selectors: {
    [large]: {
      insetBlockEnd: vars.space[3],
      insetInlineStart: vars.space[3],
      fontSize: vars.font.size.sm,
    },
  },
});

export const muted = screenLayer.style({ display: 'flex', flex: 'none' });

export const name = screenLayer.style({
  overflow: 'hidden',
  fontWeight: vars.font.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const wide = screenLayer.style({
  display: 'none',
  flex: 'none',
  '@container': { [roomy]: { display: 'inline' } },
  selectors: { '&:empty': { display: 'none' } },
});

export const hand = screenLayer.style({
  ...onPicture,
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineStart: vars.space[1],
  backgroundColor: vars.note.yellow,
  color: vars.note.ink,
  fontWeight: vars.font.weight.medium,
  '@container': {
    [roomy]: { insetBlockStart: vars.space[2], insetInlineStart: vars.space[2] },
  },
});

export const lost = screenLayer.style({
  ...fill,
  padding: vars.space[2],
  backgroundColor: vars.stage.scrim,
  color: vars.stage.onLabel,
  fontSize: vars.font.size.sm,
  textAlign: 'center',
  '@container': {
    '(max-height: 7rem)': { alignItems: 'flex-start' },
    '(max-width: 8rem)': { padding: vars.space[1], fontSize: vars.font.size.xs },
  },
});

export const network = screenLayer.style({
  ...onPicture,
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  maxWidth: `calc(100% - 2 * ${vars.space[1]})`,
  selectors: {
    "&[data-level='bad']": { backgroundColor: vars.note.yellow, color: vars.note.ink },
  },
  '@container': {
    [roomy]: { insetBlockStart: vars.space[2], insetInlineEnd: vars.space[2] },
  },
});

export const pin = screenLayer.style({
  ...onPicture,
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  padding: vars.space[1],
});

export const waiting = screenLayer.style({
  ...onPicture,
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  maxWidth: `calc(100% - 2 * ${vars.space[2]})`,
});
