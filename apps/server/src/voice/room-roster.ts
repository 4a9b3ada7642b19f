import type { VoiceParticipants } from '@office/api/realtime';
import { withPicture } from '../people/avatar-url.ts';
import { listParticipants } from './participant-store.ts';
import { recordingOf } from './recordings.ts';
import type { Peer } from './signal-relay.ts';
import type { VoiceDeps } from './room-access.ts';
import type { VoiceSocket, SocketRegistry } from './socket-registry.ts';

type Deps = Pick<VoiceDeps, 'db' | 'files'>;

/** Everyone in a room, and its recording. */
export type RoomState = Pick<VoiceParticipants, 'participants' | 'recording'>;

/**
 * Knows the participants of the rooms of this process's sockets. Reads a room again whenever it may have
 * changed, one reading after the other, so that the last one published is the true one.
 */
export class RoomRoster {
  readonly #deps: Deps;
  readonly #sockets: SocketRegistry;
  readonly #onRemoved: (joined: VoiceSocket) => void;
  readonly #known = new Map<string, readonly Peer[]>();
  /** The reading of a room that has not begun yet, and the last one that was asked for. */
  readonly #waiting = new Map<string, Promise<RoomState>>();
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param onRemoved called with a socket whose participant is gone; the message of its end got lost */
  constructor(deps: Deps, sockets: SocketRegistry, onRemoved: (joined: VoiceSocket) => void) {
    this.#deps = deps;
    this.#sockets = sockets;
    this.#onRemoved = onRemoved;
  }

  peersIn(roomId: string): readonly Peer[] {
    return this.#known.get(roomId) ?? [];
  }

  /** Drops a room that no socket of this process is in any more. */
  drop(roomId: string): void {
    this.#known.delete(roomId);
  }

  /** Reads a room, tells its sockets the participants and the recording, and answers them. */
  refresh(roomId: string): Promise<RoomState> {
    const waiting = this.#waiting.get(roomId);
    if (waiting) return waiting;
    const before = this.#last.get(roomId) ?? Promise.resolve();
    const reading = before
      .catch(() => undefined)
      .then(() => {
        this.#waiting.delete(roomId);
        return this.#read(roomId);
      });
    this.#waiting.set(roomId, reading);
    this.#last.set(roomId, reading);
    const forget = () => {
      if (this.#last.get(roomId) === reading) this.#last.delete(roomId);
    };
    reading.then(forget, forget);
    return reading;
  }

  async #read(roomId: string): Promise<RoomState> {
    const before = this.#sockets.inRoom(roomId);
    const rows = await listParticipants(this.#deps.db, [roomId]);
    const participants = await Promise.all(
      rows.map(async (row) => {
        const { participantId, userId, nameKanji, avatarUrl } = await withPicture(this.#deps, row);
        const { muted, camera, screen, handRaisedAt, captionsWanted, captionSource } = row;
        return {
          participantId,
          userId,
          nameKanji,
          avatarUrl,
          muted,
          camera,
          screen,
          handRaisedAt: handRaisedAt?.toISOString() ?? null,
          captionsWanted,
          captionSource,
        };
      }),
    );
    const state = { participants, recording: recordingOf(rows) };
    for (const joined of before) {
      if (!rows.some(({ participantId }) => participantId === joined.participantId)) {
        this.#onRemoved(joined);
      }
    }
    const here = this.#sockets.inRoom(roomId);
    if (here.length > 0) this.#known.set(roomId, rows);
    else this.#known.delete(roomId);
    for (const { socket, queued } of here) {
      // A socket that is still being let in gets the same in its answer.
      if (!queued) socket.emit('participants', { roomId, ...state });
    }
    return state;
  }
}
