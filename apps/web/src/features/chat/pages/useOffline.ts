import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';

/** Whether the realtime connection is lost. False until the first connection. */
export function useOffline(): boolean {
  const online = useIsOnline();
  const status = useStore(realtime);
  return !online || (status === 'connecting' && realtime.wasConnected);
}
