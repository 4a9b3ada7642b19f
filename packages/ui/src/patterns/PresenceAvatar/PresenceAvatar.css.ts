import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
});

export const dot = pattern.style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space.half})`,
  insetInlineEnd: `calc(-1 * ${vars.space.half})`,
  display: 'flex',
  padding: vars.space.half,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
});

export const dotLarge = pattern.style({
  insetBlockEnd: vars.space[0],
  insetInlineEnd: vars.space[0],
});
