import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const rows = screen.style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flexGrow: 1,
  minWidth: 0,
});

export const head = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
