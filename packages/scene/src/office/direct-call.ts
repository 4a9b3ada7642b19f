import { voiceMeetTimeoutMs, voiceRangeMetres } from '@office/vocabulary';
import type { Point } from '@office/world/geometry';
import { nextTalkingRange } from '@office/world/walking';
import type { TalkingRange } from '@office/world/walking';

const warningIntervalMs = 2000;

export interface DirectCallEvents {
  warn(event: { userId: string; distance: number; limit: number }): void;
  end(event: { roomId: string; reason: string }): void;
}

export class DirectCall {
  readonly userId: string;
  readonly roomId: string;
  readonly #events: DirectCallEvents;
  #range: TalkingRange;
  #lastWarning = Number.NEGATIVE_INFINITY;

  constructor(other: { userId: string; roomId: string }, events: DirectCallEvents, now: number) {
    this.userId = other.userId;
    this.roomId = other.roomId;
    this.#events = events;
    this.#range = { status: 'coming', until: now + voiceMeetTimeoutMs };
  }

  /** `other` is undefined on another floor. Returns false once the call has ended. */
  check(own: Point, other: Point | undefined, now: number): boolean {
    const distance = other ? Math.hypot(own.x - other.x, own.z - other.z) : 'elsewhere';
    const before = this.#range.status;
    this.#range = nextTalkingRange(this.#range, distance, now);
    if (this.#range.status === 'beyond') {
      this.#events.end({ roomId: this.roomId, reason: 'OUT_OF_RANGE' });
      return false;
    }
    if (this.#range.status === 'within') this.#lastWarning = Number.NEGATIVE_INFINITY;
    if (this.#range.status !== 'warning') return true;
    if (before !== 'warning' || now - this.#lastWarning > warningIntervalMs) {
      this.#lastWarning = now;
      const { metres } = this.#range;
      this.#events.warn({ userId: this.userId, distance: metres, limit: voiceRangeMetres });
    }
    return true;
  }
}
