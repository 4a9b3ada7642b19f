import { vars } from '../../styles/vars.css.ts';
import { bottomName, callName, promptName, startName, topName } from './toastSpace.ts';

// Import it in styles only: `vars` would add all tokens to the scripts of a page.

/** Height of the call bar at the bottom of the window, or 0 without a call. */
export const callBarOffset = `var(${callName}, ${vars.space[0]})`;

/** Space that toasts leave for the call bar and the notice row at the bottom of the window. */
export const shellOffset = `${callBarOffset} + var(${promptName}, ${vars.space[0]})`;

/** Space that a page reserves for toasts which it would otherwise show under them, or 0 without toasts. */
export const toastsTop = `var(${topName}, ${vars.space[0]})`;
export const toastsBottom = `var(${bottomName}, ${vars.space[0]})`;

/** Distance of the area for toasts from the left edge of the window: the width of the navigation and the panel. */
export const toastsStart = `var(${startName}, ${vars.space[0]})`;
