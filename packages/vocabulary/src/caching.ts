import { minute, second } from './units.ts';

export const queryCacheMs = 5 * minute;

export const officesFreshMs = 60 * second;

/** Number of attempts to load texts. The delay before the second attempt doubles with each retry. */
export const maxTextAttempts = 5;
export const firstTextRetryMs = 350;
