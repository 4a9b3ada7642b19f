import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const mark = pattern.style({
  width: vars.space[7],
  height: vars.space[7],
  flexShrink: '0',
});
export const tile = pattern.style({ fill: vars.color.accent });
export const door = pattern.style({ fill: vars.color.onAccent });
export const light = pattern.style({ fill: vars.color.onAccent, opacity: '0.45' });
