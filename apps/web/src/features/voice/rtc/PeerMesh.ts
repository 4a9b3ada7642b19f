import type { Deps } from '@office/client/lib/deps.ts';
import type { IceConfiguration } from './JoinTokens.ts';
import { NetworkMonitor } from './NetworkMonitor.ts';
import type { LinkEvents, ParticipantLink, ParticipantLinks } from './participants.ts';
import { PeerConnection, type PeerSignal } from './PeerConnection.ts';
import { QualityControl, type SentPictures } from './QualityControl.ts';
import { isPicture, noTracks, type LocalTracks, type TrackKind } from './tracks.ts';
import type { QualitySurroundings } from './videoQuality.ts';

export interface PeerMeshDeps extends Deps, LinkEvents {
  createConnection(): RTCPeerConnection;
  sendSignal(participantId: string, signal: PeerSignal): void;
  surroundings(): Omit<QualitySurroundings, 'others'>;
}

interface Peer {
  connection: PeerConnection;
  quality: QualityControl;
  network: NetworkMonitor;
  unsubscribe: () => void;
}

/** The member's participant id decides which peer is polite, so signals are queued until it is known. */
type OwnParticipant =
  | { status: 'unknown'; early: [from: string, signal: PeerSignal][] }
  | { status: 'known'; participantId: string };

const measureEveryMs = 2000;
const monitorEveryMs = 4000;

/** One connection to each other participant. */
export class PeerMesh implements ParticipantLinks {
  readonly #deps: PeerMeshDeps;
  readonly #peers = new Map<string, Peer>();
  #own: OwnParticipant = { status: 'unknown', early: [] };
  #tracks: LocalTracks = noTracks;
  #stopMeasuring: (() => void) | null = null;
  #stopMonitoring: (() => void) | null = null;
  #prepared: RTCPeerConnection[] = [];

  constructor(deps: PeerMeshDeps) {
    this.#deps = deps;
  }

  /** They gather candidates while the join is pending. */
  prepare(count: number): void {
    if (this.#own.status === 'known') return;
    while (this.#prepared.length < count) this.#prepared.push(this.#deps.createConnection());
  }

  /** A changed id drops all connections. Call `update` next. */
  joined(ownId: string): void {
    const before = this.#own;
    if (before.status === 'known' && before.participantId !== ownId) this.#dropAll();
    this.#own = { status: 'known', participantId: ownId };
    this.#stopMonitoring ??= this.#deps.clock.repeat(() => {
      for (const id of this.#peers.keys()) void this.#monitor(id);
    }, monitorEveryMs);
    for (const { connection } of this.#peers.values()) connection.signalingRestored();
    if (before.status === 'unknown') for (const signal of before.early) this.receive(...signal);
  }

  lost(): void {
    for (const { connection } of this.#peers.values()) connection.signalingLost();
  }

  /** @param others the ids of all other participants */
  update(others: ReadonlySet<string>): void {
    const own = this.#own;
    if (own.status === 'unknown') return;
    for (const id of [...this.#peers.keys()]) if (!others.has(id)) this.#drop(id);
    for (const id of others) this.#peerOf(id, own.participantId);
    // Alone in the room: the next participant uses a prepared connection.
    if (this.#peers.size > 0) this.#closePrepared();
  }

  has(participantId: string): boolean {
    return this.#peers.has(participantId);
  }

  receive(from: string, signal: PeerSignal): void {
    if (this.#own.status === 'unknown') this.#own.early.push([from, signal]);
    else void this.#peerOf(from, this.#own.participantId).connection.receive(signal);
  }

  linkOf(participantId: string): ParticipantLink {
    const peer = this.#peers.get(participantId);
    const state = peer?.connection.getSnapshot();
    return {
      connection: state === undefined || state === 'closed' ? 'connecting' : state,
      videoPaused: peer?.quality.isVideoPaused ?? false,
      network: peer?.network.problem ?? null,
    };
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

  dispose(): void {
    this.#stopMeasuring?.();
    this.#stopMonitoring?.();
    this.#dropAll();
    this.#closePrepared();
  }

  #peerOf(participantId: string, ownId: string): Peer {
    const known = this.#peers.get(participantId);
    if (known) return known;
    const { clock, random, createConnection, sendSignal, onTrack, onChange } = this.#deps;
    const connection = new PeerConnection({
      clock,
      random,
      polite: ownId < participantId,
      createConnection: () => this.#prepared.pop() ?? createConnection(),
      tracks: this.#tracks,
      send: (signal) => sendSignal(participantId, signal),
      onTrack: (kind, track) => onTrack(participantId, kind, track),
    });
    const peer: Peer = {
      connection,
      quality: new QualityControl(connection),
      network: new NetworkMonitor(connection),
      unsubscribe: connection.subscribe(() => onChange(participantId)),
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
    if (quality && quality.isVideoPaused !== before) this.#deps.onChange(participantId);
  }

  async #monitor(participantId: string): Promise<void> {
    const network = this.#peers.get(participantId)?.network;
    const before = network?.problem;
    await network?.update();
    if (network && network.problem !== before) this.#deps.onChange(participantId);
  }

  #closePrepared(): void {
    for (const connection of this.#prepared.splice(0)) connection.close();
  }

  #dropAll(): void {
    for (const id of [...this.#peers.keys()]) this.#drop(id);
  }

  #drop(participantId: string): void {
    const peer = this.#peers.get(participantId);
    peer?.unsubscribe();
    peer?.connection.dispose();
    this.#peers.delete(participantId);
  }
}
