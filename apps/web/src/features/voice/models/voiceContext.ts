import { createContext, use } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import type { Calls } from './CallManager.ts';
import type { Voice } from './createVoice.ts';

export const VoiceContext = createContext<Voice | null>(null);

/** Voice chat of the member who is at work. */
export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (!voice) throw new Error('Voice chat is used outside of the workplace');
  return voice;
}

/** The call that goes on, the one that the member makes, and the invitations that wait. */
export function useCalls(): Calls {
  return useStore(useVoice().calls);
}

/** Whether the pictures of the call are shown over the office: not while a small window has them. */
export function useIsStageOpen(): boolean {
  const { stage } = useVoice();
  const isMini = useIsMiniOpen();
  return useStore(stage, ({ open }) => open) && !isMini;
}

/** Whether the call is shown in a small window beside the page. */
export function useIsMiniOpen(): boolean {
  return useStore(useVoice().mini, ({ status }) => status !== 'closed');
}
