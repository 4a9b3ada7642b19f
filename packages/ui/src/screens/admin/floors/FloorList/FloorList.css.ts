import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
});

export const office = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const row = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: vars.space[2],
});

export const words = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: '1 1 9rem',
  minWidth: 0,
});

export const buttons = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});

export const facts = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
});

export const fields = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});

export const losses = screen.style({
  margin: 0,
  paddingInlineStart: vars.space[5],
});
