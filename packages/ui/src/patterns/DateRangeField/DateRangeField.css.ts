import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const fields = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const field = pattern.style({ flex: '1 1 10rem', maxWidth: '12rem' });

export const length = pattern.style({ minWidth: vars.space[12] });

export const presets = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
