import { useEffect, useRef } from 'react';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { schedule } from '../../../lib/schedule.ts';

/** Milliseconds: what the server remembers by then is as it was told. */
const pauseMs = 1000;

/**
 * Asks anew how many are on the other floors when that changes on the one that is looked at: who comes
 * was on another one before, or who goes is on another one now.
 * @param count undefined while it is not known
 */
export function useCountRefresh(count: number | undefined): void {
  const renew = useMutateQueries();
  const cancel = useRef<() => void>(undefined);
  const before = useRef(count);

  useEffect(() => {
    const isNews = before.current !== undefined && count !== before.current;
    before.current = count ?? before.current;
    if (count === undefined || !isNews) return;
    cancel.current ??= schedule(() => {
      cancel.current = undefined;
      void renew(['/v1/contracts/offices']);
    }, pauseMs);
  }, [count, renew]);

  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = undefined;
    },
    [],
  );
}
