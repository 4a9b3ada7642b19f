import type { VoiceParticipants } from '@office/api/realtime';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { listParticipants } from '../store/participant-store.ts';
import { recordingOf } from '../participants/recordings.ts';
import type { Peer } from './signal-relay.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import type { VoiceSocket, SocketRegistry } from '../participants/socket-registry.ts';
import { findMediaNode } from '../store/room-store.ts';
import { findRoomTranscript } from '../transcripts/room-transcript.ts';

type Deps = Pick<VoiceDeps, 'config' | 'db' | 'files'>;

export type RoomState = Omit<VoiceParticipants, 'roomId'>;

/** Guests of a meeting receive neither pictures of members nor the transcript. */
export function stateFor({ guestId }: Pick<VoiceSocket, 'guestId'>, state: RoomState): RoomState {
  if (!guestId) return state;
  const participants = state.participants.map((each) => ({ ...each, avatarUrl: null }));
  return { ...state, participants, transcript: null };
}

interface CacheEvents {
  /** Called for a socket whose participant was deleted, in case the end event was lost. */
  onRemoved(joined: VoiceSocket): void;
  onMediaNode(roomId: string, call: Pick<RoomState, 'participants'> & MediaNode): void;
}

export interface MediaNode {
  mediaNode: string | null;
}

/** Caches participants of rooms with local sockets. Serialises reads, so that the latest state wins. */
export class ParticipantCache {
  readonly #deps: Deps;
  readonly #sockets: SocketRegistry;
  readonly #events: CacheEvents;
  readonly #known = new Map<string, readonly Peer[]>();
  /** `#waiting`: the queued read of a room that has not started. `#last`: the most recently queued read. */
  readonly #waiting = new Map<string, Promise<RoomState>>();
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(deps: Deps, sockets: SocketRegistry, events: CacheEvents) {
    this.#deps = deps;
    this.#sockets = sockets;
    this.#events = events;
  }

  peersIn(roomId: string): readonly Peer[] {
    return this.#known.get(roomId) ?? [];
  }

  drop(roomId: string): void {
    this.#known.delete(roomId);
  }

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
    // The participant of a socket that is still joining may not be committed yet.
    const before = this.#sockets.inRoom(roomId).filter(({ queued }) => !queued);
    const { config, db } = this.#deps;
    const rows = await listParticipants(db, [roomId]);
    const mediaNode = config.voice.sfu ? await findMediaNode(db, roomId) : null;
    const participants = await Promise.all(
      rows.map(async (row) => {
        const { participantId, userId, nameKanji, nameLatin, avatarUrl } = await withPictureUrl(
          this.#deps,
          row,
        );
        const { guestId, muted, camera, screen, handRaisedAt, captionsWanted, captionSource } = row;
        return {
          participantId,
          userId,
          nameKanji,
          ...(nameLatin && { nameLatin }),
          avatarUrl,
          muted,
          camera,
          screen,
          handRaisedAt: handRaisedAt?.toISOString() ?? null,
          captionsWanted,
          captionSource,
          ...(guestId && { guest: true }),
        };
      }),
    );
    const transcript = await findRoomTranscript(this.#deps, roomId, rows);
    const route = mediaNode ? 'SFU' : 'MESH';
    const state: RoomState = { participants, recording: recordingOf(rows), transcript, route };
    for (const joined of before) {
      if (!rows.some(({ participantId }) => participantId === joined.participantId)) {
        this.#events.onRemoved(joined);
      }
    }
    this.#events.onMediaNode(roomId, { mediaNode, participants });
    const localSockets = this.#sockets.inRoom(roomId);
    if (localSockets.length > 0) this.#known.set(roomId, rows);
    else this.#known.delete(roomId);
    for (const { socket, queued, guestId } of localSockets) {
      // A socket that is still joining receives the state in its `join` answer.
      if (!queued) socket.emit('participants', { roomId, ...stateFor({ guestId }, state) });
    }
    return state;
  }
}
