import { media } from '../../../styles/media.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const root = screen.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.space[0],
  selectors: {
    "[data-keyboard='open'] &": { '@media': { [media.belowTablet]: { display: 'none' } } },
  },
});

/** The buttons wrap below the words in narrow bars. */
export const words = screen.style({
  display: 'flex',
  flex: '1 1 4rem',
  columnGap: vars.space[2],
  minWidth: vars.space[0],
});

/** A sentence and its details below. Wide enough to read beside the buttons. */
export const sentences = screen.style({ flex: '1 1 14rem', minWidth: vars.space[0] });

export const end = screen.style({ flex: 'none' });

export const buttons = screen.style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
