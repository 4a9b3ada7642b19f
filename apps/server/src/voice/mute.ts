import { notifyRoomOnCommit } from './room-events.ts';
import { setMuted } from './participant-store.ts';
import type { VoiceDeps } from './room-access.ts';
import type { VoiceSocket } from './socket-registry.ts';

/** A participant has switched their microphone off or on: the others of the room are told. */
export async function mute(
  deps: Pick<VoiceDeps, 'db'>,
  { socket, roomId }: VoiceSocket,
  muted: boolean,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await setMuted(tx, socket.id, muted))
      await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
  });
}
