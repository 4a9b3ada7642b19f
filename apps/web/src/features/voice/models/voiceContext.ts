import { createContext, use } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import type { Calls } from './calls/callManagerTypes.ts';
import type { Voice } from './createVoice.ts';

export const VoiceContext = createContext<Voice | null>(null);

export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (!voice) throw new Error('Voice chat is used outside the workplace');
  return voice;
}

export function useCalls(): Calls {
  return useStore(useVoice().calls);
}

/** False while the pictures are shown in the mini window. */
export function useIsStageOpen(): boolean {
  const { stage } = useVoice();
  const isMini = useIsMiniOpen();
  return useStore(stage, ({ open }) => open) && !isMini;
}

export function useIsMiniOpen(): boolean {
  return useStore(useVoice().mini, ({ status }) => status !== 'closed');
}
