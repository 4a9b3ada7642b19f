import type { Language } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import type { Platform } from '../../platform/platform.ts';

/** A meeting that changed on both sides since the last sync, or was changed remotely without permission. */
export interface SyncConflict {
  meetingId: string;
  title: string;
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
