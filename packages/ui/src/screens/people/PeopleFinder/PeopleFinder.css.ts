import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // As high with no result as with ten: the dialog does not jump while one types.
  height: 'min(32rem, 68dvh)',
  // Long names are cut; they do not make the dialog wider than the window.
  containerType: 'inline-size',
});
