import { screen } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

/** A page on which content for members is made. */
export const page = screen.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minWidth: vars.space[0],
});

/** A form of texts is read more easily in a column. */
export const form = screen.style({ maxWidth: vars.size.prose });

export const itemName = screen.style({ flex: '1 1 auto', minWidth: vars.space[0] });

export const actions = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
