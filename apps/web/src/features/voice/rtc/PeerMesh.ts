import type { VoiceRoomParticipant } from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { VoiceFade } from '../media/VoiceFade.ts';
import { PeerConnection, type PeerSignal, type PeerState } from './PeerConnection.ts';

/** Someone else in the call. */
export interface CallParticipant extends VoiceRoomParticipant {
  speaking: boolean;
  connection: Exclude<PeerState, 'closed'>;
}

/** Plays what the other participants send. */
export interface RemoteVoices {
  play(participantId: string, track: MediaStreamTrack): void;
  /** @param volume from 0 to 1 */
  setVolume(participantId: string, volume: number): void;
  stop(participantId: string): void;
}

export interface PeerMeshDeps extends Deps {
  createConnection(): RTCPeerConnection;
  /** The member's own voice at this moment. */
  localAudio(): MediaStreamTrack | null;
  sendSignal(participantId: string, signal: PeerSignal): void;
  voices: RemoteVoices;
}

interface Peer {
  connection: PeerConnection;
  fade: VoiceFade;
  cancelSilence: (() => void) | null;
  unsubscribe: () => void;
}

/** The member's own place in the room: without it nobody knows who of two ends is polite. */
type OwnPlace =
  | { status: 'unknown'; early: [from: string, signal: PeerSignal][] }
  | { status: 'known'; participantId: string };

const speakingEndsMs = 2500;

/** The other participants of a room, and a connection to each of them. */
export class PeerMesh extends Store<readonly CallParticipant[]> {
  readonly #deps: PeerMeshDeps;
  readonly #peers = new Map<string, Peer>();
  #own: OwnPlace = { status: 'unknown', early: [] };

  constructor(deps: PeerMeshDeps) {
    super([]);
    this.#deps = deps;
  }

  /**
   * Takes the member's place in the room, for the first time or again.
   * @param ownId the member's own id there; with another one than before everything begins anew
   */
  enter(ownId: string, list: readonly VoiceRoomParticipant[]): void {
    const before = this.#own;
    if (before.status === 'known' && before.participantId !== ownId) this.#dropAll();
    this.#own = { status: 'known', participantId: ownId };
    const kept = [...this.#peers.values()];
    this.update(list);
    if (before.status === 'unknown') for (const signal of before.early) this.receive(...signal);
    // Nobody heard what was signalled while the channel was gone.
    for (const { connection } of kept)
      if (connection.getSnapshot() !== 'connected') connection.restart();
  }

  /** @param list everyone in the room now, the member included */
  update(list: readonly VoiceRoomParticipant[]): void {
    const own = this.#own;
    if (own.status === 'unknown') return;
    const others = list.filter(({ participantId }) => participantId !== own.participantId);
    const ids = new Set(others.map(({ participantId }) => participantId));
    for (const id of [...this.#peers.keys()]) if (!ids.has(id)) this.#drop(id);
    for (const id of ids) this.#peerOf(id, own.participantId);
    const known = new Map(this.getSnapshot().map((each) => [each.participantId, each]));
    this.set(
      others.map((other) => ({
        ...other,
        speaking: (known.get(other.participantId)?.speaking ?? false) && !other.muted,
        connection: this.#connectionStateOf(other.participantId),
      })),
    );
  }

  receive(from: string, signal: PeerSignal): void {
    if (this.#own.status === 'unknown') this.#own.early.push([from, signal]);
    else void this.#peerOf(from, this.#own.participantId).connection.receive(signal);
  }

  /** Notes that a participant speaks; without another word they are silent again soon. */
  setSpeaking(participantId: string, speaking: boolean): void {
    const peer = this.#peers.get(participantId);
    if (!peer) return;
    peer.cancelSilence?.();
    peer.cancelSilence = speaking
      ? this.#deps.clock.schedule(
          () => this.#change(participantId, { speaking: false }),
          speakingEndsMs,
        )
      : null;
    this.#change(participantId, { speaking });
  }

  setLocalAudio(track: MediaStreamTrack | null): void {
    for (const { connection } of this.#peers.values()) connection.setAudio(track);
  }

  setIceServers(iceServers: RTCIceServer[]): void {
    for (const { connection } of this.#peers.values()) connection.setIceServers(iceServers);
  }

  /** @param metres to each of them by user id; someone who is missing is somewhere else */
  setDistances(metres: ReadonlyMap<string, number>): void {
    for (const { participantId, userId } of this.getSnapshot()) {
      const volume = this.#peers.get(participantId)?.fade.at(metres.get(userId) ?? null);
      if (volume !== undefined) this.#deps.voices.setVolume(participantId, volume);
    }
  }

  override dispose(): void {
    this.#dropAll();
  }

  #peerOf(participantId: string, ownId: string): Peer {
    const known = this.#peers.get(participantId);
    if (known) return known;
    const { clock, random, createConnection, sendSignal, voices, localAudio } = this.#deps;
    const connection = new PeerConnection({
      clock,
      random,
      polite: ownId < participantId,
      connection: createConnection(),
      audio: localAudio(),
      send: (signal) => sendSignal(participantId, signal),
      onTrack: (track) => voices.play(participantId, track),
    });
    const unsubscribe = connection.subscribe(() =>
      this.#change(participantId, { connection: this.#connectionStateOf(participantId) }),
    );
    const peer: Peer = { connection, fade: new VoiceFade(), cancelSilence: null, unsubscribe };
    this.#peers.set(participantId, peer);
    return peer;
  }

  #connectionStateOf(participantId: string): CallParticipant['connection'] {
    const state = this.#peers.get(participantId)?.connection.getSnapshot();
    return state === undefined || state === 'closed' ? 'connecting' : state;
  }

  #dropAll(): void {
    for (const id of [...this.#peers.keys()]) this.#drop(id);
  }

  #drop(participantId: string): void {
    const peer = this.#peers.get(participantId);
    peer?.cancelSilence?.();
    peer?.unsubscribe();
    peer?.connection.dispose();
    this.#peers.delete(participantId);
    this.#deps.voices.stop(participantId);
  }

  #change(participantId: string, change: Partial<CallParticipant>): void {
    this.set(
      this.getSnapshot().map((each) =>
        each.participantId === participantId ? { ...each, ...change } : each,
      ),
    );
  }
}
