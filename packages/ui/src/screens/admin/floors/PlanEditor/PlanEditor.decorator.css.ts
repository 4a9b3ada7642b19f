import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

export const page = screen.style({ padding: vars.space[4] });
