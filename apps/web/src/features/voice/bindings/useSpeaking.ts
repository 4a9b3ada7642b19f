import { useSyncExternalStore } from 'react';
import { useVoice } from './voiceContext.ts';

/** Whether the member is in a call and heard just now. */
export function useSpeaking(): boolean {
  const { voice } = useVoice();
  return useSyncExternalStore(voice.subscribe, () => voice.getSnapshot().call?.speaking ?? false);
}
