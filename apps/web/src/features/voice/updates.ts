import type { RealtimeMessages, Schemas } from '@office/api';
import { patch, renew, when, type Updates } from '../../platform/realtime/updates.ts';

type RoomChange = RealtimeMessages['voiceRoomChanged'];
type VoiceRoom = Schemas['VoiceRoom'];

const lists = [
  '/v1/voice-chat/area-rooms',
  '/v1/voice-chat/rooms',
  '/v1/voice-chat/admin-rooms',
] as const;

const renewRooms = renew(...lists, '/v1/voice-chat/rooms/{id}');

export const voiceUpdates: Updates = {
  voiceRoomChanged: [
    when(({ participants }) => participants === null, renewRooms),
    when(
      ({ participants }) => participants !== null,
      ...lists.map((path) =>
        patch(path, (list, change: RoomChange) => ({
          ...list,
          data: list.data.map((room) => withParticipants(room, change)),
        })),
      ),
      patch('/v1/voice-chat/rooms/{id}', withParticipants),
      renew('/v1/voice-chat/users-not-in'),
    ),
  ],
  // Chat rooms have no kind.
  deleteRoom: [when(({ kind }) => kind !== null, renewRooms)],
};

function withParticipants(
  room: VoiceRoom,
  { roomId, participants, listeners }: RoomChange,
): VoiceRoom {
  return room.id === roomId && participants ? { ...room, participants, listeners } : room;
}
