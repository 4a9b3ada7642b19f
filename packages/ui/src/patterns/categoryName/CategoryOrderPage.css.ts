import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const page = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: vars.space[0],
});

export const columns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[6],
  alignItems: 'start',
});

export const item = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 auto',
  minWidth: vars.space[0],
});

export const itemName = pattern.style({ flex: '1 1 auto', minWidth: vars.space[0] });
