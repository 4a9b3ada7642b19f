import { screen } from '../../../../styles/style.ts';
import { vars } from '../../../../styles/vars.css.ts';

/** The room that the administration's shell leaves around a page. */
export const page = screen.style({ padding: vars.space[4] });
