import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const text = screen.style({
  margin: vars.space[0],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
