import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: vars.space[0],
});

export const body = screen.style({
  flex: '1',
  minHeight: vars.space[0],
  padding: vars.space[4],
  overflow: 'hidden',
});

export const start = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[5],
});
