import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const page = screen.style({ height: '100dvh' });

export const above = screen.style({
  position: 'fixed',
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
});
