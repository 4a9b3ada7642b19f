import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;

export const root = screen.style({ ...column, gap: vars.space[4] });

export const list = screen.style({
  ...column,
  gap: vars.space[3],
  margin: vars.space[0],
  padding: vars.space[0],
  listStyle: 'none',
});

export const item = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const details = screen.style({
  ...column,
  flex: '1 1 0',
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});

export const url = screen.style({
  display: 'block',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const buttons = screen.style({ display: 'flex', justifyContent: 'flex-end' });
