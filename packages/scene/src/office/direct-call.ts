import type { Point } from '@office/world/geometry';

/** Metres (spec §9), where the warning starts, and where it is over again. */
const limit = 5;
const warnAt = 4;
const calmAt = 3.6;
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
    this.#met ||= distance <= warnAt;
    if (!this.#met) return true;
    if (distance > limit) {
      this.#events.end({ roomId: this.roomId, reason: 'OUT_OF_RANGE' });
      return false;
    }
    if (distance < calmAt) this.#warned = false;
    if (distance > warnAt && (!this.#warned || now - this.#lastWarning > pause)) {
      this.#warned = true;
      this.#lastWarning = now;
      this.#events.warn({ userId: this.userId, distance: Math.round(distance * 10) / 10, limit });
    }
    return true;
  }
}
