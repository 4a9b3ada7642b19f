import { pattern } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: vars.space[0],
  minHeight: vars.space[0],
  height: '100%',
  fontSize: vars.font.size.sm,
  '@media': { print: { height: 'auto' } },
});
