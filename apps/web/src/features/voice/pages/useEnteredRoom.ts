import type { Schemas } from '@office/api';
import type { EnteredMeetingRoom, RoomMeeting } from '@office/ui/screens/voice';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useNow } from '@office/client/lib/useNow.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import {
  startMeetingHref,
  canStartMeeting,
  findCurrentMeeting,
} from '../../../office/floors/roomMeetings.ts';
import type { RoomMeetingMatch, RoomMeetings } from '../../../office/floors/roomMeetings.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useRoomMeetings } from '../../../office/floors/useRoomMeetings.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { useMayCreate } from '../../organization/index.ts';
import { roomName, toVoicePerson } from './viewModels.ts';

/** Refresh interval, because meetings become joinable over time. */
const refreshIntervalMs = 20_000;

const services = {
  OFFICE: undefined,
  GOOGLE: 'Google Meet',
  ZOOM: 'Zoom',
  TEAMS: 'Microsoft Teams',
};

export interface CurrentMeetingRoom {
  room: EnteredMeetingRoom;
  meeting: RoomMeetingMatch | null;
  beginHref: string;
}

/**
 * @param talk room of the call, or null if the member may not join it
 * @param meetingRoomId null if the member is in no meeting room
 */
export function useEnteredRoom(
  talk: Schemas['VoiceRoom'] | null,
  meetingRoomId: string | null,
): CurrentMeetingRoom | null {
  const params = talk && { path: { id: talk.id } };
  const { data } = useQuery('/v1/voice-chat/rooms/{id}', params && { params });
  const { currentFloor } = useFloors();
  const rooms = useRoomMeetings(meetingRoomId && currentFloor?.floor.id);
  const now = useNow(refreshIntervalMs);
  const mayCreate = useMayCreate('meeting') ?? false;
  if (!meetingRoomId) return null;
  const door = rooms.find(({ meetingRoom }) => meetingRoom.id === meetingRoomId);
  const shown = data ?? talk;
  if (!shown && !door) return null;
  const meeting = findCurrentMeeting(door, now);
  const room = {
    roomId: shown?.id ?? meetingRoomId,
    name: shown ? roomName(shown) : nameOf(door!),
    participants: (shown?.participants ?? []).map(toVoicePerson),
    limit: shown?.limit ?? 1,
    canBegin: mayCreate && canStartMeeting(door, now),
    ...(meeting && { meeting: toRoomMeeting(meeting) }),
  };
  return { room, meeting, beginHref: startMeetingHref(meetingRoomId, door, now) };
}

function nameOf({ meetingRoom: { name } }: RoomMeetings): string {
  return name[currentLanguage()];
}

function toRoomMeeting(meeting: RoomMeetingMatch): RoomMeeting {
  const { meetingId, title, startTime, endTime, isNext, canJoin, provider, meetingUrl } = meeting;
  const elsewhere = canJoin && meetingUrl ? services[provider] : undefined;
  return {
    meetingId,
    startTime,
    endTime,
    ...dropEmpty({ title: title ?? undefined, elsewhere }),
    ...(isNext && { isNext }),
  };
}
