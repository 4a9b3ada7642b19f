import { useState } from 'react';

interface Pages {
  data: unknown;
  error: unknown;
  isLoading: boolean;
}

/**
 * With `keepPreviousData`, the search of the previous pages while the next one loads or after it
 * failed.
 */
export function usePagesSearch(search: string, { data, error, isLoading }: Pages): string {
  const [pagesSearch, setPagesSearch] = useState('');
  const isLoaded = data !== undefined && !error && !isLoading;
  if (isLoaded && pagesSearch !== search) setPagesSearch(search);
  return isLoaded ? search : pagesSearch;
}
