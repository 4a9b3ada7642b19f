import { keyframes } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

const enterFrom = (transform: string) => {
  const name = keyframes({
    from: { opacity: 0, transform },
    to: { opacity: 1, transform: 'none' },
  });
  return `${name} ${vars.motion.base} ${vars.motion.ease}`;
};

export const root = primitive.style({
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [media.tablet]: { borderRadius: vars.radius.panel },
    [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
  },
});

export const side = primitive.variants({
  end: {
    insetBlock: vars.space[0],
    insetInlineEnd: vars.space[0],
    animation: enterFrom(`translateX(${vars.space[8]})`),
    '@media': { [media.tablet]: { insetBlock: vars.space[3], insetInlineEnd: vars.space[3] } },
  },
  start: {
    insetBlock: vars.space[0],
    insetInlineStart: vars.space[0],
    animation: enterFrom(`translateX(calc(-1 * ${vars.space[8]}))`),
    '@media': { [media.tablet]: { insetBlock: vars.space[3], insetInlineStart: vars.space[3] } },
  },
  bottom: {
    insetInline: vars.space[0],
    insetBlockEnd: vars.space[0],
    marginInline: 'auto',
    maxHeight: `calc(100% - ${vars.space[8]})`,
    borderStartStartRadius: vars.radius.panel,
    borderStartEndRadius: vars.radius.panel,
    animation: enterFrom(`translateY(${vars.space[8]})`),
    '@media': { [media.tablet]: { insetBlockEnd: vars.space[3] } },
  },
});

export const size = primitive.variants({
  md: { '@media': { [media.tablet]: { width: vars.size.panel } } },
  lg: { '@media': { [media.tablet]: { width: vars.size.panelMax } } },
});

export const head = primitive.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlockStart: `max(${vars.space[5]}, env(safe-area-inset-top))`,
  paddingBlockEnd: vars.space[3],
  paddingInlineStart: vars.space[5],
  paddingInlineEnd: vars.space[16],
});

export const body = primitive.style({
  flex: '1',
  minHeight: vars.space[0],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockStart: vars.space[1],
  paddingBlockEnd: vars.space[5],
  paddingInline: vars.space[5],
});

export const actions = primitive.style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space[5],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});

export const close = primitive.style({
  position: 'absolute',
  insetBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))`,
  insetInlineEnd: vars.space[4],
});
