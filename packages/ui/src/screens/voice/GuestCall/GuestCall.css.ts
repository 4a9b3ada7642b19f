import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  backgroundColor: vars.stage.ground,
});

export const stage = screen.style({ flex: '1', minHeight: vars.space[0] });

export const bar = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[3],
  backgroundColor: vars.color.panel,
});

export const buttons = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
});
