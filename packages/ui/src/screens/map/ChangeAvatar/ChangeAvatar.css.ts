import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const parts = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
});

export const footer = screen.style({ display: 'flex', gap: vars.space[2] });

export const save = screen.style({ flex: '1' });

export const random = screen.style({ display: 'flex', alignSelf: 'start' });
