import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({});

export const lightbox = screen.style({ position: 'absolute', inset: vars.space[0] });

export const caption = screen.style({
  position: 'absolute',
  insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  insetInlineStart: `max(${vars.space[4]}, env(safe-area-inset-left))`,
  // The toolbar has four buttons.
  maxWidth: `calc(100% - 4 * ${vars.size.finger} - ${vars.space[8]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.stage.label,
  pointerEvents: 'none',
});

export const download = screen.style({ display: 'inline-flex' });

// The library draws a drop shadow on icons, and reads these variables.
screen.global(`${root} .yarl__container`, { backgroundColor: vars.stage.ground });
screen.global(`${root} .yarl__button`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.finger,
  minHeight: vars.size.finger,
  borderRadius: vars.radius.control,
  color: vars.stage.onLabel,
  // Contrast above bright pictures.
  backgroundColor: vars.stage.label,
  filter: 'none',
});
screen.global(`${root} .yarl__button:not(:disabled):hover`, {
  backgroundColor: vars.stage.ground,
});
screen.global(`${root} .yarl__button:focus-visible`, {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
});
screen.global(`${root} .yarl__button:disabled svg`, { opacity: 0.4 });
screen.global(`${root} .yarl__toolbar`, {
  gap: vars.space[1],
  paddingBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
  paddingInlineEnd: `max(${vars.space[2]}, env(safe-area-inset-right))`,
});
// Fingers swipe between the pictures.
screen.global(`${root} .yarl__navigation_prev, ${root} .yarl__navigation_next`, {
  '@media': { [media.coarse]: { opacity: 0 } },
});
screen.global(
  `${root} .yarl__navigation_prev:focus-visible, ${root} .yarl__navigation_next:focus-visible`,
  { opacity: 1 },
);
