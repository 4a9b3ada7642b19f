import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.presenceDot,
  height: vars.size.presenceDot,
  verticalAlign: 'middle',
});

export const large = pattern.style({ width: vars.space[4], height: vars.space[4] });

export const ring = pattern.style({
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 ${vars.space.half} ${vars.color.surface}`,
});

export const picture = pattern.style({ width: '100%', height: '100%', overflow: 'visible' });

// Each status has a distinct shape, so that it is distinguishable without colour.
export const shape = pattern.variants({
  AVAILABLE: { fill: vars.presence.available },
  BUSY: { fill: vars.presence.busy },
  LEAVING: { fill: vars.presence.leaving },
  LOGGED_OUT: {
    fill: 'none',
    stroke: vars.presence.loggedOut,
    strokeWidth: 2.5,
  },
  ON_VACATION: { fill: vars.presence.vacation, stroke: vars.presence.vacation },
});

export const mark = pattern.variants({
  AVAILABLE: {},
  BUSY: { stroke: vars.presence.mark, strokeWidth: 2 },
  LEAVING: { stroke: vars.presence.vacation, strokeWidth: 1.6, fill: 'none' },
  LOGGED_OUT: {},
  ON_VACATION: { fill: vars.presence.mark },
});

// Black is invisible on dark backgrounds, so it gets a light ring.
pattern.global(`.dark ${shape.ON_VACATION}`, { stroke: vars.presence.ring });
