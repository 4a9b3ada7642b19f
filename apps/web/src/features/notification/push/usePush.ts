import { useStore } from '@office/client/lib/useStore.ts';
import { push } from './browserPush.ts';
import type { PushState } from './PushRegistrar.ts';

export function usePush(): PushState {
  return useStore(push);
}
