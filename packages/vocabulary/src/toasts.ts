import { minute, second } from './units.ts';

export const toastMs = 5 * second;

/** Minimum interval before the same toast is shown again, if the toast requests it. */
export const toastIntervalMs = 10 * minute;

export const tooltipDelayMs = 700;
export const tooltipSkipDelayMs = 300;
