import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { newId } from '@office/client/lib/newId.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { meetingTimeOf } from '@office/ui/screens/meeting';
import { defaultMeetingMinutes } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { displayName } from '@office/client/people/displayName.ts';
import { selectedFloor } from '../../../office/floors/browserFloor.ts';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { meetingHref } from '../meetingPaths.ts';
import { startNow, type StartNowApi } from './startNow.ts';
import { useAttendance } from './useAttendance.ts';
import { useRevalidateMeetings } from './useRevalidateMeetings.ts';

const api: StartNowApi = {
  async roomBookings(span, floorId) {
    const query = { ...span, ...(floorId ? { floorId } : {}) };
    const answer = quietOffice.GET('/v1/meetings/rooms/bookings', { params: { query } });
    return (await unwrap(answer)).data;
  },
  create: (body) => unwrap(office.POST('/v1/meetings', { body })),
};

export function useOwnMeetingTitle(): string | undefined {
  const { t } = useTranslation('meeting');
  const { data: profile } = useQuietQuery('/v1/auth/user/profile');
  return profile && t('list.ownTitle', { name: displayName(profile) });
}

/** Starts a meeting, joins it and opens its page, where the link can be copied. */
export function useStartNow(): readonly [start: () => void, starting: boolean] {
  const { t } = useTranslation('meeting');
  const navigate = useNavigate();
  const title = useOwnMeetingTitle() ?? t('title');
  const { join } = useAttendance();
  const renew = useRevalidateMeetings();
  // A repeated press after a lost response must not start a second meeting.
  const [clientId, setClientId] = useState(newId);
  return useAction(async () => {
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const floorId = selectedFloor.getSnapshot();
      const span = meetingTimeOf(
        { date: '', time: '', minutes: defaultMeetingMinutes, timeZone },
        { mode: 'CREATE_NOW', now: Date.now() },
      )!;
      const meeting = await startNow(api, { title, floorId, timeZone, span, clientId });
      setClientId(newId());
      // The meeting exists even if its organiser fails to join.
      await join(meeting).catch(showError);
      void renew();
      void navigate(meetingHref(meeting.id));
    } catch (error) {
      showError(error);
    }
  });
}
