import type { OutgoingWebhookEvent } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { recordEvent } from '../../platform/outgoing-event-store.ts';
import type { MeetingRow } from '../store/meeting-store.ts';

type MeetingEvent = Extract<OutgoingWebhookEvent, `MEETING_${string}`>;

/** @param meetings the planned or cancelled meetings of one series, or one meeting. The first is sent. */
export async function recordMeetingEvent(
  tx: Queryable,
  event: MeetingEvent,
  meetings: readonly MeetingRow[],
  at: Date,
): Promise<void> {
  const [first] = meetings;
  if (!first) return;
  const { id, organizationId, organizerId: userId, title, visibility, seriesId } = first;
  const { startTime, endTime, meetingRoomId } = first;
  const meeting = {
    id,
    title: visibility === 'OPEN' ? title : null,
    startTime,
    endTime,
    meetingRoomId,
    seriesId,
    occurrences: meetings.length,
  };
  await recordEvent(tx, { organizationId, event, userId, data: { meeting }, at });
}
