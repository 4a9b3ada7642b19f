import { Backoff } from '@office/world/backoff';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { IceConfiguration } from './JoinTokens.ts';
import {
  isPicture,
  pictureKinds,
  trackKinds,
  type LocalTracks,
  type VideoTrackKind,
  type TrackKind,
} from './tracks.ts';
import type { Encoding, VideoQuality } from './videoQuality.ts';

export interface PeerSignal {
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit;
}

/** `reconnecting`: was connected before. `lost`: closed after the timeout. */
export type PeerState = 'connecting' | 'connected' | 'reconnecting' | 'lost' | 'closed';
export type PeerEvent = 'connected' | 'disconnected' | 'timedOut' | 'closed';

const transitions: Record<PeerState, Partial<Record<PeerEvent, PeerState>>> = {
  connecting: { connected: 'connected', timedOut: 'lost', closed: 'closed' },
  connected: { disconnected: 'reconnecting', closed: 'closed' },
  reconnecting: { connected: 'connected', timedOut: 'lost', closed: 'closed' },
  lost: { closed: 'closed' },
  closed: {},
};

export function nextPeerState(before: PeerState, event: PeerEvent): PeerState {
  return transitions[before][event] ?? before;
}

export interface PeerConnectionDeps extends Deps {
  /** The polite peer rolls back its offer when both peers offer simultaneously. */
  polite: boolean;
  connection: RTCPeerConnection;
  tracks: LocalTracks;
  send(signal: PeerSignal): void;
  onTrack(kind: TrackKind, track: MediaStreamTrack): void;
}

/** Design §8. */
export const restartAfterMs = 2000;
export const connectTimeoutMs = 30_000;
export const retryDelayMs = 5000;

/**
 * Perfect negotiation: either peer may offer at any time, and the polite peer rolls back when both
 * do.
 * Only the impolite peer adds transceivers, one per track kind; see `tracks.ts` for the order.
 */
export class PeerConnection extends Store<PeerState> {
  readonly #deps: PeerConnectionDeps;
  readonly #connection: RTCPeerConnection;
  readonly #retries: Backoff;
  #tracks: LocalTracks;
  #makingOffer = false;
  #ignoreOffer = false;
  #hasChannel = true;
  #incoming: Promise<void> = Promise.resolve();
  #cancelRetry: (() => void) | null = null;
  #cancelGivingUp: (() => void) | null = null;

  constructor(deps: PeerConnectionDeps) {
    super('connecting');
    this.#deps = deps;
    this.#tracks = deps.tracks;
    this.#retries = new Backoff({ firstMs: retryDelayMs, maxMs: retryDelayMs }, deps);
    const connection = (this.#connection = deps.connection);
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) deps.send({ candidate: candidate.toJSON() });
    };
    connection.ontrack = ({ track, transceiver }) => {
      const kind = trackKinds[connection.getTransceivers().indexOf(transceiver)];
      if (kind) deps.onTrack(kind, track);
    };
    connection.onconnectionstatechange = () => this.#onConnectionState();
    this.#waitForConnection(retryDelayMs);
    if (!deps.polite) {
      for (const kind of trackKinds)
        connection.addTransceiver(isPicture(kind) ? 'video' : 'audio', { direction: 'sendrecv' });
      void this.#sendTracks();
      // `negotiationneeded` would start the same offer in a later task.
      void this.#offer();
    }
  }

  /** Replaces a track, or removes it with null, without renegotiation. */
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    void this.#sendTracks();
  }

  async getStats(): Promise<Iterable<readonly [string, unknown]> | null> {
    if (this.getSnapshot() !== 'connected') return null;
    return (await this.#connection.getStats()) as unknown as Map<string, unknown>;
  }

  async setVideoQuality(quality: VideoQuality): Promise<void> {
    await Promise.all(pictureKinds.map((kind) => this.#encode(kind, quality[kind])));
  }

  /** Takes effect at the next ICE restart. */
  setIce(ice: IceConfiguration): void {
    // Other configuration fields must stay unchanged.
    this.#connection.setConfiguration({ ...this.#connection.getConfiguration(), ...ice });
  }

  /** Applies signals in order, because a candidate must not be applied before its description. */
  receive(signal: PeerSignal): Promise<void> {
    this.#incoming = this.#incoming
      .then(() => this.#apply(signal))
      .catch(() => {
        // Ignored: the signal is outdated or the connection is closed. An ICE restart repairs other errors.
      });
    return this.#incoming;
  }

  restart(): void {
    if (this.#isOver) return;
    this.#connection.restartIce();
    // Repeats a pending offer, because a lost one would block all later offers.
    if (this.#connection.signalingState === 'have-local-offer') void this.#offer();
  }

  /** Pauses restarts and the timeout while the signalling connection is lost. */
  signalingLost(): void {
    this.#hasChannel = false;
    this.#stopWaiting();
  }

  /** Restarts the timeout of a missing connection, because signals sent while disconnected were lost. */
  signalingRestored(): void {
    this.#hasChannel = true;
    if (!this.#isPending) return;
    this.#stopWaiting();
    this.restart();
    this.#waitForConnection(retryDelayMs);
  }

  override dispose(): void {
    this.#dispatch('closed');
  }

  get #isPending(): boolean {
    const state = this.getSnapshot();
    return state === 'connecting' || state === 'reconnecting';
  }

  get #isOver(): boolean {
    const state = this.getSnapshot();
    return state === 'lost' || state === 'closed';
  }

  async #offer(): Promise<void> {
    try {
      this.#makingOffer = true;
      await this.#connection.setLocalDescription();
      this.#sendDescription();
    } catch {
      // The connection was closed, or a remote offer arrived first.
    } finally {
      this.#makingOffer = false;
    }
  }

  async #apply({ description, candidate }: PeerSignal): Promise<void> {
    if (this.#isOver) return;
    const connection = this.#connection;
    if (description) {
      const isOffer = description.type === 'offer';
      const collides = isOffer && (this.#makingOffer || connection.signalingState !== 'stable');
      this.#ignoreOffer = collides && !this.#deps.polite;
      if (this.#ignoreOffer) return this.#resendDescription();
      await connection.setRemoteDescription(description);
      // The browser runs the replacements before the description, which needs not wait here.
      await Promise.all([this.#sendTracks(), isOffer && this.#answer()]);
    } else if (candidate && !this.#ignoreOffer) {
      await connection.addIceCandidate(candidate);
    }
  }

  async #answer(): Promise<void> {
    await this.#connection.setLocalDescription();
    this.#sendDescription();
  }

  /** Repeats the local offer, because the remote peer may have been disconnected when it was first sent. */
  #resendDescription(): void {
    if (this.#connection.signalingState === 'have-local-offer') this.#sendDescription();
  }

  #sendDescription(): void {
    const description = this.#connection.localDescription;
    if (description && !this.#isOver) this.#deps.send({ description: description.toJSON() });
  }

  async #sendTracks(): Promise<void> {
    const transceivers = this.#connection.getTransceivers();
    await Promise.all(
      trackKinds.map(async (kind, line) => {
        const transceiver = transceivers[line];
        if (!transceiver || this.#isOver) return;
        transceiver.direction = 'sendrecv';
        const sent = kind === 'screenSound' && this.#isVoiceOnlyPeer ? 'voice' : kind;
        await transceiver.sender.replaceTrack(this.#tracks[sent]);
      }),
    );
  }

  async #encode(kind: VideoTrackKind, target: Encoding | 'off'): Promise<void> {
    const sender = this.#connection.getTransceivers()[trackKinds.indexOf(kind)]?.sender;
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding || this.#isOver) return;
    encoding.active = target !== 'off';
    if (target !== 'off') {
      encoding.maxBitrate = target.maxBitrate;
      encoding.maxFramerate = target.frameRate;
      encoding.scaleResolutionDownBy = target.scale;
    }
    await sender.setParameters(parameters).catch(() => {
      // The transceiver changed during the call. The next measurement sets the parameters again.
    });
  }

  async #preferVoice(): Promise<void> {
    const sender = this.#connection.getTransceivers()[0]?.sender;
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding) return;
    encoding.priority = 'high';
    encoding.networkPriority = 'high';
    await sender.setParameters(parameters).catch(() => {
      // Some browsers do not support priorities.
    });
  }

  /** An outdated voice-only client plays only the last track, so it gets the voice there as well. */
  get #isVoiceOnlyPeer(): boolean {
    const lines = this.#connection.getTransceivers();
    return lines[trackKinds.indexOf('screenSound')]?.currentDirection === 'sendonly';
  }

  #onConnectionState(): void {
    const isConnected = this.#connection.connectionState === 'connected';
    if (isConnected) void this.#preferVoice();
    this.#dispatch(isConnected ? 'connected' : 'disconnected');
  }

  #dispatch(event: PeerEvent): void {
    const before = this.getSnapshot();
    const next = nextPeerState(before, event);
    if (next === before) return;
    this.#stopWaiting();
    if (next === 'reconnecting') this.#waitForConnection(restartAfterMs);
    if (next === 'lost' || next === 'closed') this.#connection.close();
    this.set(next);
  }

  #waitForConnection(firstRetryMs: number): void {
    if (!this.#hasChannel) return;
    this.#retryIn(firstRetryMs);
    this.#cancelGivingUp = this.#deps.clock.schedule(
      () => this.#dispatch('timedOut'),
      connectTimeoutMs,
    );
  }

  #retryIn(ms: number): void {
    this.#cancelRetry = this.#deps.clock.schedule(() => {
      this.restart();
      this.#retryIn(this.#retries.next());
    }, ms);
  }

  #stopWaiting(): void {
    this.#cancelRetry?.();
    this.#cancelGivingUp?.();
    this.#cancelRetry = this.#cancelGivingUp = null;
  }
}
