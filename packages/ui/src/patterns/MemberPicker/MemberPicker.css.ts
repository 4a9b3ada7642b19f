import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const selectedList = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const chip = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[1],
  paddingBlock: vars.space.half,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentFill,
});

export const candidate = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: vars.space[0],
});

export const words = pattern.style({
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});
