/** The part of the search that the shell uses. */
export { eraseRecentSearchesOf } from './models/recentSearches.ts';
export type { SearchAction } from './SearchAction.ts';
