import { pattern } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: vars.space[3],
});
