export { deleteRecentSearches } from './models/recentSearches.ts';
export type { SearchAction } from './SearchAction.ts';
