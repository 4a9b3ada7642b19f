import { useEffect, useEffectEvent } from 'react';
import { recovery } from './serverRecovery.ts';

/** While something that is shown got no answer: calls `retry` as soon as the server is back. */
export function useWhenBack(isLost: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => (isLost ? recovery.onFound(() => retryNow()) : undefined), [isLost]);
}
