import type { VoiceServerEvents, VoiceWaitAnswer } from '@office/api/realtime';
import type { SignalingSocket } from './SignalingChannel.ts';

export interface RoomWaitingListDeps {
  socket: SignalingSocket;
  /** Called after the server refused the access token. Rejects if no token is available. */
  renewAccessToken(): Promise<void>;
  /** A place is reserved for the member for a few seconds. */
  onFree(): void;
  /** @param error a code of the error catalogue */
  onRefused(error: string): void;
}

/** Queues over a separate socket, which stays open until the place is taken. */
export class RoomWaitingList {
  readonly #deps: RoomWaitingListDeps;
  readonly #roomId: string;
  #isOver = false;

  constructor(roomId: string, deps: RoomWaitingListDeps) {
    this.#deps = deps;
    this.#roomId = roomId;
    const { socket } = deps;
    const hear = <E extends keyof VoiceServerEvents>(
      event: E,
      listener: (message: Parameters<VoiceServerEvents[E]>[0]) => void,
    ) =>
      socket.on(event, ((message: Parameters<VoiceServerEvents[E]>[0]) => {
        if (!this.#isOver) listener(message);
      }) as (value: never) => void);
    socket.on('connect', () => this.#ask());
    hear('placeFree', (place) => {
      if (place.roomId === roomId) deps.onFree();
    });
    hear('tokenExpiring', () => void this.#renew());
    socket.on('disconnect', ((reason: string) => {
      if (reason === 'io server disconnect') void this.#renew();
    }) as (value: never) => void);
    socket.connect();
  }

  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#deps.socket.disconnect();
  }

  #ask(): void {
    const { socket, onFree, onRefused } = this.#deps;
    socket.emit('waitForPlace', { roomId: this.#roomId }, (answer: VoiceWaitAnswer) => {
      if (this.#isOver) return;
      if (!answer.ok) onRefused(answer.error);
      else if (answer.reservedUntil !== null) onFree();
    });
  }

  async #renew(): Promise<void> {
    const { socket, renewAccessToken } = this.#deps;
    try {
      await renewAccessToken();
    } catch {
      // The token refresh has already reported the error.
      return;
    }
    if (!this.#isOver && !socket.connected) socket.connect();
  }
}
