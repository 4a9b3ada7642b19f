import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.space[16],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

// Aligns the back button with the other panels.
screen.global(`${root} > button:first-child`, {
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});

export const words = screen.style({
  flex: '1',
  minWidth: vars.space[0],
  paddingInlineStart: vars.space[2],
  lineHeight: vars.font.lineHeight.snug,
});

export const name = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const presence = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const mark = screen.style({ display: 'flex', flex: 'none' });

export const members = screen.style({
  minHeight: vars.size.hit,
  padding: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.font.size.xs,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } },
});
