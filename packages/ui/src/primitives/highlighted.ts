import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

/** Where the keys are in a menu or list whose fills forced colours take away: a line says it. */
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
