import type { VoiceRoomParticipant } from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { VoiceFade } from './VoiceFade.ts';
import type { IceConfiguration } from './JoinTokens.ts';
import { NetworkMonitor } from './NetworkMonitor.ts';
import type { NetworkProblem } from './networkQuality.ts';
import { PeerConnection, type PeerSignal, type PeerState } from './PeerConnection.ts';
import { QualityControl, type SentPictures } from './QualityControl.ts';
import type { RemoteVideos } from './RemoteVideos.ts';
import {
  isPicture,
  noTracks,
  type LocalTracks,
  type AudioTrackKind,
  type TrackKind,
} from './tracks.ts';
import type { QualitySurroundings } from './videoQuality.ts';

export interface CallParticipant extends VoiceRoomParticipant {
  speaking: boolean;
  /** True if the bandwidth to the participant is too low for video. The voice is still sent. */
  videoPaused?: boolean;
  /** Problem of the connection to the participant. Null or omitted if it is good. */
  network?: NetworkProblem | null;
  connection: Exclude<PeerState, 'closed'>;
}

export interface RemoteVoices {
  assign(participantId: string, userId: string): void;
  play(participantId: string, kind: AudioTrackKind, track: MediaStreamTrack): void;
  /** @param volume from 0 to 1 */
  setVolume(participantId: string, volume: number): void;
  stop(participantId: string): void;
}

export interface PeerMeshDeps extends Deps {
  createConnection(): RTCPeerConnection;
  sendSignal(participantId: string, signal: PeerSignal): void;
  voices: RemoteVoices;
  videos: Pick<RemoteVideos, 'show' | 'drop'>;
  surroundings(): Omit<QualitySurroundings, 'others'>;
}

interface Peer {
  connection: PeerConnection;
  quality: QualityControl;
  network: NetworkMonitor;
  fade: VoiceFade;
  cancelSilence: (() => void) | null;
  unsubscribe: () => void;
}

/** The member's participant id decides which peer is polite, so signals are queued until it is known. */
type OwnParticipant =
  | { status: 'unknown'; early: [from: string, signal: PeerSignal][] }
  | { status: 'known'; participantId: string };

const speakingEndsMs = 2500;
const measureEveryMs = 2000;
const monitorEveryMs = 4000;

export class PeerMesh extends Store<readonly CallParticipant[]> {
  readonly #deps: PeerMeshDeps;
  readonly #peers = new Map<string, Peer>();
  #own: OwnParticipant = { status: 'unknown', early: [] };
  #tracks: LocalTracks = noTracks;
  #stopMeasuring: (() => void) | null = null;
  #stopMonitoring: (() => void) | null = null;
  #prepared: RTCPeerConnection[] = [];

  constructor(deps: PeerMeshDeps) {
    super([]);
    this.#deps = deps;
  }

  /** They gather candidates while the join is pending. */
  prepare(count: number): void {
    if (this.#own.status === 'known') return;
    while (this.#prepared.length < count) this.#prepared.push(this.#deps.createConnection());
  }

  /** @param ownId the member's participant id; a changed id drops all connections */
  joined(ownId: string, list: readonly VoiceRoomParticipant[]): void {
    const before = this.#own;
    if (before.status === 'known' && before.participantId !== ownId) this.#dropAll();
    this.#own = { status: 'known', participantId: ownId };
    const kept = [...this.#peers.values()];
    this.#stopMonitoring ??= this.#deps.clock.repeat(() => {
      for (const id of this.#peers.keys()) void this.#monitor(id);
    }, monitorEveryMs);
    this.update(list);
    if (before.status === 'unknown') for (const signal of before.early) this.receive(...signal);
    for (const { connection } of kept) connection.signalingRestored();
    // Alone in the room: the next participant uses a prepared connection.
    if (this.#peers.size > 0) this.#closePrepared();
  }

  lost(): void {
    for (const { connection } of this.#peers.values()) connection.signalingLost();
  }

  /** @param list all participants of the room, including the member */
  update(list: readonly VoiceRoomParticipant[]): void {
    const own = this.#own;
    if (own.status === 'unknown') return;
    const others = list.filter(({ participantId }) => participantId !== own.participantId);
    const ids = new Set(others.map(({ participantId }) => participantId));
    for (const id of [...this.#peers.keys()]) if (!ids.has(id)) this.#drop(id);
    for (const id of ids) this.#peerOf(id, own.participantId);
    for (const { participantId, userId } of others) this.#deps.voices.assign(participantId, userId);
    const known = new Map(this.getSnapshot().map((each) => [each.participantId, each]));
    this.set(
      others.map((other) => ({
        ...other,
        speaking: (known.get(other.participantId)?.speaking ?? false) && !other.muted,
        videoPaused: this.#peers.get(other.participantId)?.quality.isVideoPaused ?? false,
        network: this.#peers.get(other.participantId)?.network.problem ?? null,
        connection: this.#connectionStateOf(other.participantId),
      })),
    );
  }

  receive(from: string, signal: PeerSignal): void {
    if (this.#own.status === 'unknown') this.#own.early.push([from, signal]);
    else void this.#peerOf(from, this.#own.participantId).connection.receive(signal);
  }

  /** Sets the speaking state, which expires unless it is repeated. */
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

  setLocalTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    for (const { connection } of this.#peers.values()) connection.setTrack(kind, track);
    if (isPicture(kind)) this.#measureWhileSendingVideo();
  }

  setIce(ice: IceConfiguration): void {
    for (const connection of this.#prepared)
      connection.setConfiguration({ ...connection.getConfiguration(), ...ice });
    for (const { connection } of this.#peers.values()) connection.setIce(ice);
  }

  /**
   * @param metres by user id; participants without an entry are on another floor
   * @param reach distance in metres from which the volume stays at its minimum
   */
  setDistances(metres: ReadonlyMap<string, number>, reach: number): void {
    for (const { participantId, userId } of this.getSnapshot()) {
      const volume = this.#peers.get(participantId)?.fade.at(metres.get(userId) ?? null, reach);
      if (volume !== undefined) this.#deps.voices.setVolume(participantId, volume);
    }
  }

  override dispose(): void {
    this.#stopMeasuring?.();
    this.#stopMonitoring?.();
    this.#dropAll();
    this.#closePrepared();
  }

  #peerOf(participantId: string, ownId: string): Peer {
    const known = this.#peers.get(participantId);
    if (known) return known;
    const { clock, random, createConnection, sendSignal, voices, videos } = this.#deps;
    const connection = new PeerConnection({
      clock,
      random,
      polite: ownId < participantId,
      createConnection: () => this.#prepared.pop() ?? createConnection(),
      tracks: this.#tracks,
      send: (signal) => sendSignal(participantId, signal),
      onTrack: (kind, track) => {
        if (isPicture(kind)) videos.show(participantId, kind, track);
        else voices.play(participantId, kind, track);
      },
    });
    const unsubscribe = connection.subscribe(() =>
      this.#change(participantId, { connection: this.#connectionStateOf(participantId) }),
    );
    const quality = new QualityControl(connection);
    const peer: Peer = {
      connection,
      quality,
      network: new NetworkMonitor(connection),
      fade: new VoiceFade(),
      cancelSilence: null,
      unsubscribe,
    };
    this.#peers.set(participantId, peer);
    return peer;
  }

  get #sentPictures(): SentPictures {
    return { camera: this.#tracks.camera !== null, screen: this.#tracks.screen !== null };
  }

  get #surroundings(): QualitySurroundings {
    return { ...this.#deps.surroundings(), others: this.#peers.size };
  }

  #measureWhileSendingVideo(): void {
    const sends = this.#sentPictures;
    for (const { quality } of this.#peers.values()) void quality.apply(sends, this.#surroundings);
    if (!sends.camera && !sends.screen) {
      this.#stopMeasuring?.();
      this.#stopMeasuring = null;
      for (const { quality } of this.#peers.values()) quality.pause();
    } else
      this.#stopMeasuring ??= this.#deps.clock.repeat(() => {
        for (const id of this.#peers.keys()) void this.#measure(id);
      }, measureEveryMs);
  }

  async #measure(participantId: string): Promise<void> {
    const quality = this.#peers.get(participantId)?.quality;
    const before = quality?.isVideoPaused;
    await quality?.update(this.#sentPictures, this.#surroundings);
    if (quality && quality.isVideoPaused !== before)
      this.#change(participantId, { videoPaused: quality.isVideoPaused });
  }

  async #monitor(participantId: string): Promise<void> {
    const network = this.#peers.get(participantId)?.network;
    const before = network?.problem;
    await network?.update();
    if (!network || network.problem === before) return;
    this.#change(participantId, { network: network.problem });
  }

  #connectionStateOf(participantId: string): CallParticipant['connection'] {
    const state = this.#peers.get(participantId)?.connection.getSnapshot();
    return state === undefined || state === 'closed' ? 'connecting' : state;
  }

  #closePrepared(): void {
    for (const connection of this.#prepared.splice(0)) connection.close();
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
    this.#deps.videos.drop(participantId);
  }

  #change(participantId: string, change: Partial<CallParticipant>): void {
    this.set(
      this.getSnapshot().map((each) =>
        each.participantId === participantId ? { ...each, ...change } : each,
      ),
    );
  }
}
