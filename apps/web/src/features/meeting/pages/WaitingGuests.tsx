import type { Schemas } from '@office/api';
import { GuestNotice, type WaitingGuest } from '@office/ui/screens/meeting';
import type { GuestAnswer } from '@office/vocabulary';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { useNotice } from '../../../platform/notices/useNotice.ts';
import { notifyUnseen } from '../../notification/index.ts';
import { meetingHref } from '../meetingPaths.ts';
import { answerGuest } from '../models/answerGuest.ts';
import { useAttendance } from '../models/useAttendance.ts';

const refreshInterval = 10_000;

/** Notice about guests who wait for the member. */
export function WaitingGuests() {
  const navigate = useNavigate();
  const { data: available } = useQuietQuery('/v1/meetings/available');
  const { joinedMeetingId } = useAttendance();
  const hasMeeting = joinedMeetingId !== null || (available?.data.length ?? 0) > 0;
  const { data, mutate } = useQuietQuery(
    '/v1/meetings/waiting-guests',
    hasMeeting ? {} : null,
    // Guests who close their page leave the list without a message.
    { refreshInterval: (list) => (list?.data.length ? refreshInterval : 0) },
  );
  useGuestNotifications(data?.data ?? []);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const waiting = (data?.data ?? []).filter(({ id }) => !dismissed.includes(id));
  const [first] = waiting;
  const isShown = useNotice('waitingGuest', first !== undefined);
  const [answerFirst, answering] = useAction(async (guest: WaitingGuest, answer: GuestAnswer) => {
    try {
      await answerGuest(guest, { answer });
    } catch (error) {
      showError(error);
    }
    await mutate();
  });
  return (
    <GuestNotice
      guest={
        isShown && first
          ? {
              guestId: first.id,
              meetingId: first.meetingId,
              name: first.name,
              meetingTitle: first.meetingTitle,
            }
          : null
      }
      more={waiting.length - 1}
      answering={answering}
      onAdmit={(guest) => void answerFirst(guest, 'ADMIT')}
      onDeny={(guest) => void answerFirst(guest, 'DENY')}
      onOpen={({ meetingId }) => void navigate(meetingHref(meetingId))}
      onDismiss={({ guestId }) => setDismissed([...dismissed, guestId])}
    />
  );
}

/** Shows a system notification for each new waiting guest while the page is hidden. */
function useGuestNotifications(guests: readonly Schemas['MeetingGuest'][]): void {
  const { t } = useTranslation('meeting');
  const notifiedIds = useRef(new Set<string>());
  const notify = useEffectEvent(() => {
    for (const { id, meetingId, meetingTitle, name } of guests) {
      const noticeId = `guest-${id}`;
      if (notifiedIds.current.has(noticeId)) continue;
      notifiedIds.current.add(noticeId);
      const title = t('guestNotice.title', { name });
      const body = t('guestNotice.said', { name, title: meetingTitle });
      const notice = { title, body, path: meetingHref(meetingId), tag: noticeId };
      notifyUnseen({ id: noticeId, setting: 'meeting', notice });
    }
  });
  useEffect(() => notify(), [guests]);
}
