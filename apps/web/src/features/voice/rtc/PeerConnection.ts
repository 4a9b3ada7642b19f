import type { Schedule } from '../../../lib/schedule.ts';

/** What one end of a connection tells the other, through the server. */
export interface PeerSignal {
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit;
}

/** `lost`: given up. */
export type PeerState = 'connecting' | 'connected' | 'lost';

export interface PeerConnectionOptions {
  /** Of the two ends one gives way when both make an offer at once. */
  polite: boolean;
  connection: RTCPeerConnection;
  schedule: Schedule;
  send(signal: PeerSignal): void;
  onTrack(track: MediaStreamTrack): void;
  onState(state: PeerState): void;
}

/** Design §8. */
export const restartAfterMs = 2000;
export const giveUpAfterMs = 30_000;
/** A connection that comes about for the first time, or anew, is given this long before the next try. */
export const nextTryAfterMs = 5000;

/**
 * The connection to one other participant, by perfect negotiation: either end may offer at any time,
 * and when both do, the polite one takes its offer back. Only the other one opens the audio, so that
 * there is exactly one line for it.
 */
export class PeerConnection {
  readonly #options: PeerConnectionOptions;
  readonly #connection: RTCPeerConnection;
  #state: PeerState = 'connecting';
  #track: MediaStreamTrack | null;
  #offering = false;
  #ignoresOffer = false;
  #incoming: Promise<void> = Promise.resolve();
  #cancelTry: (() => void) | null = null;
  #cancelGivingUp: (() => void) | null = null;
  #closed = false;

  /** @param track one's own voice; null until there is a microphone */
  constructor(options: PeerConnectionOptions, track: MediaStreamTrack | null) {
    this.#options = options;
    this.#track = track;
    const connection = (this.#connection = options.connection);
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) options.send({ candidate: candidate.toJSON() });
    };
    connection.ontrack = (event) => options.onTrack(event.track);
    connection.onconnectionstatechange = () => this.#observe();
    this.#waitFor(nextTryAfterMs);
    if (!options.polite) {
      connection.addTransceiver('audio', { direction: 'sendrecv' });
      void this.#sendTrack();
    }
  }

  get state(): PeerState {
    return this.#state;
  }

  /** Another microphone, or none; the other end notices nothing but the voice. */
  setTrack(track: MediaStreamTrack | null): void {
    this.#track = track;
    void this.#sendTrack();
  }

  setIceServers(iceServers: RTCIceServer[]): void {
    this.#connection.setConfiguration({ iceServers });
  }

  /** One message after the other: a candidate must not overtake the description that it belongs to. */
  receive(signal: PeerSignal): Promise<void> {
    this.#incoming = this.#incoming
      .then(() => this.#apply(signal))
      .catch(() => {
        // Out of date, or for a connection that is closed: what is still wrong is mended by a restart.
      });
    return this.#incoming;
  }

  /** Looks for another way to the other end, now. */
  restart(): void {
    if (this.#closed || this.#state === 'lost') return;
    this.#connection.restartIce();
    // An offer that got lost on the way would hold up the next one for ever.
    if (this.#connection.signalingState === 'have-local-offer') void this.#offer();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#stopWaiting();
    this.#connection.close();
  }

  async #offer(): Promise<void> {
    try {
      this.#offering = true;
      await this.#connection.setLocalDescription();
      this.#sendDescription();
    } catch {
      // Closed, or an offer of the other end came first.
    } finally {
      this.#offering = false;
    }
  }

  async #apply({ description, candidate }: PeerSignal): Promise<void> {
    if (this.#closed) return;
    const connection = this.#connection;
    if (description) {
      const isOffer = description.type === 'offer';
      const collides = isOffer && (this.#offering || connection.signalingState !== 'stable');
      this.#ignoresOffer = collides && !this.#options.polite;
      if (this.#ignoresOffer) return;
      await connection.setRemoteDescription(description);
      if (!isOffer) return;
      await this.#sendTrack();
      await connection.setLocalDescription();
      this.#sendDescription();
    } else if (candidate && !this.#ignoresOffer) {
      await connection.addIceCandidate(candidate);
    }
  }

  #sendDescription(): void {
    const description = this.#connection.localDescription;
    if (description && !this.#closed) this.#options.send({ description: description.toJSON() });
  }

  async #sendTrack(): Promise<void> {
    const [audio] = this.#connection.getTransceivers();
    if (!audio || this.#closed) return;
    audio.direction = 'sendrecv';
    await audio.sender.replaceTrack(this.#track);
  }

  #observe(): void {
    if (this.#closed || this.#state === 'lost') return;
    if (this.#connection.connectionState === 'connected') {
      this.#stopWaiting();
      this.#set('connected');
    } else if (this.#state === 'connected') {
      this.#set('connecting');
      this.#waitFor(restartAfterMs);
    }
  }

  #waitFor(ms: number): void {
    const { schedule } = this.#options;
    this.#cancelTry?.();
    this.#cancelTry = schedule(() => {
      this.restart();
      this.#waitFor(nextTryAfterMs);
    }, ms);
    this.#cancelGivingUp ??= schedule(() => {
      this.#set('lost');
      this.close();
    }, giveUpAfterMs);
  }

  #stopWaiting(): void {
    this.#cancelTry?.();
    this.#cancelGivingUp?.();
    this.#cancelTry = this.#cancelGivingUp = null;
  }

  #set(state: PeerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}
