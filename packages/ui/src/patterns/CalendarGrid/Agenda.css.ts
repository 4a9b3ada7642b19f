import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  flex: '1',
  minHeight: vars.space[0],
  overflow: 'auto',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  '@media': { print: { overflow: 'visible', boxShadow: 'none' } },
});

export const day = pattern.style({
  position: 'sticky',
  top: vars.space[0],
  zIndex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const list = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[2],
  listStyle: 'none',
});

export const item = pattern.style({ display: 'flex' });

export const block = pattern.style({ flex: '1', minHeight: vars.space[12] });

export const empty = pattern.style({ padding: vars.space[6] });
