import { unwrap, type Schemas } from '@office/api';
import { quietOffice } from '../../../platform/api/client.ts';

interface Span {
  startTime: string;
  endTime: string;
}

export function findRoomConflict(
  asked: { meetingRoomId: string } & Span,
  exceptMeetingId?: string,
): Promise<Schemas['MeetingRoomBusy']> {
  const body = { ...asked, ...(exceptMeetingId ? { exceptMeetingId } : {}) };
  return unwrap(quietOffice.POST('/v1/meetings/room/busy', { body }));
}
