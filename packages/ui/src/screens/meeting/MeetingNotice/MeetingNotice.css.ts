import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const title = screen.style({
  alignSelf: 'start',
  minHeight: vars.size.hit,
  padding: vars.space[0],
  border: 'none',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
  },
});
