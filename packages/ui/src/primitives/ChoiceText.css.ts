import { primitive } from '../styles/style.ts';
import { vars } from '../styles/vars.css.ts';

export const root = primitive.style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Japanese has no spaces, so lines break between phrases.
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' as 'normal' } },
});

export const hint = primitive.style({ fontSize: vars.font.size.xs, color: vars.color.textMuted });
