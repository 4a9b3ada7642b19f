import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const list = screen.style({ maxWidth: vars.size.prose });

export const board = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
  paddingBlock: vars.space[1],
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: '1 1 auto',
  minWidth: vars.space[0],
  overflowWrap: 'anywhere',
});

export const labels = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});
