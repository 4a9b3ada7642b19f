import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const rules = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  listStyle: 'none',
  margin: '0',
  marginBlockStart: vars.space[2],
  padding: '0',
});

export const rule = pattern.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  color: vars.color.textMuted,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-met]': { color: vars.color.successText } },
});

export const ruleIcon = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: '0',
  height: `calc(${vars.font.size.xs} * ${vars.font.lineHeight.snug})`,
});
