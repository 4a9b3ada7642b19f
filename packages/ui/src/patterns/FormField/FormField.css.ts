import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: '0',
  margin: '0',
  padding: '0',
  border: 'none',
});

export const label = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  padding: '0',
});

export const message = pattern.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

export const messageIcon = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: '0',
  height: `calc(${vars.font.size.xs} * ${vars.font.lineHeight.snug})`,
  color: vars.color.dangerText,
});
