import { media } from '../../../styles/media.ts';
import * as row from '../../../patterns/row.css.ts';
import { screen } from '../../../styles/style.ts';
import { vars } from '../../../styles/vars.css.ts';

export const words = screen.style({ gap: vars.space.half });

export const line = screen.style({ alignItems: 'center' });

export const mark = screen.style({ display: 'flex', flex: 'none' });

export const preview = screen.style({ flex: '1', minWidth: vars.space[0] });

/** In place of the time while hovered or focused. Always on touch devices. */
export const menu = screen.style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${vars.space[1]})`,
  insetInlineEnd: vars.space[1],
  display: 'flex',
  borderRadius: vars.radius.control,
  opacity: 0,
  '@media': { [media.coarse]: { position: 'relative', inset: 'auto', flex: 'none', opacity: 1 } },
  selectors: {
    [`${row.root}:hover &, ${row.root}:focus-within &`]: { opacity: 1 },
    "&:has([aria-expanded='true'])": { opacity: 1 },
  },
});

export const time = screen.style({
  selectors: {
    [`${row.root}:hover &, ${row.root}:focus-within &, ${row.root}:has([aria-expanded='true']) &`]:
      {
        visibility: 'hidden',
        '@media': { [media.coarse]: { visibility: 'visible' } },
      },
  },
});
