import { useStore } from '../../lib/useStore.ts';
import { session } from './browserSession.ts';
import type { SessionState } from './sessionState.ts';

/** The session as it is now; renders again when it changes, in this tab or another. */
export function useSession(): SessionState {
  return useStore(session);
}
