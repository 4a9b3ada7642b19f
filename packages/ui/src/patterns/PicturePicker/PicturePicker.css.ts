import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const side = pattern.style({
  display: 'flex',
  flex: '1',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: vars.space[0],
});

export const buttons = pattern.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
