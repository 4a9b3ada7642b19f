import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const fields = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

/** Each date in a row with its label. */
export const stacked = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});

export const field = pattern.style({ flex: '1 1 10rem', maxWidth: '12rem' });

export const stackedField = pattern.style({ minWidth: vars.space[0] });

export const length = pattern.style({ minWidth: vars.space[12] });

export const presets = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
