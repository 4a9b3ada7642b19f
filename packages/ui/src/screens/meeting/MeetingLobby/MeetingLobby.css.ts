import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const actions = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const option = screen.style({ flex: '1 1 auto' });

export const people = screen.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  textAlign: 'center',
});

export const faces = screen.style({ display: 'flex', gap: vars.space[1] });
