import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const open = screen.style({
  padding: vars.space[0],
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.accentText,
  font: 'inherit',
  lineHeight: vars.font.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.half,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const question = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.fill,
});
