import { unwrap, type Schemas } from '@office/api';
import type { CallMeeting } from '@office/ui/screens/voice';
import { useAction } from '@office/client/lib/useAction.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { office } from '../../../platform/api/client.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useVoice } from '../models/voiceContext.ts';

const extensionMs = 30 * 60_000;

export function useCurrentMeeting(): { shown: CallMeeting; extend(): void; end(): void } | null {
  const { attendance } = useVoice();
  const state = useStore(attendance);
  const [extend, isExtending] = useAction(async ({ id, endTime }: Schemas['Meeting']) => {
    const later = new Date(Date.parse(endTime ?? '') + extensionMs).toISOString();
    const params = { path: { id } };
    const extended = office.POST('/v1/meetings/{id}/extend', { params, body: { endTime: later } });
    await unwrap(extended).catch(showError);
  });
  const [end, isEnding] = useAction(async ({ id }: Schemas['Meeting']) => {
    const ended = office.POST('/v1/meetings/{id}/end', { params: { path: { id } } });
    await unwrap(ended).catch(showError);
  });
  if (state.status !== 'in') return null;
  const { meeting, isOver } = state;
  return {
    shown: {
      title: meeting.title ?? '',
      endTime: meeting.endTime ?? '',
      isOver,
      canEdit: meeting.canEdit,
      changing: isExtending || isEnding,
    },
    extend: () => extend(meeting),
    end: () => end(meeting),
  };
}
