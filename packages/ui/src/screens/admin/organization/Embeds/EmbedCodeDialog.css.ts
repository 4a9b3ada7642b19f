import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const code = screen.style({
  margin: vars.space[0],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
