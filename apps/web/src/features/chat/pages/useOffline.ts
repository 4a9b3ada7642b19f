import { useSyncExternalStore } from 'react';
import { useOnline } from '../../../lib/useOnline.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';

/** Whether the line to the server is gone. Before it stands for the first time, nothing is said. */
export function useOffline(): boolean {
  const online = useOnline();
  const status = useSyncExternalStore(realtime.subscribe, realtime.getSnapshot);
  return !online || (status === 'connecting' && realtime.wasConnected);
}
