import { Backoff } from '@office/world/backoff';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

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
  /** The member's own voice; null until there is a microphone. */
  audio: MediaStreamTrack | null;
  send(signal: PeerSignal): void;
  onTrack(track: MediaStreamTrack): void;
}

/** Design §8. */
export const restartAfterMs = 2000;
export const giveUpAfterMs = 30_000;
/** A connection that comes about for the first time, or anew, is given this long before the next try. */
export const nextTryAfterMs = 5000;

/**
 * The connection to one other participant, by perfect negotiation: either end may offer at any time,
 * and when both do, the polite one takes its offer back. The impolite one alone adds the transceiver, so
 * there is exactly one for audio.
 */
export class PeerConnection extends Store<PeerState> {
  readonly #deps: PeerConnectionDeps;
  readonly #connection: RTCPeerConnection;
  readonly #retries: Backoff;
  #audio: MediaStreamTrack | null;
  #makingOffer = false;
  #ignoreOffer = false;
  #incoming: Promise<void> = Promise.resolve();
  #cancelRetry: (() => void) | null = null;
  #cancelGivingUp: (() => void) | null = null;

  constructor(deps: PeerConnectionDeps) {
    super('connecting');
    this.#deps = deps;
    this.#audio = deps.audio;
    this.#retries = new Backoff({ firstMs: nextTryAfterMs, longestMs: nextTryAfterMs }, deps);
    const connection = (this.#connection = deps.connection);
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) deps.send({ candidate: candidate.toJSON() });
    };
    connection.ontrack = (event) => deps.onTrack(event.track);
    connection.onconnectionstatechange = () => this.#onConnectionState();
    this.#waitForConnection(nextTryAfterMs);
    if (!deps.polite) {
      connection.addTransceiver('audio', { direction: 'sendrecv' });
      void this.#sendAudio();
    }
  }

  /** Sends another microphone's track, or none; the other end notices nothing but the voice. */
  setAudio(track: MediaStreamTrack | null): void {
    this.#audio = track;
    void this.#sendAudio();
  }

  setIceServers(iceServers: RTCIceServer[]): void {
    this.#connection.setConfiguration({ iceServers });
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
      if (this.#ignoreOffer) return;
      await connection.setRemoteDescription(description);
      if (!isOffer) return;
      await this.#sendAudio();
      await connection.setLocalDescription();
      this.#sendDescription();
    } else if (candidate && !this.#ignoreOffer) {
      await connection.addIceCandidate(candidate);
    }
  }

  #sendDescription(): void {
    const description = this.#connection.localDescription;
    if (description && !this.#isOver) this.#deps.send({ description: description.toJSON() });
  }

  async #sendAudio(): Promise<void> {
    const [transceiver] = this.#connection.getTransceivers();
    if (!transceiver || this.#isOver) return;
    transceiver.direction = 'sendrecv';
    await transceiver.sender.replaceTrack(this.#audio);
  }

  #onConnectionState(): void {
    const isConnected = this.#connection.connectionState === 'connected';
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
