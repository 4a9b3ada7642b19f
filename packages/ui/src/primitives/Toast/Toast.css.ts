import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';
import { shellOffset, toastsStart } from './toastOffsets.ts';

/** Inside the list, which cuts off the shadows when it scrolls. */
const gutter = vars.space[4];

export const viewport = primitive.style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  boxSizing: 'border-box',
  width: `min(${vars.size.toast} + 2 * ${gutter}, calc(100vw - ${toastsStart}))`,
  margin: 0,
  padding: gutter,
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  selectors: { '&:empty': { padding: vars.space[0] } },
  '@media': {
    // Several or long toasts scroll instead of filling a small window.
    [`${media.belowTablet}, ${media.low}`]: {
      maxHeight: '40dvh',
      overflowY: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const placement = primitive.variants({
  'top-center': {
    insetBlockStart: 'env(safe-area-inset-top)',
    insetInlineStart: toastsStart,
    insetInlineEnd: vars.space[0],
    marginInline: 'auto',
  },
  'bottom-right': {
    insetBlockEnd: `calc(env(safe-area-inset-bottom) + ${shellOffset})`,
    insetInlineEnd: vars.space[0],
    '@media': {
      [media.belowTablet]: {
        insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${shellOffset})`,
      },
    },
  },
});

const fromTop = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space[3]}))` },
});
const fromRight = keyframes({ from: { opacity: 0, transform: `translateX(${vars.space[4]})` } });
const leave = keyframes({ to: { opacity: 0 } });

export const root = primitive.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[3],
  paddingInlineStart: vars.space[4],
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  selectors: {
    "&[data-state='closed']": { animation: `${leave} ${vars.motion.fast} ${vars.motion.ease}` },
    "&[data-swipe='move']": { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
});

export const enter = primitive.variants({
  'top-center': {
    '@media': {
      [media.motion]: {
        selectors: {
          "&[data-state='open']": {
            animation: `${fromTop} ${vars.motion.slow} ${vars.motion.ease}`,
          },
        },
      },
    },
  },
  'bottom-right': {
    '@media': {
      [media.motion]: {
        selectors: {
          "&[data-state='open']": {
            animation: `${fromRight} ${vars.motion.slow} ${vars.motion.ease}`,
          },
        },
      },
    },
  },
});

export const leading = primitive.style({ display: 'flex', paddingBlock: vars.space[1] });

export const text = primitive.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.half,
  minWidth: 0,
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.snug,
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});

export const footer = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const title = primitive.style({ fontWeight: vars.font.weight.bold });
export const description = primitive.style({ color: vars.color.textMuted });

/** Truncates the text of a toast that links to the full content. */
const beginning = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
} as const;

/** Only the text is the button, because the close button must not be nested in another button. */
export const press = primitive.style({
  all: 'unset',
  display: 'block',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: vars.space.half,
    },
  },
});

primitive.global(`${press} > ${title}`, { ...beginning, WebkitLineClamp: 2 });
primitive.global(`${press} > ${description}`, { ...beginning, WebkitLineClamp: 3 });
