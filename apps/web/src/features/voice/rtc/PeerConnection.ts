import { Backoff } from '@office/world/backoff';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { IceConfiguration } from './JoinTokens.ts';
import {
  isPicture,
  pictureKinds,
  trackKinds,
  type LocalTracks,
  type PictureKind,
  type TrackKind,
} from './tracks.ts';
import type { Encoding, VideoQuality } from './videoQuality.ts';

/** A message of one end of a connection to the other, through the server. */
export interface PeerSignal {
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit;
}

/** `lost`: given up, and closed. */
export type PeerState = 'connecting' | 'connected' | 'lost' | 'closed';
export type PeerEvent = 'connected' | 'disconnected' | 'gaveUp' | 'closed';

/** State × event; an event that is missing changes nothing. */
const transitions: Record<PeerState, Partial<Record<PeerEvent, PeerState>>> = {
  connecting: { connected: 'connected', gaveUp: 'lost', closed: 'closed' },
  connected: { disconnected: 'connecting', closed: 'closed' },
  lost: { closed: 'closed' },
  closed: {},
};

export function nextPeerState(before: PeerState, event: PeerEvent): PeerState {
  return transitions[before][event] ?? before;
}

export interface PeerConnectionDeps extends Deps {
  /** The polite one of the two ends takes its offer back when both offer at once. */
  polite: boolean;
  connection: RTCPeerConnection;
  /** The tracks that the member sends from the start. */
  tracks: LocalTracks;
  send(signal: PeerSignal): void;
  onTrack(kind: TrackKind, track: MediaStreamTrack): void;
}

/** Design §8. */
export const restartAfterMs = 2000;
export const giveUpAfterMs = 30_000;
/** A connection that comes about for the first time, or anew, is given this long before the next try. */
export const nextTryAfterMs = 5000;

/**
 * The connection to one other participant, by perfect negotiation: either end may offer at any time,
 * and when both do, the polite one takes its offer back. The impolite one alone adds the transceivers, one
 * for each kind of track, so there is exactly one each; `tracks.ts` has their order.
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
    this.#retries = new Backoff({ firstMs: nextTryAfterMs, longestMs: nextTryAfterMs }, deps);
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
    this.#waitForConnection(nextTryAfterMs);
    if (!deps.polite) {
      for (const kind of trackKinds)
        connection.addTransceiver(isPicture(kind) ? 'video' : 'audio', { direction: 'sendrecv' });
      void this.#sendTracks();
    }
  }

  /** Sends another track on its line, or none; the other end notices nothing but what it hears or sees. */
  setTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    void this.#sendTracks();
  }

  /** Statistics of what goes to and fro; null while there is nothing. */
  async getStats(): Promise<Iterable<readonly [string, unknown]> | null> {
    if (this.getSnapshot() !== 'connected') return null;
    return (await this.#connection.getStats()) as unknown as Map<string, unknown>;
  }

  /** Sends the pictures in another size and rate, or not at all; nothing is negotiated for it. */
  async setVideoQuality(quality: VideoQuality): Promise<void> {
    await Promise.all(pictureKinds.map((kind) => this.#encode(kind, quality[kind])));
  }

  /** Other ways count from the next ICE restart on. */
  setIce(ice: IceConfiguration): void {
    // The rest may not differ from what the connection was made with.
    this.#connection.setConfiguration({ ...this.#connection.getConfiguration(), ...ice });
  }

  /** Applies one message after the other: a candidate must not overtake its description. */
  receive(signal: PeerSignal): Promise<void> {
    this.#incoming = this.#incoming
      .then(() => this.#apply(signal))
      .catch(() => {
        // It was out of date, or for a closed connection: a restart mends what is still wrong.
      });
    return this.#incoming;
  }

  /** Looks for another way to the other end, now. */
  restart(): void {
    if (this.#isOver) return;
    this.#connection.restartIce();
    // An offer that got lost on the way would hold up the next one for ever.
    if (this.#connection.signalingState === 'have-local-offer') void this.#offer();
  }

  /** Nothing can be said to the other end: no way is looked for, and none is given up. */
  channelLost(): void {
    this.#hasChannel = false;
    this.#stopWaiting();
  }

  /** A way that is missing is looked for as if it was lost just now: nobody heard what was said meanwhile. */
  channelBack(): void {
    this.#hasChannel = true;
    if (this.getSnapshot() !== 'connecting') return;
    this.#stopWaiting();
    this.restart();
    this.#waitForConnection(nextTryAfterMs);
  }

  override dispose(): void {
    this.#dispatch('closed');
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
      // It was closed, or an offer of the other end came first.
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
      if (this.#ignoreOffer) return this.#sayAgain();
      await connection.setRemoteDescription(description);
      await this.#sendTracks();
      if (!isOffer) return;
      await connection.setLocalDescription();
      this.#sendDescription();
    } else if (candidate && !this.#ignoreOffer) {
      await connection.addIceCandidate(candidate);
    }
  }

  /** The other end, whose offer waits for ours, may have had no channel when ours was sent. */
  #sayAgain(): void {
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
        const sent = kind === 'screenSound' && this.#hearsLastLineOnly ? 'voice' : kind;
        await transceiver.sender.replaceTrack(this.#tracks[sent]);
      }),
    );
  }

  async #encode(kind: PictureKind, wanted: Encoding | 'off'): Promise<void> {
    const sender = this.#connection.getTransceivers()[trackKinds.indexOf(kind)]?.sender;
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding || this.#isOver) return;
    encoding.active = wanted !== 'off';
    if (wanted !== 'off') {
      encoding.maxBitrate = wanted.maxBitrate;
      encoding.maxFramerate = wanted.frameRate;
      encoding.scaleResolutionDownBy = wanted.scale;
    }
    await sender.setParameters(parameters).catch(() => {
      // The line changed meanwhile: the next reading, two seconds later, sets them again.
    });
  }

  /** The voice comes first where the way gets tight. */
  async #preferVoice(): Promise<void> {
    const sender = this.#connection.getTransceivers()[0]?.sender;
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding) return;
    encoding.priority = 'high';
    encoding.networkPriority = 'high';
    await sender.setParameters(parameters).catch(() => {
      // A browser that has no priorities treats all alike.
    });
  }

  /**
   * A page of before there were pictures takes every line, answers with its voice alone, and plays the one
   * that came last. It gets the voice there, too.
   */
  get #hearsLastLineOnly(): boolean {
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
    if (next === 'connecting') this.#waitForConnection(restartAfterMs);
    if (next === 'lost' || next === 'closed') this.#connection.close();
    this.set(next);
  }

  #waitForConnection(firstRetryMs: number): void {
    if (!this.#hasChannel) return;
    this.#retryIn(firstRetryMs);
    this.#cancelGivingUp = this.#deps.clock.schedule(() => this.#dispatch('gaveUp'), giveUpAfterMs);
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
