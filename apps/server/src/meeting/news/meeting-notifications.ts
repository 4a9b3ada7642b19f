import type { Language, MeetingAnswer, MeetingChange } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { localizedNames } from '../../people/localized-names.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MeetingChangeEvent } from './meeting-mails.ts';
import { meetingStatus } from '../model/status.ts';

const answers: Record<Language, Record<MeetingAnswer, string>> = {
  ja: { NONE: '未回答', ACCEPTED: '参加', TENTATIVE: '仮参加', DECLINED: '不参加' },
  en: { NONE: 'no answer', ACCEPTED: 'accepted', TENTATIVE: 'maybe', DECLINED: 'declined' },
};

/** Changes that are only shown to connected clients, without a notification. */
const quietChanges = ['ATTENDANCE', 'BEGUN', 'ENDED'] as const;
type QuietChange = (typeof quietChanges)[number];
type NotifiedChange = Exclude<MeetingChange, QuietChange>;
type ChangeTexts = Record<NotifiedChange, (name: string | null, answer: string) => string>;

const words: Record<Language, ChangeTexts> = {
  ja: {
    INVITED: (name) => (name ? `${name}さんからの招待` : '会議に招待されました'),
    CHANGED: (name) => (name ? `${name}さんが変更しました` : '会議が変更されました'),
    CANCELED: (name) => (name ? `${name}さんが取り消しました` : '会議は取り消されました'),
    ANSWERED: (name, answer) => `${name ?? '参加者'}さんの回答：${answer}`,
    SOON: () => 'まもなく始まります。参加できます。',
  },
  en: {
    INVITED: (name) => (name ? `${name} invites you` : 'You are invited'),
    CHANGED: (name) => (name ? `${name} changed it` : 'It was changed'),
    CANCELED: (name) => (name ? `${name} cancelled it` : 'It was cancelled'),
    ANSWERED: (name, answer) => `${name ?? 'A participant'}: ${answer}`,
    SOON: () => 'It begins soon. You can join.',
  },
};

const isQuiet = (change: MeetingChange): change is QuietChange =>
  quietChanges.some((each) => each === change);

const pathOf = (id: string) => `/online-meeting?meetingId=${id}`;

/** Notifies the recipients of a change, except for its author, in its transaction. */
export async function notifyOfMeeting(
  tx: Queryable,
  { notifications, now }: Pick<Platform, 'notifications' | 'now'>,
  { change, meeting, userIds, by, answer, isMinor }: MeetingChangeEvent,
): Promise<void> {
  const { id, organizationId, startTime, endTime, timeZone } = meeting;
  if (isMinor || isQuiet(change) || !startTime || !endTime) return;
  const actor = by ? (await findPeople(tx, [by])).get(by) : undefined;
  const names = actor && localizedNames(actor);
  const contentIn = (language: Language) =>
    words[language][change](names?.[language] ?? null, answers[language][answer ?? 'NONE']);
  // Connected clients already show a join prompt for a meeting that can be joined.
  const quiet =
    change === 'SOON' || (change === 'INVITED' && meetingStatus(meeting, now()) === 'ONGOING');
  await notifications.add(tx, {
    organizationId,
    to: userIds.filter((userId) => userId !== by),
    kind: 'MEETING',
    title: { ja: meeting.title, en: meeting.title },
    content: { ja: contentIn('ja'), en: contentIn('en') },
    path: pathOf(id),
    subject: { kind: 'MEETING', id },
    quiet,
    ...(change !== 'ANSWERED' && { event: { at: startTime, timeZone } }),
    // A reminder is useless after the meeting has ended.
    ...(change === 'SOON' && { expiresAt: endTime }),
  });
}
