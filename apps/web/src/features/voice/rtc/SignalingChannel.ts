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
  VoiceMediaAnswer,
  VoiceMediaCandidate,
  VoiceMediaOffer,
  VoiceParticipantLeft,
  VoiceParticipants,
  VoicePointer,
  VoicePublishAnswer,
  VoicePublishRequest,
  VoiceReceiveRequest,
  VoiceRecordingAnswer,
  VoiceRecordingEnded,
  VoiceRecordingRequest,
  VoiceRefusal,
  VoiceServerEvents,
  VoiceShownPointer,
  VoiceSignalRequest,
  VoiceShownReaction,
  VoiceSpeakerRequest,
  VoiceSpokenCaption,
} from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import { errorCode, isUnreachableError } from '@office/client/errors/errorCode.ts';
import type { VoiceReactionKind } from '@office/vocabulary';
import type { PeerSignal } from './PeerConnection.ts';

/** Subset of the socket.io socket, so that tests can provide a fake. */
export interface SignalingSocket {
  connected: boolean;
  /** False if the server refused the connection and socket.io does not reconnect. */
  active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...values: never[]) => void): unknown;
  off(event: string, listener: (...values: unknown[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  volatile: { emit(event: string, ...values: unknown[]): unknown };
}

type JoinedRoom = Extract<VoiceJoinAnswer, { ok: true }>;

export interface SignalingDeps extends Deps {
  socket: SignalingSocket;
  /** Returns a valid join token. With `renew`, it differs from the previous one. */
  joinToken(options: { renew: boolean }): Promise<string>;
  /** Called after the server refused the access token. Rejects if no token is available. */
  renewAccessToken(): Promise<void>;
  onJoined(room: JoinedRoom): void;
  /** @param error a code of the error catalogue, or the error thrown by a call */
  onRefused(error: unknown): void;
  onParticipants(room: Omit<VoiceParticipants, 'roomId'>): void;
  onSignal(from: string, signal: PeerSignal): void;
  onMediaOffer(offer: VoiceMediaOffer): void;
  /** The connections to the media server have ended. */
  onMediaClosed(): void;
  onSpeaking(participantId: string, speaking: boolean): void;
  /** @param participantId participant whose screen replaces the member's */
  onScreenTaken(participantId: string): void;
  /** The participant is about to leave. Not called for a participant whose connection is lost. */
  onParticipantLeft(left: Omit<VoiceParticipantLeft, 'roomId'>): void;
  onCaption(caption: VoiceSpokenCaption): void;
  onReaction(reaction: VoiceShownReaction): void;
  onPointer(pointer: VoiceShownPointer): void;
  onRecordingEnded(ended: VoiceRecordingEnded): void;
  onEnded(reason: VoiceEndReason): void;
  /** The signalling connection is lost. Peer connections may continue without it. */
  onLost(): void;
}

export const firstRetryMs = 500;
const maxRetryMs = 30_000;
const answerTimeoutMs = 10_000;
const noChannel: VoiceRefusal = { ok: false, error: 'serviceUnavailable' };

/** Signalling of one room. Joins, and rejoins after each reconnection with the same participant id. */
export class SignalingChannel {
  readonly #deps: SignalingDeps;
  readonly #retries: Backoff;
  #muted = true;
  /** Sent when rejoining, because the peer connections belong to this id. */
  #participantId: string | undefined;
  /** Counts join requests, so that answers to older ones are ignored. */
  #joinRequest = 0;
  #cancelRetry: (() => void) | null = null;
  readonly #unsubscribes: (() => void)[] = [];
  #isDisposed = false;

  constructor(deps: SignalingDeps) {
    this.#deps = deps;
    this.#retries = new Backoff({ firstMs: firstRetryMs, maxMs: maxRetryMs }, deps);
    this.#listen();
    deps.socket.connect();
    deps.joinToken({ renew: false }).catch(() => {
      // Ignored: this only prefetches the token, and joining reports the refusal.
    });
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    this.#emit('state', { muted });
  }

  /** Omitted fields stay unchanged. */
  setMedia(media: VoiceMedia): void {
    this.#emit('setMedia', media);
  }

  raiseHand(raised: boolean): void {
    this.#emit('raiseHand', { raised });
  }

  setSpeaker(request: VoiceSpeakerRequest): Promise<VoiceAnswer> {
    return this.#emitWithAck((answer) => this.#emit('setSpeaker', request, answer));
  }

  setCaptions(change: VoiceCaptionState): void {
    this.#emit('setCaptions', change);
  }

  sendCaption(caption: VoiceCaption): void {
    const { socket } = this.#deps;
    // Interim captions may be lost, because the next one replaces them. The final one may not.
    if (socket.connected) (caption.isFinal ? socket : socket.volatile).emit('caption', caption);
  }

  react(reaction: VoiceReactionKind): void {
    this.#emit('react', { reaction });
  }

  sendPointer(pointer: VoicePointer): void {
    if (this.#deps.socket.connected) this.#deps.socket.volatile.emit('pointer', pointer);
  }

  askToRecord(request: VoiceRecordingRequest): Promise<VoiceRecordingAnswer> {
    return this.#emitWithAck((answer) => this.#emit('askToRecord', request, answer));
  }

  agreeToRecording(recordingId: string): Promise<VoiceAnswer> {
    return this.#emitWithAck((answer) => this.#emit('agreeToRecording', { recordingId }, answer));
  }

  endRecording(recordingId: string): Promise<VoiceAnswer> {
    return this.#emitWithAck((answer) => this.#emit('endRecording', { recordingId }, answer));
  }

  /** Confirms the continue question. The server removes participants who do not confirm. */
  continue(): void {
    this.#emit('continue', {});
  }

  sendSignal(to: string, signal: PeerSignal): void {
    // Dropped while disconnected: an ICE restart repeats the signals.
    this.#emit('signal', { to, ...signal } as VoiceSignalRequest);
  }

  openMedia(request: { resume: boolean }): Promise<VoiceMediaAnswer> {
    return this.#emitWithAck((answer) => this.#emit('openMedia', request, answer));
  }

  publishMedia(request: VoicePublishRequest): Promise<VoicePublishAnswer> {
    return this.#emitWithAck((answer) => this.#emit('publishMedia', request, answer));
  }

  receiveMedia(request: VoiceReceiveRequest): void {
    this.#emit('receiveMedia', request);
  }

  answerMedia(sdp: string): void {
    this.#emit('answerMedia', { sdp });
  }

  sendMediaCandidate(candidate: VoiceMediaCandidate): void {
    this.#emit('mediaCandidate', candidate);
  }

  sendSpeaking(speaking: boolean): void {
    if (this.#deps.socket.connected) this.#deps.socket.volatile.emit('speaking', { speaking });
  }

  authenticate(token: string): void {
    this.#emit('authenticate', { token });
  }

  /** @param options.byMessage notifies the others that the member continues by direct message */
  dispose({ byMessage = false } = {}): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.#cancelRetry?.();
    this.#emit('leave', byMessage ? { byMessage } : {});
    this.#deps.socket.disconnect();
    // The next call may use the same socket.
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  }

  #listen(): void {
    const { socket } = this.#deps;
    const on = <T>(event: string, listener: (value: T) => void) => {
      const handle = (value: unknown) => {
        if (!this.#isDisposed) listener(value as T);
      };
      socket.on(event, handle);
      this.#unsubscribes.push(() => socket.off(event, handle));
    };
    const onServerEvent = <E extends keyof VoiceServerEvents>(
      event: E,
      listener: (message: Parameters<VoiceServerEvents[E]>[0]) => void,
    ) => on(event, listener);
    on('connect', () => void this.#join({ renew: false }));
    on('disconnect', (reason: string) => {
      this.#deps.onLost();
      // socket.io does not reconnect after a disconnect by the server, for example with an expired token.
      if (reason === 'io server disconnect') this.#scheduleReconnect();
    });
    on('connect_error', () => {
      this.#deps.onLost();
      if (!this.#deps.socket.active) this.#scheduleReconnect();
    });
    onServerEvent('tokenExpiring', () => {
      this.#deps.renewAccessToken().catch(() => {
        // Ignored: the server closes the connection, and the token refresh has reported the error.
      });
    });
    onServerEvent('participants', (room) => this.#deps.onParticipants(room));
    onServerEvent('signal', ({ from, ...signal }) =>
      this.#deps.onSignal(from, signal as PeerSignal),
    );
    onServerEvent('mediaOffer', (offer) => this.#deps.onMediaOffer(offer));
    onServerEvent('mediaClosed', () => this.#deps.onMediaClosed());
    onServerEvent('speaking', ({ participantId, speaking }) =>
      this.#deps.onSpeaking(participantId, speaking),
    );
    onServerEvent('screenTaken', ({ participantId }) => this.#deps.onScreenTaken(participantId));
    onServerEvent('participantLeft', ({ participantId, byMessage }) =>
      this.#deps.onParticipantLeft({ participantId, byMessage }),
    );
    onServerEvent('caption', (caption) => this.#deps.onCaption(caption));
    onServerEvent('reaction', (reaction) => this.#deps.onReaction(reaction));
    onServerEvent('pointer', (pointer) => this.#deps.onPointer(pointer));
    onServerEvent('recordingEnded', (ended) => this.#deps.onRecordingEnded(ended));
    onServerEvent('ended', ({ reason }) => this.#deps.onEnded(reason));
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
      if (isUnreachableError(error) || isTemporary(errorCode(error))) this.#scheduleJoin({ renew });
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
      this.#syncMuted(answer);
      this.#deps.onJoined(answer);
    } else if (isTemporary(answer.error)) this.#scheduleJoin({ renew: wasRenewed });
    // The token may have expired while disconnected: retries once with a new one.
    else if (wasRenewed) this.#deps.onRefused(answer.error);
    else void this.#join({ renew: true });
  }

  /** Sends the mute state again if it changed during the join, because the server ignores earlier updates. */
  #syncMuted({ participantId, participants }: Extract<VoiceJoinAnswer, { ok: true }>): void {
    const own = participants.find((each) => each.participantId === participantId);
    if (own && own.muted !== this.#muted) this.setMuted(this.#muted);
  }

  /** Resolves immediately while disconnected, because no answer would arrive. */
  #emitWithAck<Answer>(send: (answer: (value: Answer | VoiceRefusal) => void) => void) {
    return new Promise<Answer | VoiceRefusal>((resolve) => {
      if (!this.#deps.socket.connected) return resolve(noChannel);
      const cancel = this.#deps.clock.schedule(() => resolve(noChannel), answerTimeoutMs);
      send((value) => {
        cancel();
        resolve(value);
      });
    });
  }

  /** Drops messages while disconnected, because socket.io would buffer them and send them outdated. */
  #emit<E extends keyof VoiceClientEvents>(
    event: E,
    ...message: Parameters<VoiceClientEvents[E]>
  ): void {
    if (this.#deps.socket.connected) this.#deps.socket.emit(event, ...message);
  }

  /** Retries until the join timeout. While disconnected, the next connection joins. */
  #scheduleJoin({ renew }: { renew: boolean }): void {
    this.#scheduleRetry(() => {
      if (this.#deps.socket.connected) void this.#join({ renew });
    });
  }

  #scheduleReconnect(): void {
    this.#scheduleRetry(() => void this.#reconnect());
  }

  #scheduleRetry(retry: () => void): void {
    this.#cancelRetry?.();
    this.#cancelRetry = this.#deps.clock.schedule(retry, this.#retries.next());
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#deps.renewAccessToken();
    } catch {
      // The server did not answer. When the session expires, the call ends.
      if (!this.#isDisposed) this.#scheduleReconnect();
      return;
    }
    if (!this.#isDisposed && !this.#deps.socket.connected) this.#deps.socket.connect();
  }
}

function isTemporary(error: string | null): boolean {
  return (
    error === 'serviceUnavailable' || error === 'internalServerError' || error === 'tooManyRequests'
  );
}
