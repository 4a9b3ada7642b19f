import { media } from './media.ts';
import { vars } from './vars.css.ts';

/**
 * Has a finger hit a small control beside it, too: its area reaches as far as a finger is wide, and its look stays. The
 * control needs a `position`.
 */
export const fingerReach = {
  [media.coarse]: {
    '::after': {
      content: "''",
      position: 'absolute',
      inset: `min(${vars.space[0]}, (100% - ${vars.size.finger}) / 2)`,
    },
  },
} as const;

/** Makes a line of text with this line height as high as a finger is wide. */
export const fingerPadding = (lineHeight: string) =>
  ({
    [media.coarse]: { paddingBlock: `calc((${vars.size.finger} - ${lineHeight} * 1em) / 2)` },
  }) as const;
