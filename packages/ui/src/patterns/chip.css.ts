import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const chip = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minWidth: vars.space[0],
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[1],
  paddingBlock: vars.space.half,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
});
