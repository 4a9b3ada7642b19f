import { createContext, use, useSyncExternalStore } from 'react';
import type { PageVoice } from './browserVoice.ts';
import type { VoiceState } from '../models/CallManager.ts';
import type { PageFacts } from './PageFacts.ts';
import type { ZoneAutoJoin } from '../models/ZoneAutoJoin.ts';

export interface Voice extends PageVoice {
  places: ZoneAutoJoin;
  facts: PageFacts;
}

export const VoiceContext = createContext<Voice | null>(null);

/** Voice chat of the member who is at work. */
export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (!voice) throw new Error('Voice chat is used outside of the workplace');
  return voice;
}

/** Whom one calls, who calls, and the call that goes on. */
export function useVoiceState(): VoiceState {
  const { voice } = useVoice();
  return useSyncExternalStore(voice.subscribe, voice.getSnapshot);
}
