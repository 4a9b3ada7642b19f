import type { RealtimeMessages } from '@office/api';
import i18next from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { notifyUnseen, areNoticesEnabled } from '../notification/index.ts';
import { MeetingAvailableNoticeLimiter } from '../../platform/toasts/MeetingAvailableNoticeLimiter.ts';
import { noticedMeeting } from './models/noticeCard.ts';
import { noticeOf, type MeetingNotice } from './meetingNotice.ts';

const available = new MeetingAvailableNoticeLimiter({
  clock: browserDeps.clock,
  storage,
  key: storageKeys.meetingsAvailableNotify,
});

export function useMeetingNotices(): void {
  const { user } = useSession();
  const { data } = useQuietQuery('/v1/meetings/available');
  const onMessage = useEffectEvent((message: RealtimeMessages['updateMeetingStatus']) => {
    const notice = noticeOf(message, { userId: user?.id });
    if (notice) show(message, notice);
  });
  useEffect(() => realtime.on('updateMeetingStatus', onMessage), []);

  // Meetings that were already joinable when the page was opened.
  const [first] = data?.data ?? [];
  const onFirst = useEffectEvent(() => {
    if (!first?.startTime) return;
    const { id: meetingId, title, startTime, status } = first;
    const change = status === 'ONGOING' ? 'BEGUN' : 'SOON';
    const facts = { meetingId, title: title ?? '', startTime, status, change, by: null } as const;
    const message = { ...facts, endTime: startTime, meetingRoomId: null, answer: null };
    onMessage(message);
  });
  const firstId = first?.id;
  useEffect(() => {
    if (firstId) onFirst();
  }, [firstId]);
}

function show(
  { meetingId, title }: Pick<RealtimeMessages['updateMeetingStatus'], 'meetingId' | 'title'>,
  { text, words }: MeetingNotice,
): void {
  if (!areNoticesEnabled('meeting') || !available.claim()) return;
  const body = i18next.t(`web:meetingNews.${text}`, { ...words });
  const path = `/online-meeting?meetingId=${meetingId}`;
  const id = `meeting-${meetingId}`;
  notifyUnseen({
    id: `${id} ${text} ${words.time}`,
    setting: 'meeting',
    notice: { title, body, path, tag: id },
  });
  noticedMeeting.setMeeting(meetingId);
}
