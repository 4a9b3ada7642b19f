import { media } from '../../../styles/media.ts';
import * as row from '../../../patterns/row.css.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const words = screen.style({ gap: vars.space.half });

export const line = screen.style({ alignItems: 'center' });

export const mark = screen.style({ display: 'flex', flex: 'none' });

export const preview = screen.style({ flex: '1', minWidth: vars.space[0] });

/** Hidden until the row is hovered or focused, except on touch devices. */
export const menu = screen.style({
  flex: 'none',
  opacity: 0,
  '@media': { [media.coarse]: { opacity: 1 } },
  selectors: {
    [`${row.root}:hover &, ${row.root}:focus-within &`]: { opacity: 1 },
    "&:has([aria-expanded='true'])": { opacity: 1 },
  },
});
