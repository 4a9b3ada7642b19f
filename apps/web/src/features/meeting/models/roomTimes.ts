import { unwrap, type Schemas } from '@office/api';
import { quietOffice } from '../../../platform/api/client.ts';

interface Span {
  startTime: string;
  endTime: string;
}

/** Whether a room is taken in a time, and from when until when. */
export function roomBusy(
  asked: { meetingRoomId: string } & Span,
  exceptMeetingId?: string,
): Promise<Schemas['MeetingRoomBusy']> {
  const body = { ...asked, ...(exceptMeetingId ? { exceptMeetingId } : {}) };
  return unwrap(quietOffice.POST('/v1/meetings/room/busy', { body }));
}

/** The times at which a room is taken; the server tells one at a time. */
export async function timesTaken(meetingRoomId: string, span: Span): Promise<Span[]> {
  const found: Span[] = [];
  for (let { startTime } = span; startTime < span.endTime;) {
    const next = await roomBusy({ meetingRoomId, startTime, endTime: span.endTime });
    if (!next.busy || !next.startTime || !next.endTime) break;
    found.push({ startTime: next.startTime, endTime: next.endTime });
    startTime = next.endTime;
  }
  return found;
}
