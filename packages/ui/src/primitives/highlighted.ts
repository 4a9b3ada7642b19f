import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

/** Outlines the highlighted item of a menu or list, because forced colours remove its fill. */
export const highlightedInForcedColors = {
  [media.forcedColors]: {
    selectors: {
      '&[data-highlighted]': {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
      },
      '&[data-disabled]': { color: 'GrayText' },
    },
  },
};
