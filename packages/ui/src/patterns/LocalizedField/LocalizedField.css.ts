import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const label = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const columns = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[3],
});

export const language = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: vars.space[0],
});

export const name = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const mark = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});
