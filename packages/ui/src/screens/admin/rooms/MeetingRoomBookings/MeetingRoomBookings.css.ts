import { media } from '../../../../styles/media.ts';
import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });

export const bar = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const rooms = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const room = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const line = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minWidth: vars.space[0],
});

export const uses = screen.style({
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const use = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const pair = screen.style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
