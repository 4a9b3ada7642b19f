import { useStore } from '@office/client/lib/useStore.ts';
import { useVoice } from '../voiceContext.ts';

export function useSpeaking(): boolean {
  const { calls } = useVoice();
  return useStore(calls, ({ call }) => call?.speaking ?? false);
}

export function useIsTalking(): boolean {
  const { calls } = useVoice();
  return useStore(
    calls,
    ({ call }) => call !== null && call.phase !== 'joining' && call.occupancy.status === 'shared',
  );
}
