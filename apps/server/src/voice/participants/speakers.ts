import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import { lockMember } from '../../people/member-directory.ts';
import { isAdminRole } from '../../people/role-permissions.ts';
import { mayEdit, roomInvalid, type VoiceDeps } from '../rooms/room-access.ts';
import { notifyRoomOnCommit } from '../rooms/room-events.ts';
import { lockByParticipant, updateParticipant } from '../store/participant-store.ts';
import { lockRoom } from '../store/room-store.ts';
import type { VoiceSocket } from './socket-registry.ts';

/**
 * Lets a listener of an all-hands room speak, or makes a speaker a listener. Both begin muted.
 * @throws {ApiError} 403 `forbidden` if the caller is not an administrator; 404
 *   `voiceChatRoomInvalid` if the participant has left
 */
export async function setSpeaker(
  deps: Pick<VoiceDeps, 'db' | 'now'>,
  { organizationId, userId, roomId }: VoiceSocket,
  { participantId, speaker }: Schemas['VoiceSpeakerRequest'],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const role = await lockMember(tx, { organizationId, userId });
    const room = await lockRoom(tx, { organizationId, roomId });
    if (!role || !room) throw roomInvalid();
    const viewer = { organizationId, userId, isAdmin: isAdminRole(role), isGuest: false };
    if (!room.allHands || !mayEdit(viewer, room)) throw new ApiError('forbidden');
    const row = await lockByParticipant(tx, { roomId, participantId });
    if (!row) throw roomInvalid();
    if (row.listener !== speaker) return;
    await updateParticipant(tx, row, {
      listener: !speaker,
      muted: true,
      camera: false,
      screen: false,
      handRaisedAt: null,
      confirmedAt: deps.now(),
    });
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  });
}
