import { unwrap } from '@office/api';
import i18next from 'i18next';
import { useAction } from '../../../lib/useAction.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { office } from '../../../platform/api/client.ts';
import { showError } from '../../../platform/errors/showError.ts';
import { useVoice } from '../models/voiceContext.ts';

/** Begins a meeting in the meeting room that the member is in, and joins it with the microphone off. */
export function useBeginMeeting(): (meetingRoomId: string) => void {
  const { meetingRooms } = useVoice();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const [begin] = useAction(async (meetingRoomId: string) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      const title = i18next.t('web:meeting.of', { name: profile?.nameKanji });
      const body = { meetingRoomId, timeZone, ...(profile && { title }) };
      const meeting = await unwrap(office.POST('/v1/meetings/meeting-area', { body }));
      meetingRooms.join({ muted: true, meetingId: meeting.id });
    } catch (error) {
      showError(error);
    }
  });
  return begin;
}
