import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: vars.space[0],
  // Receives the focus when the focused element is removed, without being a control.
  ':focus': { outline: 'none' },
});

export const form = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  maxWidth: '40rem',
});

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});

export const choice = screen.style({ alignSelf: 'flex-start', maxWidth: '100%' });

export const lines = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: vars.space[0],
  paddingBlock: vars.space[2],
});
