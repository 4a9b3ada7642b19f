import type { RoomMeetings } from '../net/answers.ts';
import type { DoorNews } from '../scenes/door-signs.ts';

/** Milliseconds after a meeting's beginning or end at which its door is read. */
const after = 1000;
/** The longest that a timer waits. */
const longest = 6 * 60 * 60_000;

export interface DoorWatchHost {
  /** The meetings of the rooms of the member's floor; undefined where they cannot be had. */
  read(): Promise<RoomMeetings[] | undefined>;
  show(news: readonly DoorNews[]): void;
}

/** Keeps the signs on doors at what is on: whenever the page says so, and by the clock. */
export class DoorWatch {
  readonly #host: DoorWatchHost;
  #reads = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: DoorWatchHost) {
    this.#host = host;
  }

  async refresh(): Promise<void> {
    const read = ++this.#reads;
    const rooms = await this.#host.read();
    // The floor may be another one meanwhile.
    if (read !== this.#reads || !rooms) return;
    this.#host.show(
      rooms.map(({ meetingRoom: { zoneId }, current, next }) => ({ zoneId, current, next })),
    );
    this.#wait(rooms);
  }

  dispose(): void {
    this.#reads++;
    clearTimeout(this.#timer);
  }

  #wait(rooms: readonly RoomMeetings[]): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    const changes = rooms
      .flatMap(({ current, next }) => [current?.endTime ?? [], next?.startTime ?? []].flat())
      .map((time) => Date.parse(time) - now)
      .filter((left) => left > 0);
    if (changes.length === 0) return;
    const left = Math.min(longest, ...changes) + after;
    this.#timer = setTimeout(() => void this.refresh(), left);
  }
}
