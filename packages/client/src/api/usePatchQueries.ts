import type { paths } from '@office/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { QueryAnswer } from './queryKeys.ts';
import { patchQueries } from '../swr/patchQueries.ts';

export function usePatchQueries() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    <Path extends keyof paths>(
      path: Path,
      change: (answer: QueryAnswer<Path>) => QueryAnswer<Path>,
    ) => patchQueries({ cache, mutate }, path, change),
    [cache, mutate],
  );
}
