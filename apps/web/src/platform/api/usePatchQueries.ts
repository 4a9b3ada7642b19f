import type { paths } from '@office/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { patchQueries } from '../swr/patchQueries.ts';

/** The body that a GET of the path answers. */
type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Changes the cached answers of a path; see {@link patchQueries}. */
export function usePatchQueries() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    <Path extends keyof paths>(path: Path, change: (answer: Answer<Path>) => Answer<Path>) =>
      patchQueries({ cache, mutate }, path, change),
    [cache, mutate],
  );
}
