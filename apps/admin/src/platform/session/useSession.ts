import { useStore } from '@office/client/lib/useStore.ts';
import type { SessionState } from '@office/client/session/sessionState.ts';
import { session } from './adminSession.ts';

/** The session as it is now; renders again when it changes, in this tab or another. */
export function useSession(): SessionState {
  return useStore(session);
}
