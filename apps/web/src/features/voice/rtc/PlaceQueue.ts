import type { VoiceServerEvents, VoiceWaitAnswer } from '@office/api/realtime';
import type { SignalingSocket } from './SignalingChannel.ts';

export interface PlaceQueueDeps {
  socket: SignalingSocket;
  /** Gets another access token ready, once the server has refused ours. Rejects when none comes. */
  renewAccessToken(): Promise<void>;
  /** A place is held for the member: for whom has waited for the longest, for some seconds. */
  onFree(): void;
  /** @param error a code of the error catalogue */
  onRefused(error: string): void;
}

/**
 * Waits for a place in a full room, by a socket that is in no room. The server keeps the turns; one whose socket was
 * lost for a moment keeps theirs. The socket stays until the place is taken: without it the place goes to the next.
 */
export class PlaceQueue {
  readonly #deps: PlaceQueueDeps;
  readonly #roomId: string;
  #isOver = false;

  constructor(roomId: string, deps: PlaceQueueDeps) {
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

  /** Waits no longer. */
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
      else if (answer.heldUntil !== null) onFree();
    });
  }

  async #renew(): Promise<void> {
    const { socket, renewAccessToken } = this.#deps;
    try {
      await renewAccessToken();
    } catch {
      // The refresh has told the member why.
      return;
    }
    if (!this.#isOver && !socket.connected) socket.connect();
  }
}
