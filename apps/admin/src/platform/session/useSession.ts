import { useStore } from '@office/client/lib/useStore.ts';
import type { SessionState } from '@office/client/session/sessionState.ts';
import { session } from './adminSession.ts';

export function useSession(): SessionState {
  return useStore(session);
}
