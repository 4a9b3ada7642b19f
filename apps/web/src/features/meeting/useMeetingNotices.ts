import type { RealtimeMessages } from '@office/api';
import i18next from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { notifyUnseen, wantsNotices } from '../notification/index.ts';
import { AvailableNotices } from '../../platform/toasts/AvailableNotices.ts';
import { noticedMeeting } from './models/NoticedMeeting.ts';
import { noticeOf, type MeetingNotice } from './meetingNotice.ts';

const available = new AvailableNotices({
  clock: browserDeps.clock,
  storage,
  key: storageKeys.meetingsAvailableNotify,
});

/** Tells of meetings that the member is asked to, that change, and that can be joined. */
export function useMeetingNotices(): void {
  const { user } = useSession();
  const language = useLanguage();
  const { data } = useQuietQuery('/v1/meetings/available');
  const onMessage = useEffectEvent((message: RealtimeMessages['updateMeetingStatus']) => {
    const notice = noticeOf(message, { userId: user?.id, language });
    if (notice) show(message, notice);
  });
  useEffect(() => realtime.on('updateMeetingStatus', onMessage), []);
  useEffect(() => realtime.on('calendarConflict', showConflict), []);

  // Meetings that could be joined before this page was opened.
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

/** Says which of two changes of a meeting was kept: the one here, or the one in the member's own calendar. */
function showConflict({ meetingId, title, kept }: RealtimeMessages['calendarConflict']): void {
  toasts.show({
    type: 'INFO',
    id: `conflict-${meetingId}`,
    title,
    description: i18next.t(`web:meetingNews.kept.${kept}`),
    onClick: () => navigateTo(`/online-meeting?meetingId=${meetingId}`),
  });
}

function show(
  { meetingId, title }: Pick<RealtimeMessages['updateMeetingStatus'], 'meetingId' | 'title'>,
  { kind, text, words }: MeetingNotice,
): void {
  if (!wantsNotices('meeting')) return;
  if (kind === 'available' && !available.claim()) return;
  const answer = 'answer' in words ? i18next.t(`web:meetingNews.answer.${words.answer}`) : '';
  const body = i18next.t(`web:meetingNews.${text}`, { ...words, answer });
  const path = `/online-meeting?meetingId=${meetingId}`;
  const id = `meeting-${meetingId}`;
  notifyUnseen({
    id: `${id} ${text} ${'time' in words ? words.time : words.when}`,
    setting: 'meeting',
    notice: { title, body, path, tag: id },
  });
  if (kind === 'available') noticedMeeting.tell(meetingId);
  else toasts.show({ type: 'INFO', id, title, description: body, onClick: () => navigateTo(path) });
}
