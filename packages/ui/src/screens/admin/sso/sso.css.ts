import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;

export const root = screen.style({
  ...column,
  gap: vars.space[6],
  maxWidth: vars.size.dialogLarge,
});

export const section = screen.style({ ...column, gap: vars.space[4] });

export const head = screen.style({ ...column, gap: vars.space[1] });

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

export const list = screen.style({
  ...column,
  gap: vars.space[4],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = screen.style({
  ...column,
  gap: vars.space[2],
  selectors: {
    '&:not(:last-child)': {
      paddingBlockEnd: vars.space[4],
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
    },
  },
});

export const line = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

/** Two selects in a line, if there is space. */
export const fields = screen.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14em), 1fr))',
  gap: vars.space[3],
});

export const grow = screen.style({ flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' });

export const domain = screen.style({ flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere' });
