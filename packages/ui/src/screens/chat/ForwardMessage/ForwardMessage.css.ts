import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

export const original = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.size.focusRing} solid ${vars.color.borderStrong}`,
});

export const text = screen.style({
  display: '-webkit-box',
  margin: vars.space[0],
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'pre-wrap',
});

export const file = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const targets = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

/** Keeps its height while the rooms change. */
export const rooms = screen.style({
  height: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
});
