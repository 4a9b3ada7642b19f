import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const line = screen.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const words = screen.style({ flex: '1', minWidth: vars.space[0] });

export const items = screen.style({
  maxHeight: '12rem',
  overflowY: 'auto',
  margin: vars.space[0],
  paddingInlineStart: vars.space[4],
});
