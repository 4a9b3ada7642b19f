import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const parts = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[6],
});

export const plan = screen.style({
  flexGrow: 2,
  flexBasis: '55%',
  minWidth: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

export const drawing = screen.style({ display: 'block', width: '100%', height: 'auto' });

export const seat = screen.style({ cursor: 'pointer' });
export const free = screen.style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
});
export const taken = screen.style({ fill: vars.color.accent, stroke: vars.color.accent });

export const list = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  flexGrow: 1,
  flexBasis: '18rem',
  minWidth: 0,
});

export const filters = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});

export const rows = screen.style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
});

export const owner = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});

export const names = screen.style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const fields = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});
