import { useSyncExternalStore } from 'react';
import { session } from './browserSession.ts';
import type { SessionState } from './sessionState.ts';

/** The session as it is now; renders again when it changes, in this tab or another. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
