import { media } from './media.ts';
import { vars } from './vars.css.ts';

/** Extends the touch target with a pseudo-element. The control needs a `position`. */
export const touchTarget = {
  [media.coarse]: {
    '::after': {
      content: "''",
      position: 'absolute',
      inset: `min(${vars.space[0]}, (100% - ${vars.size.finger}) / 2)`,
    },
  },
} as const;

/** Pads a line of text with this line height to the height of a touch target. */
export const touchTargetPadding = (lineHeight: string) =>
  ({
    [media.coarse]: { paddingBlock: `calc((${vars.size.finger} - ${lineHeight} * 1em) / 2)` },
  }) as const;
