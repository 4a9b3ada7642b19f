import { useSyncExternalStore } from 'react';
import { push } from './browserPush.ts';
import type { PushState } from './Push.ts';

/** Whether this browser is notified. */
export function usePush(): PushState {
  return useSyncExternalStore(push.listen, push.getSnapshot);
}
