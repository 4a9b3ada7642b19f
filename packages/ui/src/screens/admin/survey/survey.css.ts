import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;

export const page = screen.style({ ...column, gap: vars.space[4], minWidth: vars.space[0] });

export const part = screen.style({ ...column, gap: vars.space[4] });

export const pair = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'flex-start',
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
});

export const narrow = screen.style({ maxWidth: vars.size.popover });

export const section = screen.style({
  ...column,
  gap: vars.space[3],
  flex: '1 1 auto',
  minWidth: vars.space[0],
  paddingBlock: vars.space[3],
});

export const question = screen.style({
  ...column,
  gap: vars.space[3],
  flex: '1 1 auto',
  minWidth: vars.space[0],
  paddingBlock: vars.space[2],
});

export const head = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const grow = screen.style({ flex: '1 1 auto', minWidth: vars.space[0] });
