import { setTimeout as delay } from 'node:timers/promises';
import type { VoiceParticipants, VoiceRoomParticipant } from '@office/api/realtime';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { listParticipants } from '../store/participant-store.ts';
import { recordingOf } from '../participants/recordings.ts';
import type { Peer } from './signal-relay.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import type { VoiceSocket, SocketRegistry } from '../participants/socket-registry.ts';
import { findMediaNode } from '../store/room-store.ts';
import { findRoomTranscript } from '../transcripts/room-transcript.ts';

type Deps = Pick<VoiceDeps, 'config' | 'db' | 'files'>;

type RoomState = Omit<VoiceParticipants, 'roomId'>;

/** The state of a room as its participants see it. */
export interface RoomSnapshot {
  size: number;
  /**
   * Guests of a meeting receive neither pictures of members nor the transcript. Null if the participant is not in the
   * room.
   */
  stateFor(viewer: Pick<VoiceSocket, 'guestId' | 'participantId'>): RoomState | null;
}

interface CacheEvents {
  /** Called for a socket whose participant was deleted, in case the end event was lost. */
  onRemoved(joined: VoiceSocket): void;
  onMediaNode(roomId: string, call: MediaCall): void;
}

export interface MediaCall {
  mediaNode: string | null;
  participants: readonly { participantId: string; listener: boolean }[];
}

/** In larger rooms, participants who join at the same time are sent together. */
const smallRoom = 50;
const largeRoomIntervalMs = 300;

/** Caches participants of rooms with local sockets. Serialises reads, so that the latest state wins. */
export class ParticipantCache {
  readonly #deps: Deps;
  readonly #sockets: SocketRegistry;
  readonly #events: CacheEvents;
  readonly #known = new Map<string, readonly Peer[]>();
  /** `#waiting`: the queued read of a room that has not started. `#last`: the most recently queued read. */
  readonly #waiting = new Map<string, Promise<RoomSnapshot>>();
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

  refresh(roomId: string): Promise<RoomSnapshot> {
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
    const paused = reading.then(({ size }) =>
      size > smallRoom ? delay(largeRoomIntervalMs) : undefined,
    );
    this.#last.set(roomId, paused);
    const forget = () => {
      if (this.#last.get(roomId) === paused) this.#last.delete(roomId);
    };
    paused.then(forget, forget);
    return reading;
  }

  async #read(roomId: string): Promise<RoomSnapshot> {
    // The participant of a socket that is still joining may not be committed yet.
    const before = this.#sockets.inRoom(roomId).filter(({ queued }) => !queued);
    const { config, db } = this.#deps;
    const rows = await listParticipants(db, [roomId]);
    const mediaNode = config.voice.sfu ? await findMediaNode(db, roomId) : null;
    const shown = rows.filter(({ listener, handRaisedAt }) => !listener || handRaisedAt !== null);
    const state: RoomState = {
      participants: await Promise.all(
        shown.map(async (row) => toParticipant(await withPictureUrl(this.#deps, row))),
      ),
      listeners: rows.filter(({ listener }) => listener).length,
      recording: recordingOf(rows),
      transcript: await findRoomTranscript(this.#deps, roomId, rows),
      route: mediaNode ? 'SFU' : 'MESH',
    };
    const byId = new Map(rows.map((row) => [row.participantId, row]));
    const snapshot: RoomSnapshot = {
      size: rows.length,
      stateFor: ({ guestId, participantId }) => {
        const own = byId.get(participantId);
        if (!own) return null;
        // Listeners see themselves, but not the other listeners.
        const participants = shown.includes(own)
          ? state.participants
          : [...state.participants, toParticipant({ ...own, avatarUrl: null })];
        if (!guestId) return { ...state, participants };
        const withoutPictures = participants.map((each) => ({ ...each, avatarUrl: null }));
        return { ...state, participants: withoutPictures, transcript: null };
      },
    };
    for (const joined of before)
      if (!byId.has(joined.participantId)) this.#events.onRemoved(joined);
    this.#events.onMediaNode(roomId, { mediaNode, participants: rows });
    const localSockets = this.#sockets.inRoom(roomId);
    if (localSockets.length > 0) this.#known.set(roomId, rows);
    else this.#known.delete(roomId);
    for (const joined of localSockets) {
      // A socket that is still joining receives the state in its `join` answer.
      const ownState = joined.queued ? null : snapshot.stateFor(joined);
      if (ownState) joined.socket.emit('participants', { roomId, ...ownState });
    }
    return snapshot;
  }
}

type ParticipantDetails = Omit<
  Awaited<ReturnType<typeof listParticipants>>[number],
  'picture' | 'processId' | 'nameLatin'
> & { nameLatin?: string | null | undefined; avatarUrl: string | null };

function toParticipant(row: ParticipantDetails): VoiceRoomParticipant {
  const { participantId, userId, nameKanji, nameLatin, avatarUrl, guestId, listener } = row;
  const { muted, camera, screen, handRaisedAt, captionsWanted, captionSource } = row;
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
    ...(listener && { listener: true }),
  };
}
