import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const fields = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

/** Both dates stay on one line. */
export const dates = pattern.style({
  display: 'flex',
  flex: '1 1 20rem',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '26rem',
});

export const field = pattern.style({ flex: '1 1 0', minWidth: vars.space[0] });

export const length = pattern.style({ flex: 'none' });

export const presets = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
