import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const footer = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const error = screen.style({ marginBlockEnd: vars.space[3] });

export const actions = screen.style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
