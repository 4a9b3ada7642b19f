import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: vars.space[0],
});

export const details = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.size.focusRing} solid ${vars.color.border}`,
});

export const pair = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
});
