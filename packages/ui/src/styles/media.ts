export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media queries for `'@media'` in styles: `{ '@media': { [media.desktop]: { … } } }`. */
export const media = {
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
  belowTablet: '(max-width: 767.98px)',
  belowDesktop: '(max-width: 1023.98px)',
  /** Small laptops with a mouse or touchpad. */
  smallLaptop: '(max-height: 54rem) and (pointer: fine)',
  /** Phones in landscape. */
  low: '(max-height: 480px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
} as const;
