import type { VoiceCaptionSource } from '@office/vocabulary';
import { notifyRoomOnCommit } from '../rooms/room-events.ts';
import { lockByConnection, takeScreen, updateParticipant } from '../store/participant-store.ts';
import { roomInvalid, type VoiceDeps } from '../rooms/room-access.ts';
import { lockRoom } from '../store/room-store.ts';
import type { VoiceSocket } from './socket-registry.ts';

export interface ParticipantStateChange {
  muted?: boolean | undefined;
  camera?: boolean | undefined;
  screen?: boolean | undefined;
  handRaised?: boolean | undefined;
  captionsWanted?: boolean | undefined;
  captionSource?: VoiceCaptionSource | undefined;
}

/**
 * Sharing a screen stops the screen of the previous sharer. The room row is locked, so that a room
 * has at most one shared screen.
 * @throws {ApiError} 404 `voiceChatRoomInvalid` if the participant has left the room
 */
export async function updateParticipantState(
  deps: Pick<VoiceDeps, 'db' | 'now'>,
  { socket, organizationId, roomId }: VoiceSocket,
  { handRaised, ...wanted }: ParticipantStateChange,
): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if (wanted.screen) await lockRoom(tx, { organizationId, roomId });
    const row = await lockByConnection(tx, socket.id);
    if (row?.roomId !== roomId) throw roomInvalid();
    const { muted, camera, screen, handRaisedAt, participantId } = row;
    const { captionsWanted, captionSource } = row;
    const before = { muted, camera, screen, handRaisedAt, captionsWanted, captionSource };
    // Listeners of an all-hands room only raise their hand.
    const media: ParticipantStateChange = row.listener ? {} : wanted;
    const after = {
      muted: media.muted ?? muted,
      camera: media.camera ?? camera,
      screen: media.screen ?? screen,
      handRaisedAt:
        handRaised === undefined ? handRaisedAt : handRaised ? (handRaisedAt ?? now) : null,
      captionsWanted: wanted.captionsWanted ?? captionsWanted,
      captionSource: wanted.captionSource ?? captionSource,
    };
    if (
      Object.entries(before).every(([name, value]) => after[name as keyof typeof after] === value)
    )
      return;
    if (after.screen && !screen) {
      const connectionIds = await takeScreen(tx, row);
      if (connectionIds.length > 0) {
        await notifyRoomOnCommit(tx, { kind: 'screenTaken', roomId, connectionIds, participantId });
      }
    }
    await updateParticipant(tx, row, { ...after, confirmedAt: now });
    await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  });
}
