import { mainPicture } from '@office/ui/screens/voice';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useIsMiniOpen, useVoice } from '../models/voiceContext.ts';
import { useStageParticipants } from './useStageParticipants.ts';

/** Returns null if the browser has no mini window or there is nothing to show in it. */
export function useMiniWindow(
  call: ActiveCallState,
): { isOpen: boolean; show(event: { open: boolean }): void } | null {
  const { mini } = useVoice();
  const isOpen = useIsMiniOpen();
  const picture = mainPicture(useStageParticipants(call));
  // A document window also shows participants without video.
  if (mini.supportedKind === null || (mini.supportedKind === 'picture' && !picture)) return null;
  return {
    isOpen,
    show: ({ open }) => {
      if (open) void mini.open({ picture });
      else mini.close();
    },
  };
}
