import { media } from '../../../../styles/media.ts';
import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

const hairline = `${vars.size.hairline} solid ${vars.color.border}`;

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxWidth: vars.size.dialogLarge,
});

export const section = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

export const head = screen.style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

export const foot = screen.style({ display: 'flex', justifyContent: 'flex-end' });

export const pair = screen.style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const table = screen.style({ width: '100%', borderCollapse: 'collapse' });

export const cell = screen.style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderBlockEnd: hairline,
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const noWrap = screen.style({ whiteSpace: 'nowrap' });

export const contracts = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const contract = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space[4], borderBlockEnd: hairline },
  },
});

export const line = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const grow = screen.style({ flexGrow: '1', minWidth: '0' });
