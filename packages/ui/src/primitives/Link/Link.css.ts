import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const root = primitive.style({
  borderRadius: vars.radius.small,
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const reach = primitive.style({
  paddingBlock: `calc((${vars.size.hit} - 1em) / 2)`,
});

/** Links outside of running text are as high as a finger. */
export const alone = primitive.style({
  '@media': {
    [media.coarse]: { paddingBlock: `calc((${vars.size.finger} - 1em) / 2)` },
  },
});

export const tone = primitive.variants({
  accent: { color: vars.color.accentText },
  muted: { color: vars.color.textMuted },
  inherit: { color: 'inherit' },
});

export const underline = primitive.variants({
  always: { textDecorationLine: 'underline' },
  hover: {
    textDecorationLine: 'none',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
  none: { textDecorationLine: 'none' },
});
