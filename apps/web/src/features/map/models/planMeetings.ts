import type { Schemas } from '@office/api';
import type { PlanMeeting, RoomMeetings } from '@office/ui';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';

export function toPlanMeetings({
  meetingRoom: { zoneId },
  current,
  next,
}: Schemas['RoomMeetings']): RoomMeetings {
  return {
    zoneId,
    ...dropEmpty({ current: current && toMeeting(current), next: next && toMeeting(next) }),
  };
}

function toMeeting({ title, startTime, endTime }: Schemas['RoomMeeting']): PlanMeeting {
  return { startTime, endTime, ...dropEmpty({ title }) };
}
