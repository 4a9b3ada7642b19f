import type {
  VoiceClientEvents,
  VoiceEndReason,
  VoiceJoinAnswer,
  VoiceJoinRequest,
  VoiceRoomParticipant,
  VoiceServerEvents,
  VoiceSignalRequest,
} from '@office/api/realtime';
import type { PeerSignal } from './PeerConnection.ts';

/** The part of a socket.io socket that is needed here; tests bring their own. */
export interface SignalingSocket {
  connected: boolean;
  /** False when the server refused the connection, and nobody will try again. */
  active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...values: never[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  volatile: { emit(event: string, ...values: unknown[]): unknown };
}

export type Joined = Extract<VoiceJoinAnswer, { ok: true }>;

export interface SignalingOptions {
  socket: SignalingSocket;
  /** A pass for the room that is valid now; another one than before when `renew` is set. */
  pass(options: { renew: boolean }): Promise<string>;
  /** Gets another access token ready, once the server has refused ours. Rejects when none comes. */
  renewToken(): Promise<void>;
  joined(answer: Joined): void;
  /** The server will not have one in the room: a code of the error catalogue, or what a call threw. */
  refused(error: unknown): void;
  participants(list: VoiceRoomParticipant[]): void;
  signal(from: string, signal: PeerSignal): void;
  speaking(participantId: string, speaking: boolean): void;
  ended(reason: VoiceEndReason): void;
  /** The line to the server is gone; the voices may go on without it. */
  lost(): void;
}

/**
 * The line to the server for one room: joins, and joins again after each reconnection. Within ten
 * seconds the server keeps one's place, and the participant id stays.
 */
export class SignalingChannel {
  readonly #options: SignalingOptions;
  #muted: boolean;
  /** Asked for again when joining anew: the connections to the others belong to it. */
  #participantId: string | undefined;
  #tries = 0;
  #closed = false;

  constructor(options: SignalingOptions, { muted }: { muted: boolean }) {
    this.#options = options;
    this.#muted = muted;
    this.#listen();
    options.socket.connect();
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    if (this.#options.socket.connected) this.#emit('state', { muted });
  }

  signal(to: string, signal: PeerSignal): void {
    // Said again by a restart if nobody hears it now.
    if (this.#options.socket.connected)
      this.#emit('signal', { to, ...signal } as VoiceSignalRequest);
  }

  speaking(speaking: boolean): void {
    if (this.#options.socket.connected)
      this.#options.socket.volatile.emit('speaking', { speaking });
  }

  /** A new access token, for a connection that stands. */
  authenticate(token: string): void {
    if (this.#options.socket.connected) this.#emit('authenticate', { token });
  }

  /** Leaves the room. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#options.socket.connected) this.#emit('leave', {});
    this.#options.socket.disconnect();
  }

  #listen(): void {
    const on = <T>(event: string, listener: (value: T) => void) =>
      this.#options.socket.on(event, ((value: T) => {
        if (!this.#closed) listener(value);
      }) as (value: never) => void);
    const hear = <E extends keyof VoiceServerEvents>(
      event: E,
      listener: (message: Parameters<VoiceServerEvents[E]>[0]) => void,
    ) => on(event, listener);
    on('connect', () => void this.#join({ renew: false }));
    on('disconnect', (reason: string) => {
      this.#options.lost();
      // The server ended it (a token that ran out): nobody else reconnects.
      if (reason === 'io server disconnect') void this.#retryWithNewToken();
    });
    on('connect_error', () => {
      this.#options.lost();
      if (!this.#options.socket.active) void this.#retryWithNewToken();
    });
    hear('tokenExpiring', () => {
      this.#options.renewToken().catch(() => {
        // Not renewed: the server ends the connection, and the refresh has told the member why.
      });
    });
    hear('participants', ({ participants }) => this.#options.participants(participants));
    hear('signal', ({ from, ...signal }) => this.#options.signal(from, signal as PeerSignal));
    hear('speaking', ({ participantId, speaking }) =>
      this.#options.speaking(participantId, speaking),
    );
    hear('ended', ({ reason }) => this.#options.ended(reason));
  }

  async #join({ renew }: { renew: boolean }): Promise<void> {
    const tried = ++this.#tries;
    const { socket, pass } = this.#options;
    let token: string;
    try {
      token = await pass({ renew });
    } catch (error) {
      if (this.#isCurrent(tried)) this.#options.refused(error);
      return;
    }
    if (!this.#isCurrent(tried) || !socket.connected) return;
    const request: VoiceJoinRequest = {
      token,
      muted: this.#muted,
      ...(this.#participantId === undefined ? {} : { participantId: this.#participantId }),
    };
    this.#emit('join', request, (answer) => {
      if (!this.#isCurrent(tried)) return;
      if (answer.ok) {
        this.#participantId = answer.participantId;
        this.#options.joined(answer);
      }
      // The pass may have run out while the line was gone: another one is asked for once.
      else if (renew) this.#options.refused(answer.error);
      else void this.#join({ renew: true });
    });
  }

  #emit<E extends keyof VoiceClientEvents>(
    event: E,
    ...message: Parameters<VoiceClientEvents[E]>
  ): void {
    this.#options.socket.emit(event, ...message);
  }

  #isCurrent(tried: number): boolean {
    return tried === this.#tries && !this.#closed;
  }

  async #retryWithNewToken(): Promise<void> {
    try {
      await this.#options.renewToken();
    } catch {
      return;
    }
    if (!this.#closed && !this.#options.socket.connected) this.#options.socket.connect();
  }
}
