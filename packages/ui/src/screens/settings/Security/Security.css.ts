import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const row = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const icon = screen.style({
  display: 'flex',
  alignSelf: 'start',
  paddingBlock: vars.space[1],
});

export const words = screen.style({
  display: 'flex',
  flex: `1 1 calc(2 * ${vars.space[20]})`,
  flexDirection: 'column',
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.snug,
});
