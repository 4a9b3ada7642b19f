import type { VoicePointer, VoiceShownPointer } from '@office/api/realtime';
import type { Clock } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

export interface ReceivedPointer extends VoiceShownPointer {
  point: NonNullable<VoiceShownPointer['point']>;
}

export interface DocumentPointerDeps {
  clock: Clock;
  send(pointer: VoicePointer): void;
}

/** Below the limit of the server, fifteen per second. */
export const pointerIntervalMs = 80;
/** A pointer without a new position is hidden. */
export const pointerShownMs = 3000;

/**
 * Sends the member's pointer, and keeps the last position of another. Readers compare
 * `participantId`
 * with the leader of the document.
 */
export class DocumentPointer extends Store<ReceivedPointer | null> {
  readonly #deps: DocumentPointerDeps;
  #sentAt = Number.NEGATIVE_INFINITY;
  #next: VoicePointer | null = null;
  #cancelSending: (() => void) | null = null;
  #cancelHiding: (() => void) | null = null;

  constructor(deps: DocumentPointerDeps) {
    super(null);
    this.#deps = deps;
  }

  /** Sends the latest position once per interval. */
  move(pointer: VoicePointer): void {
    this.#next = pointer;
    if (this.#cancelSending) return;
    const { clock } = this.#deps;
    const waitMs = this.#sentAt + pointerIntervalMs - clock.elapsed();
    if (waitMs <= 0) return this.#send();
    this.#cancelSending = clock.schedule(() => {
      this.#cancelSending = null;
      this.#send();
    }, waitMs);
  }

  received({ point, ...pointer }: VoiceShownPointer): void {
    this.#cancelHiding?.();
    this.#cancelHiding = point && this.#deps.clock.schedule(() => this.set(null), pointerShownMs);
    this.set(point && { ...pointer, point });
  }

  override dispose(): void {
    this.#cancelSending?.();
    this.#cancelHiding?.();
    this.set(null);
  }

  #send(): void {
    if (!this.#next) return;
    this.#deps.send(this.#next);
    this.#next = null;
    this.#sentAt = this.#deps.clock.elapsed();
  }
}
