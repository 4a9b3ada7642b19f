import { day, second } from './units.ts';

export const pushTokenRefreshMs = 7 * day;

/** Delay before the browser's permission prompt is announced. */
export const pushPromptDelayMs = second;
