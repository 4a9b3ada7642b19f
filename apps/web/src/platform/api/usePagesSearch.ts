import { useState } from 'react';

interface Pages {
  data: unknown;
  error: unknown;
  isLoading: boolean;
}

/**
 * Returns the search that found the pages of an infinite query. With `keepPreviousData` these are the pages of the
 * previous search while the next one loads, and after it has failed.
 */
export function usePagesSearch(search: string, { data, error, isLoading }: Pages): string {
  const [pagesSearch, setPagesSearch] = useState('');
  const isLoaded = data !== undefined && !error && !isLoading;
  if (isLoaded && pagesSearch !== search) setPagesSearch(search);
  return isLoaded ? search : pagesSearch;
}
