import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const panel = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: vars.space[0],
});

export const question = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const text = screen.style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
});

export const choices = screen.style({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});
screen.global(`${choices} th`, {
  paddingBlock: vars.space[2],
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
});
screen.global(`${choices} thead th`, {
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  whiteSpace: 'nowrap',
});
screen.global(`${choices} tbody th`, { width: '100%' });
screen.global(`${choices} tbody tr`, {
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const number = screen.style({
  paddingInlineStart: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
screen.global(`${choices} ${number}`, { paddingBlock: vars.space[2], textAlign: 'end' });

export const bar = screen.style({
  display: 'block',
  width: '100%',
  height: vars.space[2],
  marginBlockStart: vars.space[1],
  borderRadius: vars.radius.small,
});

export const track = screen.style({ fill: vars.color.fill });

export const filled = screen.style({ fill: vars.chart[1], forcedColorAdjust: 'none' });
