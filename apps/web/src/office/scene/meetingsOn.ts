import type { SceneMethodInput } from '@office/scene-bridge';
import type { RoomMeetings } from '../floors/roomMeetings.ts';

export type MeetingsOn = ReadonlyMap<string, string>;

type Message = [
  method: 'OnStartOnlineMeeting' | 'OnEndMeeting',
  payload: SceneMethodInput<'OnStartOnlineMeeting'>,
];

export function meetingsBegunAndEnded(
  before: MeetingsOn,
  rooms: readonly RoomMeetings[],
): { now: MeetingsOn; messages: Message[] } {
  const now = new Map(
    rooms.flatMap(({ meetingRoom, current }) =>
      current ? [[meetingRoom.id, current.meetingId] as const] : [],
    ),
  );
  const missing = (one: MeetingsOn, other: MeetingsOn) =>
    [...one]
      .filter(([meetingRoomId, meetingId]) => other.get(meetingRoomId) !== meetingId)
      .map(([meetingRoomId, meetingId]) => ({ meetingId, meetingRoomId }));
  return {
    now,
    messages: [
      ...missing(before, now).map((meeting): Message => ['OnEndMeeting', meeting]),
      ...missing(now, before).map((meeting): Message => ['OnStartOnlineMeeting', meeting]),
    ],
  };
}
