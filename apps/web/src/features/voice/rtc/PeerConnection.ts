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

/** `reconnecting`: was connected before. `lost`: not connected before the timeout, is retried with new connections. */
export type PeerState = 'connecting' | 'connected' | 'reconnecting' | 'lost' | 'closed';
export type PeerEvent = 'connected' | 'disconnected' | 'timedOut' | 'closed';

const transitions: Record<PeerState, Partial<Record<PeerEvent, PeerState>>> = {
  connecting: { connected: 'connected', timedOut: 'lost', closed: 'closed' },
  connected: { disconnected: 'reconnecting', closed: 'closed' },
  reconnecting: { connected: 'connected', timedOut: 'lost', closed: 'closed' },
  lost: { connected: 'connected', closed: 'closed' },
  closed: {},
};

/** The session id in the origin line identifies an `RTCPeerConnection`. */
function sessionIdOf(sdp: string): string {
  return /^o=\S+ (\S+)/m.exec(sdp)?.[1] ?? '';
}

export function nextPeerState(before: PeerState, event: PeerEvent): PeerState {
  return transitions[before][event] ?? before;
}

export interface PeerConnectionDeps extends Deps {
  /** The polite peer rolls back its offer when both peers offer simultaneously. */
  polite: boolean;
  createConnection(): RTCPeerConnection;
  tracks: LocalTracks;
  send(signal: PeerSignal): void;
  onTrack(kind: TrackKind, track: MediaStreamTrack): void;
}

/** Design §8. */
export const restartAfterMs = 2000;
export const connectTimeoutMs = 30_000;
export const retryDelayMs = 5000;
/** Wait before the first new connection after the timeout. Later waits double up to the maximum. */
export const renewalDelayMs = { first: 2000, max: 60_000 };

/**
 * Perfect negotiation: either peer may offer at any time, and the polite peer rolls back when both
 * do.
 * Only the impolite peer adds transceivers, one per track kind; see `tracks.ts` for the order.
 *
 * After the timeout, the impolite peer opens a new connection. The polite peer opens one when it
 * receives an offer of another session.
 */
export class PeerConnection extends Store<PeerState> {
  readonly #deps: PeerConnectionDeps;
  readonly #retries: Backoff;
  readonly #renewals: Backoff;
  #connection!: RTCPeerConnection;
  #isOpen = false;
  #tracks: LocalTracks;
  #makingOffer = false;
  #ignoreOffer = false;
  #hasChannel = true;
  #incoming: Promise<void> = Promise.resolve();
  #remoteSession: string | null = null;
  #cancelRetry: (() => void) | null = null;
  #cancelTimeout: (() => void) | null = null;

  constructor(deps: PeerConnectionDeps) {
    super('connecting');
    this.#deps = deps;
    this.#tracks = deps.tracks;
    this.#retries = new Backoff({ firstMs: retryDelayMs, maxMs: 2 * retryDelayMs }, deps);
    this.#renewals = new Backoff(
      { firstMs: renewalDelayMs.first, maxMs: renewalDelayMs.max },
      deps,
    );
    this.#open();
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
    if (!this.#isOpen) return;
    // Other configuration fields must stay unchanged.
    this.#connection.setConfiguration({ ...this.#connection.getConfiguration(), ...ice });
  }

  /** Applies signals in order, because a candidate must not be applied before its description. */
  receive(signal: PeerSignal): Promise<void> {
    if (signal.description?.type === 'offer') this.#followSession(signal.description);
    const connection = this.#connection;
    this.#incoming = this.#incoming
      .then(() => (connection === this.#connection ? this.#apply(signal) : undefined))
      .catch(() => {
        // Ignored: the signal is outdated or the connection is closed. An ICE restart repairs other errors.
      });
    return this.#incoming;
  }

  restart(): void {
    if (!this.#isOpen) return;
    // A new offer would not match a late answer to the pending one, which is repeated instead.
    if (this.#connection.signalingState === 'have-local-offer') this.#sendDescription();
    else this.#connection.restartIce();
  }

  /** Pauses restarts and the timeout while the signalling connection is lost. */
  signalingLost(): void {
    this.#hasChannel = false;
    this.#stopWaiting();
  }

  /** Restarts the timeout of a missing connection, because signals sent while disconnected were lost. */
  signalingRestored(): void {
    this.#hasChannel = true;
    const state = this.getSnapshot();
    if (state === 'connected' || state === 'closed') return;
    this.#stopWaiting();
    if (this.#isOpen) {
      this.restart();
      this.#waitForConnection(retryDelayMs);
    } else if (!this.#deps.polite) this.#renew();
  }

  override dispose(): void {
    this.#dispatch('closed');
  }

  #open(): void {
    const { createConnection, polite, send, onTrack } = this.#deps;
    const connection = (this.#connection = createConnection());
    this.#isOpen = true;
    this.#makingOffer = this.#ignoreOffer = false;
    // Operations of a closed connection never settle.
    this.#incoming = Promise.resolve();
    this.#remoteSession = null;
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) send({ candidate: candidate.toJSON() });
    };
    connection.ontrack = ({ track, transceiver }) => {
      const kind = trackKinds[connection.getTransceivers().indexOf(transceiver)];
      if (kind) onTrack(kind, track);
    };
    connection.onconnectionstatechange = () => this.#onConnectionState();
    this.#waitForConnection(retryDelayMs);
    if (polite) return;
    for (const kind of trackKinds)
      connection.addTransceiver(isPicture(kind) ? 'video' : 'audio', { direction: 'sendrecv' });
    void this.#sendTracks();
    // `negotiationneeded` would start the same offer in a later task.
    void this.#offer();
  }

  #close(): void {
    this.#isOpen = false;
    this.#connection.close();
  }

  #renew(): void {
    this.#dispatch('disconnected');
    this.#stopWaiting();
    this.#close();
    this.#open();
  }

  /** Ignores further offers of a closed session, because its transport cannot be continued. */
  #followSession({ sdp = '' }: RTCSessionDescriptionInit): void {
    if (!this.#deps.polite || this.getSnapshot() === 'closed') return;
    const session = sessionIdOf(sdp);
    const isKnown = session === this.#remoteSession;
    if (this.#isOpen ? !isKnown && this.#remoteSession !== null : !isKnown) this.#renew();
    this.#remoteSession = session;
  }

  async #offer(): Promise<void> {
    const connection = this.#connection;
    try {
      this.#makingOffer = true;
      await connection.setLocalDescription();
      this.#sendDescription();
    } catch {
      // The connection was closed, or a remote offer arrived first.
    } finally {
      if (connection === this.#connection) this.#makingOffer = false;
    }
  }

  async #apply({ description, candidate }: PeerSignal): Promise<void> {
    const connection = this.#connection;
    if (!this.#isOpen) return;
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
    if (description && this.#isOpen) this.#deps.send({ description: description.toJSON() });
  }

  async #sendTracks(): Promise<void> {
    const transceivers = this.#connection.getTransceivers();
    await Promise.all(
      trackKinds.map(async (kind, line) => {
        const transceiver = transceivers[line];
        if (!transceiver || !this.#isOpen) return;
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
    if (!sender || !parameters || !encoding || !this.#isOpen) return;
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
    if (isConnected) {
      this.#retries.reset();
      this.#renewals.reset();
      void this.#preferVoice();
    }
    this.#dispatch(isConnected ? 'connected' : 'disconnected');
  }

  #dispatch(event: PeerEvent): void {
    const before = this.getSnapshot();
    const next = nextPeerState(before, event);
    if (next === before) return;
    this.#stopWaiting();
    if (next === 'reconnecting') this.#waitForConnection(restartAfterMs);
    if (next === 'closed') this.#close();
    this.set(next);
  }

  #timeOut(): void {
    this.#stopWaiting();
    this.#close();
    this.#dispatch('timedOut');
    if (this.getSnapshot() === 'lost' && !this.#deps.polite)
      this.#cancelRetry = this.#deps.clock.schedule(() => this.#renew(), this.#renewals.next());
  }

  #waitForConnection(firstRetryMs: number): void {
    if (!this.#hasChannel) return;
    this.#retryIn(firstRetryMs);
    this.#cancelTimeout = this.#deps.clock.schedule(() => this.#timeOut(), connectTimeoutMs);
  }

  #retryIn(ms: number): void {
    this.#cancelRetry = this.#deps.clock.schedule(() => {
      this.restart();
      this.#retryIn(this.#retries.next());
    }, ms);
  }

  #stopWaiting(): void {
    this.#cancelRetry?.();
    this.#cancelTimeout?.();
    this.#cancelRetry = this.#cancelTimeout = null;
  }
}
