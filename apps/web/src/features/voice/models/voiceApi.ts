import { unwrap, type Schemas } from '@office/api';
import { findCurrentMeeting, type RoomMeetingMatch } from '../../../office/floors/roomMeetings.ts';
import { office, quietOffice } from '../../../platform/api/client.ts';
import type { JoinToken } from '../rtc/JoinTokens.ts';

export const voiceApi = {
  room: (id: string) =>
    unwrap(office.GET('/v1/voice-chat/rooms/{id}', { params: { path: { id } } })),
  /** @param floorId null for all floors */
  async areaRooms(floorId: string | null): Promise<readonly Schemas['VoiceRoom'][]> {
    const query = floorId ? { floorId } : {};
    const { data } = await unwrap(office.GET('/v1/voice-chat/area-rooms', { params: { query } }));
    return data;
  },
  meetingRoom: (meetingRoomId: string) =>
    unwrap(office.POST('/v1/voice-chat/rooms/meeting-area', { body: { meetingRoomId } })),
  roomOfMeeting: (meetingId: string) =>
    unwrap(office.POST('/v1/voice-chat/rooms/meeting', { body: { meetingId } })),
  async meetingIn(meetingRoomId: string): Promise<RoomMeetingMatch | null> {
    const { data } = await unwrap(office.GET('/v1/meetings/rooms', { params: { query: {} } }));
    const room = data.find(({ meetingRoom }) => meetingRoom.id === meetingRoomId);
    return findCurrentMeeting(room, Date.now());
  },
  async availableMeeting(meetingId: string): Promise<Schemas['Meeting'] | undefined> {
    const { data } = await unwrap(quietOffice.GET('/v1/meetings/available'));
    return data.find(({ id }) => id === meetingId);
  },
  joinMeeting: (meetingId: string) =>
    unwrap(office.POST('/v1/meetings/join-now', { body: { meetingId } })),
  async leaveMeeting(id: string): Promise<void> {
    await unwrap(quietOffice.POST('/v1/meetings/{id}/leave', { params: { path: { id } } }));
  },
  async getFloorOfUser(userId: string): Promise<string | null> {
    const params = { path: { id: userId } };
    return (await unwrap(quietOffice.GET('/v1/users/{id}', { params }))).floorId;
  },
  async isFree(userId: string): Promise<boolean> {
    const params = { query: { userId } };
    const { data } = await unwrap(quietOffice.GET('/v1/voice-chat/users-not-in', { params }));
    return data.some(({ online, inVoiceChat }) => online && !inVoiceChat);
  },
  invite: (body: Schemas['InviteToVoiceChatRequest']) =>
    unwrap(office.POST('/v1/voice-chat/invite', { body })),
  confirm: (body: Schemas['ConfirmVoiceInvitationRequest']) =>
    unwrap(office.POST('/v1/voice-chat/invite/confirm', { body })),
  async deleteRoom(id: string): Promise<void> {
    const params = { path: { id } };
    await unwrap(quietOffice.DELETE('/v1/voice-chat/rooms/{id}', { params, keepalive: true }));
  },
  async joinToken(roomId: string): Promise<JoinToken> {
    const { token, expiresAt, iceExpiresAt, ...ice } = await unwrap(
      office.POST('/v1/voice-chat/token', { body: { roomId } }),
    );
    return {
      token,
      expiresAt: Date.parse(expiresAt),
      ice: { iceServers: ice.iceServers, iceTransportPolicy: ice.iceTransportPolicy },
      iceExpiresAt: iceExpiresAt === null ? null : Date.parse(iceExpiresAt),
    };
  },
};
