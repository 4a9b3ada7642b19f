import { useStore } from '@office/client/lib/useStore.ts';
import { session } from './browserSession.ts';
import type { SessionState } from '@office/client/session/sessionState.ts';

export function useSession(): SessionState {
  return useStore(session);
}
