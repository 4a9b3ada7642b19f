import { useStore } from '@office/client/lib/useStore.ts';
import { useVoice } from './voiceContext.ts';

/** Whether the member is in a call and heard just now. */
export function useSpeaking(): boolean {
  const { calls } = useVoice();
  return useStore(calls, ({ call }) => call?.speaking ?? false);
}

/** Whether the member is in a call with someone. */
export function useIsTalking(): boolean {
  const { calls } = useVoice();
  return useStore(
    calls,
    ({ call }) => call !== null && call.phase !== 'joining' && call.occupancy.status === 'shared',
  );
}
