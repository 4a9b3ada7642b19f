import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const secret = screen.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});
