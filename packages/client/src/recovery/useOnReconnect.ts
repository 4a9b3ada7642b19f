import { useEffect, useEffectEvent } from 'react';
import { recovery } from './serverRecovery.ts';

export function useOnReconnect(isLost: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => (isLost ? recovery.onRecovered(() => retryNow()) : undefined), [isLost]);
}
