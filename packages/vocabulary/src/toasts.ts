// Toasts and tooltips.
import { minute, second } from './units.ts';

/** After this a toast closes by itself. */
export const toastMs = 5 * second;

/** Within this the same news is not shown again, where a toast asks for it. */
export const toastIntervalMs = 10 * minute;

/** The wait before a tooltip, and before the next one right after it. */
export const tooltipDelayMs = 700;
export const tooltipSkipDelayMs = 300;
