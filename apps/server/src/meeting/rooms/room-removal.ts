import type { Queryable, Transaction } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  audienceOf,
  storeMeetingMessages,
  publishRoomsChanged,
  publishMeetingChanges,
} from '../news/meeting-events.ts';
import type { MeetingChangeEvent } from '../news/meeting-mails.ts';
import {
  countMeetingsOf,
  lockMeetingsOf,
  type RoomMeetingCount,
} from '../store/room-removal-store.ts';
import { saveMeeting, type MeetingRow } from '../store/meeting-store.ts';
import { freeRooms } from '../store/room-booking-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'notifications' | 'config' | 'mail'>;

export function countRoomMeetings(
  tx: Queryable,
  where: { organizationId: string; meetingRoomIds: readonly string[]; now: Date },
): Promise<RoomMeetingCount[]> {
  return countMeetingsOf(tx, where);
}

/** Removes deleted rooms from their meetings. Call {@link notifyRoomLoss} after the commit. */
export async function removeRoomsFromMeetings(
  tx: Transaction,
  deps: Deps,
  {
    organizationId,
    meetingRoomIds,
    by,
  }: { organizationId: string; meetingRoomIds: readonly string[]; by: string | null },
): Promise<{ news: MeetingChangeEvent[]; meetingCount: number }> {
  const now = deps.now();
  const found = await lockMeetingsOf(tx, { organizationId, meetingRoomIds, now });
  await freeRooms(
    tx,
    found.map(({ id }) => id),
  );
  const changes = new Map<string, { before: MeetingRow; rows: MeetingRow[] }>();
  for (const before of found) {
    const row = await saveMeeting(tx, before.id, { meetingRoomId: null, updatedAt: now });
    const key = before.seriesId ?? before.id;
    changes.set(key, {
      before: changes.get(key)?.before ?? before,
      rows: [...(changes.get(key)?.rows ?? []), row],
    });
  }
  const news: MeetingChangeEvent[] = [];
  for (const { before, rows } of changes.values()) {
    const userIds = await audienceOf(tx, rows);
    news.push({ change: 'CHANGED', meeting: rows[0]!, scope: 'ALL', userIds, by, before });
  }
  await storeMeetingMessages(tx, deps, news);
  return { news, meetingCount: found.length };
}

export async function notifyRoomLoss(
  deps: Deps,
  organizationId: string,
  meetingRoomIds: readonly string[],
  news: readonly MeetingChangeEvent[],
): Promise<void> {
  await publishMeetingChanges(deps, news);
  await publishRoomsChanged(deps, organizationId, meetingRoomIds);
}
