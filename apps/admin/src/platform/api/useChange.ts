import type { QueryPath } from '@office/client/api/queryKeys.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useMutateQueries } from './queries.ts';

type Call = () => Promise<unknown>;

/**
 * Runs changes one at a time. Shows failures as toasts, then revalidates the queries of `paths`.
 */
export function useChange(
  paths: readonly QueryPath[],
): [change: (call: Call) => void, running: boolean] {
  const renew = useMutateQueries();
  return useAction(async (call: Call) => {
    try {
      await call();
    } catch (failure) {
      showError(failure);
    }
    await Promise.all(paths.map((path) => renew([path])));
  });
}
