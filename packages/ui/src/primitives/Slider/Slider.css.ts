import { media } from '../../styles/media.ts';
import { primitive } from '../../styles/style.ts';
import { vars } from '../../styles/vars.css.ts';

export const filledProperty = '--office-slider-filled';

// `accent-color` would be simpler, but Chromium draws a white track in dark mode with our colour.
export const root = primitive.style({
  width: '100%',
  height: vars.size.hit,
  margin: vars.space[0],
  appearance: 'none',
  backgroundColor: 'transparent',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  // Restores the native parts, which use system colours.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

const track = {
  height: vars.space[1],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.fillActive,
  backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `calc(100% * var(${filledProperty})) 100%`,
} as const;
primitive.global(`${root}::-webkit-slider-runnable-track`, track);
primitive.global(`${root}::-moz-range-track`, track);
const fromRight = { backgroundPosition: 'right' } as const;
primitive.global(`${root}:dir(rtl)::-webkit-slider-runnable-track`, fromRight);
primitive.global(`${root}:dir(rtl)::-moz-range-track`, fromRight);

const thumb = {
  boxSizing: 'border-box',
  width: vars.space[4],
  height: vars.space[4],
  border: 'none',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
} as const;
primitive.global(`${root}::-webkit-slider-thumb`, {
  ...thumb,
  appearance: 'none',
  marginBlockStart: `calc((${vars.space[1]} - ${vars.space[4]}) / 2)`,
});
primitive.global(`${root}::-moz-range-thumb`, thumb);

const off = { backgroundColor: vars.color.borderStrong, backgroundImage: 'none' } as const;
primitive.global(`${root}:disabled::-webkit-slider-thumb`, off);
primitive.global(`${root}:disabled::-moz-range-thumb`, off);
primitive.global(`${root}:disabled::-webkit-slider-runnable-track`, { backgroundImage: 'none' });
primitive.global(`${root}:disabled::-moz-range-track`, { backgroundImage: 'none' });
