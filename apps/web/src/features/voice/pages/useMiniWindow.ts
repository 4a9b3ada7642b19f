import { mainPicture } from '@office/ui';
import type { ActiveCallState } from '../models/callState.ts';
import { useIsMiniOpen, useVoice } from '../models/voiceContext.ts';
import { useStagePeople } from './useStagePeople.ts';

/** The small window of a call; null where this browser has none, or nothing to show in it. */
export function useMiniWindow(
  call: ActiveCallState,
): { isOpen: boolean; show(event: { open: boolean }): void } | null {
  const { mini } = useVoice();
  const isOpen = useIsMiniOpen();
  const picture = mainPicture(useStagePeople(call));
  // A window of the page shows those without a picture, too.
  if (mini.offers === null || (mini.offers === 'picture' && !picture)) return null;
  return {
    isOpen,
    show: ({ open }) => {
      if (open) void mini.open({ picture });
      else mini.close();
    },
  };
}
