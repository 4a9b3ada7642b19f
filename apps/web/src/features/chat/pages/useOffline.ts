import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';

/** Whether the live channel is lost. It does not count until it has connected once. */
export function useOffline(): boolean {
  const online = useIsOnline();
  const status = useStore(realtime);
  return !online || (status === 'connecting' && realtime.wasConnected);
}
