import type { SceneMethodInput } from '@office/scene-bridge';
import type { RoomMeetings } from '../floors/roomMeetings.ts';

export type MeetingsInProgress = ReadonlyMap<string, string>;

type Message = [
  method: 'OnStartOnlineMeeting' | 'OnEndMeeting',
  payload: SceneMethodInput<'OnStartOnlineMeeting'>,
];

export function diffMeetings(
  before: MeetingsInProgress,
  rooms: readonly RoomMeetings[],
): { now: MeetingsInProgress; messages: Message[] } {
  const now = new Map(
    rooms.flatMap(({ meetingRoom, current }) =>
      current ? [[meetingRoom.id, current.meetingId] as const] : [],
    ),
  );
  const missing = (one: MeetingsInProgress, other: MeetingsInProgress) =>
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
