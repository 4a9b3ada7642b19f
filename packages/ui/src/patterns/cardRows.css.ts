import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const list = pattern.style({
  margin: vars.space[0],
  padding: vars.space[0],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});

export const item = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const words = pattern.style({
  display: 'flex',
  flex: `1 1 calc(2 * ${vars.space[20]})`,
  flexDirection: 'column',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const state = pattern.style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const buttons = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
