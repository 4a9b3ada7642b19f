import { base } from '../style.ts';
import { vars } from '../vars.css.ts';

export const grid = base.style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.controlLarge}, 12rem))`,
  gap: vars.space[3],
});

export const swatch = base.style({
  height: vars.size.controlLarge,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const bar = base.style({ height: vars.space[4], backgroundColor: vars.color.accent });

export const box = base.style({
  width: vars.space[24],
  height: vars.space[16],
  backgroundColor: vars.color.surface,
});

export const outlined = base.style({
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
});

export const track = base.style({
  backgroundColor: vars.color.fill,
  borderRadius: vars.radius.round,
});

export const runner = base.style({
  width: vars.space[4],
  height: vars.space[4],
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.round,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.motion.ease,
});
