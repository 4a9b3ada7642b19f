import { unwrap, type Schemas } from '@office/api';
import { office, quietOffice } from '../../../platform/api/client.ts';
import type { JoinToken } from '../rtc/JoinTokens.ts';

/** The calls of the contract that voice chat makes outside of its pages. */
export const voiceApi = {
  room: (id: string) =>
    unwrap(office.GET('/v1/voice-chat/rooms/{id}', { params: { path: { id } } })),
  /** @param floorId null: of all floors */
  async areaRooms(floorId: string | null): Promise<readonly Schemas['VoiceRoom'][]> {
    const query = floorId ? { floorId } : {};
    const { data } = await unwrap(office.GET('/v1/voice-chat/area-rooms', { params: { query } }));
    return data;
  },
  meetingRoom: (meetingRoomId: string) =>
    unwrap(office.POST('/v1/voice-chat/rooms/meeting-area', { body: { meetingRoomId } })),
  invite: (body: Schemas['InviteToVoiceChatRequest']) =>
    unwrap(office.POST('/v1/voice-chat/invite', { body })),
  confirm: (body: Schemas['ConfirmVoiceInvitationRequest']) =>
    unwrap(office.POST('/v1/voice-chat/invite/confirm', { body })),
  async deleteRoom(id: string): Promise<void> {
    await unwrap(quietOffice.DELETE('/v1/voice-chat/rooms/{id}', { params: { path: { id } } }));
  },
  async joinToken(roomId: string): Promise<JoinToken> {
    const { token, expiresAt, iceServers, iceExpiresAt } = await unwrap(
      office.POST('/v1/voice-chat/token', { body: { roomId } }),
    );
    return {
      token,
      expiresAt: Date.parse(expiresAt),
      iceServers,
      iceExpiresAt: iceExpiresAt === null ? null : Date.parse(iceExpiresAt),
    };
  },
};
