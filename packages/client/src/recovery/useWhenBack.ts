import { useEffect, useEffectEvent } from 'react';
import { recovery } from './serverRecovery.ts';

export function useWhenBack(isLost: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => (isLost ? recovery.onFound(() => retryNow()) : undefined), [isLost]);
}
