import { voiceCalmMetres, voiceRangeMetres, voiceWarningMetres } from '@office/vocabulary';
import type { Point } from '@office/world/geometry';

/** Milliseconds between two warnings while one stays at the edge. */
const pause = 2000;

export interface DirectCallEvents {
  warn(event: { userId: string; distance: number; limit: number }): void;
  end(event: { roomId: string; reason: string }): void;
}

/** A call between two who must stay near each other. */
export class DirectCall {
  readonly userId: string;
  roomId: string | undefined;
  readonly #events: DirectCallEvents;
  /** One may call from afar, and walks up to them first. */
  #met = false;
  #warned = false;
  #lastWarning = Number.NEGATIVE_INFINITY;

  constructor(userId: string, events: DirectCallEvents) {
    this.userId = userId;
    this.#events = events;
  }

  /** Looks at how far apart the two are; returns false once the call is over. */
  check(own: Point, other: Point | undefined, now: number): boolean {
    if (!this.roomId || !other) return true;
    const distance = Math.hypot(own.x - other.x, own.z - other.z);
    this.#met ||= distance <= voiceWarningMetres;
    if (!this.#met) return true;
    if (distance > voiceRangeMetres) {
      this.#events.end({ roomId: this.roomId, reason: 'OUT_OF_RANGE' });
      return false;
    }
    if (distance < voiceCalmMetres) this.#warned = false;
    if (distance > voiceWarningMetres && (!this.#warned || now - this.#lastWarning > pause)) {
      this.#warned = true;
      this.#lastWarning = now;
      this.#events.warn({
        userId: this.userId,
        distance: Math.round(distance * 10) / 10,
        limit: voiceRangeMetres,
      });
    }
    return true;
  }
}
