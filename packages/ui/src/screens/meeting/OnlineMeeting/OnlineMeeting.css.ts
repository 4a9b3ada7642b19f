import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const option = screen.style({ flex: '1 1 auto' });

export const start = screen.style({ display: 'flex', flex: '1 1 100%', gap: vars.space[1] });

export const main = screen.style({ flex: '1' });

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockEnd: vars.space[6],
});

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const joinable = screen.style({
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accentFill,
});

export const unlinked = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
