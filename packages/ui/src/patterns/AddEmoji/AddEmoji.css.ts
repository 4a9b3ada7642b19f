import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const picture = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const preview = pattern.style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space[16],
  height: vars.space[16],
  padding: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const image = pattern.style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' });

export const side = pattern.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const own = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginBlockStart: vars.space[6],
});

export const list = pattern.style({
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: vars.space[0],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const small = pattern.style({
  flex: 'none',
  width: vars.space[6],
  height: vars.space[6],
  objectFit: 'contain',
});

export const itemName = pattern.style({ flex: '1', minWidth: vars.space[0] });
