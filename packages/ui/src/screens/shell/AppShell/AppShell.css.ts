import { createVar, keyframes } from '@vanilla-extract/css';
import { media } from '../../../styles/media.ts';
import { toastsBottom, toastsTop } from '../../../primitives/Toast/toastOffsets.ts';
import { screen } from '../../../styles/style.ts';
import { fadeOut } from '../fadeOut.css.ts';
import { vars } from '../../../styles/vars.css.ts';
import { maxPanelWidth } from './panelWidth.ts';

const panelWidthName = '--office-panel-width';
/** Panel width chosen by the member; set by the component. */
const panelWidth = `var(${panelWidthName})`;
const railWidth = createVar();
const gap = vars.space[3];
/** Strip of the scene beside a wide panel, in which the call bar and toasts fit. */
const sceneStrip = '20rem';

/** A panel that leaves too little width beside it for toasts. */
const withoutStrip = "[data-panel='open'][data-toasts='above']:not([data-fullscreen='true'])";

const slideIn = keyframes({
  from: { opacity: 0, transform: `translateX(calc(-1 * ${vars.space[2]}))` },
  to: { opacity: 1, transform: 'none' },
});

export const root = screen.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100dvh',
  // With `hidden`, an address with a hash (settings#calendar) would scroll the frame.
  overflow: 'clip',
  backgroundColor: vars.color.background,
  vars: { [railWidth]: vars.space[0] },
  '@media': {
    [media.tablet]: { vars: { [railWidth]: vars.size.rail } },
  },
  selectors: {
    "&[data-nav='expanded']": {
      '@media': { [media.desktop]: { vars: { [railWidth]: vars.size.railExpanded } } },
    },
    "&[data-nav='hidden'], &[data-fullscreen='true']": { vars: { [railWidth]: vars.space[0] } },
    "&[data-wide='true']": {
      vars: {
        [panelWidthName]: `max(${maxPanelWidth}px, calc(100vw - ${railWidth} - ${sceneStrip} - 2 * ${gap}))`,
      },
    },
    "&[data-wide='full']": {
      vars: { [panelWidthName]: `calc(100vw - ${railWidth} - 2 * ${gap})` },
    },
  },
});

export const rail = screen.style({
  position: 'absolute',
  insetBlock: vars.space[0],
  insetInlineStart: vars.space[0],
  zIndex: vars.layer.rail,
  paddingInlineStart: 'env(safe-area-inset-left)',
  '@media': { [media.belowTablet]: { display: 'none' } },
  selectors: {
    "[data-nav='hidden'] > &, [data-fullscreen='true'] > &": { display: 'none' },
  },
});

export const stage = screen.style({
  position: 'relative',
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  minHeight: vars.space[0],
});

export const main = screen.style({
  position: 'relative',
  flex: '1',
  minHeight: vars.space[0],
});

/** The notice row. Scrolls in low windows, for example above an on-screen keyboard. */
export const prompt = screen.style({
  position: 'relative',
  zIndex: vars.layer.rail,
  flex: 'none',
  maxHeight: '50%',
  overflowY: 'auto',
  // Not a padding, which would cover the lower end of the navigation.
  marginInlineStart: railWidth,
  selectors: {
    '&:has([data-urgent])': { zIndex: vars.layer.toast },
    "[data-fullscreen='true'] > &:not(:has([data-urgent]))": { display: 'none' },
  },
});

export const scene = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  zIndex: vars.layer.scene,
  outline: 'none',
  selectors: {
    // On phones the panel covers the scene, which stays mounted but hidden unless it is fullscreen.
    "[data-panel='open']:not([data-fullscreen='true']) &": {
      '@media': { [media.belowTablet]: { visibility: 'hidden' } },
    },
  },
});

export const sceneCover = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  backgroundColor: vars.color.background,
  selectors: { "&:has(+ * > [data-leaving='true'])": { ...fadeOut, pointerEvents: 'none' } },
});

/** The part of the scene that the navigation and the panel do not cover. */
export const sceneView = screen.style({
  position: 'absolute',
  insetBlockStart: toastsTop,
  insetBlockEnd: vars.space[0],
  insetInlineEnd: vars.space[0],
  insetInlineStart: railWidth,
  display: 'flex',
  pointerEvents: 'none',
  selectors: {
    "[data-panel='open']:not([data-fullscreen='true']) &": {
      '@media': {
        [media.tablet]: { insetInlineStart: `calc(${railWidth} + ${gap} + ${panelWidth})` },
      },
    },
  },
});

export const panel = screen.style({
  position: 'absolute',
  zIndex: vars.layer.panel,
  inset: vars.space[0],
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: 'env(safe-area-inset-top)',
  backgroundColor: vars.color.surface,
  outline: 'none',
  '@media': {
    [media.tablet]: {
      insetBlock: gap,
      insetInlineStart: `calc(${railWidth} + ${gap})`,
      insetInlineEnd: 'auto',
      width: `min(${panelWidth}, calc(100% - ${railWidth} - 2 * ${gap}))`,
      paddingBlockStart: vars.space[0],
      border: `${vars.size.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      backgroundColor: vars.color.panel,
      boxShadow: vars.shadow.floating,
    },
    [`${media.tablet} and ${media.motion}`]: {
      animation: `${slideIn} ${vars.motion.slow} ${vars.motion.ease}`,
      transition: `inset-inline-start ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
  selectors: {
    // The panel leaves no width for toasts beside it, so it makes room for them.
    "[data-toasts='above'] &": {
      insetBlockStart: toastsTop,
      insetBlockEnd: toastsBottom,
      '@media': {
        [media.tablet]: {
          insetBlockStart: `max(${gap}, ${toastsTop})`,
          insetBlockEnd: `max(${gap}, ${toastsBottom})`,
        },
      },
    },
    "[data-fullscreen='true'] &": { display: 'none' },
  },
});

export const panelContent = screen.style({ flex: '1', minHeight: vars.space[0] });

/** Keeps the rounded corners of the panel. */
export const panelNotice = screen.style({
  flex: 'none',
  maxHeight: '50%',
  overflowY: 'auto',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
});

/** On phones a separate row; otherwise floats over the visible part of the scene. */
export const call = screen.style({
  position: 'relative',
  zIndex: vars.layer.rail,
  flex: 'none',
  // Next to a panel there can be less width than on a phone, so bars use container queries.
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetBlockEnd: gap,
      insetInlineEnd: gap,
      insetInlineStart: `calc(${railWidth} + ${gap})`,
      zIndex: vars.layer.panel,
      pointerEvents: 'none',
    },
    // In low windows the bars share a row to leave height for the office and the videos.
    [media.low]: {
      flexDirection: 'row',
      alignItems: 'flex-end',
      justifyContent: 'center',
      gap: vars.space[2],
    },
  },
  selectors: {
    // Without width beside the panel, the bar is a row below it.
    [`[data-wide='full']:not([data-fullscreen='true']) &, ${withoutStrip} &`]: {
      '@media': {
        [media.tablet]: {
          position: 'relative',
          insetBlockEnd: 'auto',
          insetInline: 'auto',
          alignItems: 'flex-start',
          paddingInlineStart: `calc(${railWidth} + ${gap})`,
          paddingInlineEnd: gap,
        },
      },
    },
    "[data-panel='open']:not([data-wide='full'], [data-toasts='above'], [data-fullscreen='true']) &":
      {
        '@media': {
          [media.tablet]: {
            insetInlineStart: `calc(${railWidth} + 2 * ${gap} + ${panelWidth})`,
            alignItems: 'flex-start',
          },
          [media.low]: {
            alignItems: 'flex-end',
            justifyContent: 'flex-start',
          },
        },
      },
  },
});

export const bottom = screen.style({
  position: 'relative',
  zIndex: vars.layer.rail,
  flex: 'none',
  '@media': { [media.tablet]: { display: 'none' } },
  selectors: {
    "[data-nav='hidden'] > &, [data-fullscreen='true'] > &, [data-keyboard='open'] > &": {
      display: 'none',
    },
  },
});
