import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import {
  audienceOf,
  storeMeetingMessages,
  publishRoomsChanged,
  publishMeetingChanges,
} from './news/meeting-events.ts';
import type { MeetingChangeEvent } from './news/meeting-mails.ts';
import { lockMeeting, saveMeeting, type MeetingRow } from './store/meeting-store.ts';
import type { PlanningDeps } from './planning.ts';
import { freeRooms } from './store/room-booking-store.ts';

/** The meeting remains, and the participants are notified with the reason. */
export async function releaseRoom(
  deps: PlanningDeps,
  where: { organizationId: string; meetingId: string },
  { by, reason }: { by: string; reason: string },
  alsoWrite: (tx: Transaction, meeting: MeetingRow) => Promise<void>,
): Promise<void> {
  const now = deps.now();
  const { roomId, news } = await deps.db.transaction(async (tx) => {
    const meeting = await lockMeeting(tx, where);
    const roomId = meeting?.meetingRoomId;
    if (!meeting || !roomId || meeting.canceledAt) throw new ApiError('meetingNotFound');
    if (meeting.endedAt || (meeting.startTime && meeting.startTime <= now)) {
      throw new ApiError('meetingOngoingCannotEdit');
    }
    await freeRooms(tx, [meeting.id]);
    const row = await saveMeeting(tx, meeting.id, { meetingRoomId: null, updatedAt: now });
    await alsoWrite(tx, meeting);
    const userIds = await audienceOf(tx, [row]);
    const changed: MeetingChangeEvent = {
      change: 'CHANGED',
      meeting: row,
      before: meeting,
      scope: 'THIS',
      userIds,
      by,
      reason,
    };
    await storeMeetingMessages(tx, deps, [changed]);
    return { roomId, news: [changed] };
  });
  await publishMeetingChanges(deps, news);
  await publishRoomsChanged(deps, where.organizationId, [roomId]);
}
