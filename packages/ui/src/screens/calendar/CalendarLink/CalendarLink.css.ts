import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const list = screen.style({
  margin: vars.space[0],
  padding: vars.space[0],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});

export const item = screen.style({
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

export const words = screen.style({
  display: 'flex',
  // The button wraps below for lack of room.
  flex: `1 1 calc(2 * ${vars.space[20]})`,
  flexDirection: 'column',
  minWidth: vars.space[0],
  lineHeight: vars.font.lineHeight.snug,
});

export const state = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
