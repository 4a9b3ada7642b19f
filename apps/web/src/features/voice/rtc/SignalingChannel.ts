import { Backoff } from '@office/world/backoff';
import type {
  VoiceAnswer,
  VoiceCaption,
  VoiceCaptionState,
  VoiceClientEvents,
  VoiceEndReason,
  VoiceJoinAnswer,
  VoiceJoinRequest,
  VoiceMedia,
  VoiceParticipants,
  VoiceRecordingAnswer,
  VoiceRecordingEnded,
  VoiceRefusal,
  VoiceServerEvents,
  VoiceSignalRequest,
  VoiceSpokenCaption,
} from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import { errorCode, isUnanswered } from '@office/client/errors/errorCode.ts';
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

type JoinedRoom = Extract<VoiceJoinAnswer, { ok: true }>;

export interface SignalingDeps extends Deps {
  socket: SignalingSocket;
  /** A join token that is valid now; another one than before when `renew` is set. */
  joinToken(options: { renew: boolean }): Promise<string>;
  /** Gets another access token ready, once the server has refused ours. Rejects when none comes. */
  renewAccessToken(): Promise<void>;
  onJoined(room: JoinedRoom): void;
  /** @param error a code of the error catalogue, or what a call threw */
  onRefused(error: unknown): void;
  onParticipants(room: Pick<VoiceParticipants, 'participants' | 'recording'>): void;
  onSignal(from: string, signal: PeerSignal): void;
  onSpeaking(participantId: string, speaking: boolean): void;
  /** @param participantId of the one who shares a screen now, in place of the member's */
  onScreenTaken(participantId: string): void;
  onCaption(caption: VoiceSpokenCaption): void;
  onRecordingEnded(ended: VoiceRecordingEnded): void;
  onEnded(reason: VoiceEndReason): void;
  /** The channel is gone; the connections to the others may go on without it. */
  onLost(): void;
}

export const firstRetryMs = 500;
const longestRetryMs = 30_000;
/** How long an answer is waited for. */
const answerMs = 10_000;
const noChannel: VoiceRefusal = { ok: false, error: 'serviceUnavailable' };

/**
 * The channel to the server for one room: joins, and joins again after each reconnection. Within thirty
 * seconds the server keeps the member's place, and the participant id stays.
 */
export class SignalingChannel {
  readonly #deps: SignalingDeps;
  readonly #retries: Backoff;
  #muted = true;
  /** Asked for when joining again: the connections to the others belong to it. */
  #participantId: string | undefined;
  /** Counts requests to join: only the answer to the latest counts. */
  #joinRequest = 0;
  #cancelRetry: (() => void) | null = null;
  #isDisposed = false;

  constructor(deps: SignalingDeps) {
    this.#deps = deps;
    this.#retries = new Backoff({ firstMs: firstRetryMs, longestMs: longestRetryMs }, deps);
    this.#listen();
    deps.socket.connect();
    deps.joinToken({ renew: false }).catch(() => {
      // It was to come while the connection is made: a refusal is told where the room is joined.
    });
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    this.#emit('state', { muted });
  }

  /** Tells the room about the member's camera and screen; what is left out stays. */
  setMedia(media: VoiceMedia): void {
    this.#emit('setMedia', media);
  }

  raiseHand(raised: boolean): void {
    this.#emit('raiseHand', { raised });
  }

  setCaptions(change: VoiceCaptionState): void {
    this.#emit('setCaptions', change);
  }

  sendCaption(caption: VoiceCaption): void {
    const { socket } = this.#deps;
    // A later word makes up for one that is lost, except for the last.
    if (socket.connected) (caption.isFinal ? socket : socket.volatile).emit('caption', caption);
  }

  askToRecord(): Promise<VoiceRecordingAnswer> {
    return this.#ask((answer) => this.#emit('askToRecord', {}, answer));
  }

  agreeToRecording(recordingId: string): Promise<VoiceAnswer> {
    return this.#ask((answer) => this.#emit('agreeToRecording', { recordingId }, answer));
  }

  endRecording(recordingId: string): Promise<VoiceAnswer> {
    return this.#ask((answer) => this.#emit('endRecording', { recordingId }, answer));
  }

  /** Tells the server that the member goes on: it takes out who does not. */
  continue(): void {
    this.#emit('continue', {});
  }

  sendSignal(to: string, signal: PeerSignal): void {
    // A restart says again what nobody hears now.
    this.#emit('signal', { to, ...signal } as VoiceSignalRequest);
  }

  sendSpeaking(speaking: boolean): void {
    if (this.#deps.socket.connected) this.#deps.socket.volatile.emit('speaking', { speaking });
  }

  /** Shows a new access token to a connection that stands. */
  authenticate(token: string): void {
    this.#emit('authenticate', { token });
  }

  /** Leaves the room. */
  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.#cancelRetry?.();
    this.#emit('leave', {});
    this.#deps.socket.disconnect();
  }

  #listen(): void {
    const on = <T>(event: string, listener: (value: T) => void) =>
      this.#deps.socket.on(event, ((value: T) => {
        if (!this.#isDisposed) listener(value);
      }) as (value: never) => void);
    const hear = <E extends keyof VoiceServerEvents>(
      event: E,
      listener: (message: Parameters<VoiceServerEvents[E]>[0]) => void,
    ) => on(event, listener);
    on('connect', () => void this.#join({ renew: false }));
    on('disconnect', (reason: string) => {
      this.#deps.onLost();
      // The server ended it, as it does with a token that ran out: nobody else reconnects.
      if (reason === 'io server disconnect') this.#reconnectLater();
    });
    on('connect_error', () => {
      this.#deps.onLost();
      if (!this.#deps.socket.active) this.#reconnectLater();
    });
    hear('tokenExpiring', () => {
      this.#deps.renewAccessToken().catch(() => {
        // Not renewed: the server ends the connection, and the refresh has told the member why.
      });
    });
    hear('participants', (room) => this.#deps.onParticipants(room));
    hear('signal', ({ from, ...signal }) => this.#deps.onSignal(from, signal as PeerSignal));
    hear('speaking', ({ participantId, speaking }) =>
      this.#deps.onSpeaking(participantId, speaking),
    );
    hear('screenTaken', ({ participantId }) => this.#deps.onScreenTaken(participantId));
    hear('caption', (caption) => this.#deps.onCaption(caption));
    hear('recordingEnded', (ended) => this.#deps.onRecordingEnded(ended));
    hear('ended', ({ reason }) => this.#deps.onEnded(reason));
  }

  async #join({ renew }: { renew: boolean }): Promise<void> {
    const joinRequest = ++this.#joinRequest;
    const isLatest = () => joinRequest === this.#joinRequest && !this.#isDisposed;
    const { socket } = this.#deps;
    let token: string;
    try {
      token = await this.#deps.joinToken({ renew });
    } catch (error) {
      if (!isLatest()) return;
      if (isUnanswered(error) || isPassing(errorCode(error))) this.#joinLater({ renew });
      else this.#deps.onRefused(error);
      return;
    }
    if (!isLatest() || !socket.connected) return;
    const request: VoiceJoinRequest = {
      token,
      muted: this.#muted,
      ...(this.#participantId === undefined ? {} : { participantId: this.#participantId }),
    };
    this.#emit('join', request, (answer) => {
      if (isLatest()) this.#onJoinAnswer(answer, renew);
    });
  }

  #onJoinAnswer(answer: VoiceJoinAnswer, wasRenewed: boolean): void {
    if (answer.ok) {
      this.#retries.reset();
      this.#participantId = answer.participantId;
      this.#correctMuted(answer);
      this.#deps.onJoined(answer);
    } else if (isPassing(answer.error)) this.#joinLater({ renew: wasRenewed });
    // The token may have run out while the channel was gone: another one is asked for once.
    else if (wasRenewed) this.#deps.onRefused(answer.error);
    else void this.#join({ renew: true });
  }

  /** The room hears no change from who is not in it yet: it is said again where it was made meanwhile. */
  #correctMuted({ participantId, participants }: Extract<VoiceJoinAnswer, { ok: true }>): void {
    const own = participants.find((each) => each.participantId === participantId);
    if (own && own.muted !== this.#muted) this.setMuted(this.#muted);
  }

  /** No answer comes from a channel that is gone: there is nothing to wait for. */
  #ask<Answer>(send: (answer: (value: Answer | VoiceRefusal) => void) => void) {
    return new Promise<Answer | VoiceRefusal>((resolve) => {
      if (!this.#deps.socket.connected) return resolve(noChannel);
      const cancel = this.#deps.clock.schedule(() => resolve(noChannel), answerMs);
      send((value) => {
        cancel();
        resolve(value);
      });
    });
  }

  /** Says nothing where there is no channel: socket.io would keep it, and say it when it is out of date. */
  #emit<E extends keyof VoiceClientEvents>(
    event: E,
    ...message: Parameters<VoiceClientEvents[E]>
  ): void {
    if (this.#deps.socket.connected) this.#deps.socket.emit(event, ...message);
  }

  /** For as long as the call is not given up: no answer is no refusal. Without a channel its next one joins. */
  #joinLater({ renew }: { renew: boolean }): void {
    this.#later(() => {
      if (this.#deps.socket.connected) void this.#join({ renew });
    });
  }

  #reconnectLater(): void {
    this.#later(() => void this.#reconnect());
  }

  #later(retry: () => void): void {
    this.#cancelRetry?.();
    this.#cancelRetry = this.#deps.clock.schedule(retry, this.#retries.next());
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#deps.renewAccessToken();
    } catch {
      // Nobody answered. When the session is over, the call ends with it.
      if (!this.#isDisposed) this.#reconnectLater();
      return;
    }
    if (!this.#isDisposed && !this.#deps.socket.connected) this.#deps.socket.connect();
  }
}

/** Whether a refusal is over soon: many come back at once after a restart, or a cut. */
function isPassing(error: string | null): boolean {
  return (
    error === 'serviceUnavailable' || error === 'internalServerError' || error === 'tooManyRequests'
  );
}
