import type { Language } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import type { Platform } from '../platform/platform.ts';

/** Something that both sides changed since they were last the same, or that only its organiser may change. */
export interface SyncConflict {
  meetingId: string;
  title: string;
  /** The side whose change was kept. */
  kept: 'OFFICE' | 'CALENDAR';
}

const contents: Record<Language, Record<SyncConflict['kept'], string>> = {
  ja: {
    OFFICE: '連携カレンダーでの変更は反映されず、オフィスの内容に戻しました。',
    CALENDAR: 'オフィスとカレンダーの両方で変更されたため、新しいカレンダーの内容にしました。',
  },
  en: {
    OFFICE: 'The change in your linked calendar was not taken over: it is as in the office again.',
    CALENDAR:
      'It was changed in the office and in your calendar: the calendar’s newer change was kept.',
  },
};

/** Tells a member which of two changes of a meeting was kept, in the transaction that notes it. */
export function notifyOfConflict(
  tx: Queryable,
  { notifications }: Pick<Platform, 'notifications'>,
  { organizationId, userId }: MemberRef,
  { meetingId, title, kept }: SyncConflict,
): Promise<void> {
  return notifications.add(tx, {
    organizationId,
    to: [userId],
    kind: 'MEETING',
    title: { ja: title, en: title },
    content: { ja: contents.ja[kept], en: contents.en[kept] },
    path: `/online-meeting?meetingId=${meetingId}`,
    subject: { kind: 'MEETING', id: meetingId },
  });
}
