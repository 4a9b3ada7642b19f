// How long answers are kept, and how often texts are asked for.
import { minute, second } from './units.ts';

/** How long an answer that nobody shows is kept. */
export const queryCacheMs = 5 * minute;

/** How long the list of offices counts as fresh. */
export const officesFreshMs = 60 * second;

/** Tries of fetching texts; the wait before the second, which doubles. */
export const textTries = 5;
export const firstTextRetryMs = 350;
