import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const large = screen.style({ minWidth: vars.space[0], minHeight: vars.space[0] });

export const thumbnail = screen.style({
  position: 'absolute',
  inset: vars.space[0],
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
