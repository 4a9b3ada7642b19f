import type { Random } from './behaviour.ts';
import { durationOf } from './behaviour.ts';
import type { Colleague } from './colleague.ts';

/** Time after which a talk is cancelled because a colleague has not arrived, in milliseconds. */
const gatheringMs = 45_000;

/** Time between two changes of the speaker, in milliseconds. */
const turnMs = 4500;

export interface TalkRooms {
  join(colleague: Colleague, zoneId: string): Promise<void>;
  leave(colleague: Colleague): Promise<void>;
}

/** Two colleagues who meet in a talk area and stay in its voice room for a while. */
export class Talk {
  readonly zoneId: string;
  readonly colleagues: readonly [Colleague, Colleague];
  readonly #rooms: TalkRooms;
  readonly #random: Random;
  #endsAt: number;
  #turnAt = 0;
  #isOn = false;
  isOver = false;

  constructor(
    zoneId: string,
    colleagues: readonly [Colleague, Colleague],
    deps: { rooms: TalkRooms; random: Random; now: number },
  ) {
    this.zoneId = zoneId;
    this.colleagues = colleagues;
    this.#rooms = deps.rooms;
    this.#random = deps.random;
    this.#endsAt = deps.now + gatheringMs;
  }

  step(now: number): void {
    if (this.isOver) return;
    if (now >= this.#endsAt) return this.end(now);
    if (this.#isOn) return this.#takeTurns(now);
    if (!this.colleagues.every(({ hasArrived }) => hasArrived)) return;
    this.#isOn = true;
    this.#endsAt = now + durationOf('talk', this.#random);
    for (const colleague of this.colleagues) void this.#rooms.join(colleague, this.zoneId);
  }

  end(now: number): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const colleague of this.colleagues) {
      colleague.isSpeaking = false;
      colleague.until = now + 600 + this.#random() * 1800;
      if (this.#isOn) void this.#rooms.leave(colleague);
    }
  }

  #takeTurns(now: number): void {
    if (now < this.#turnAt) return;
    this.#turnAt = now + turnMs * (0.6 + this.#random() * 0.8);
    const speaker = this.#random() < 0.5 ? 0 : 1;
    this.colleagues.forEach((colleague, index) => {
      colleague.isSpeaking = index === speaker;
    });
  }
}
