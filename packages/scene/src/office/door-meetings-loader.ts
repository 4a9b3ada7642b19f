import type { RoomMeetings } from '../net/answers.ts';
import type { DoorMeetings } from '../scenes/door-signs.ts';

/** Milliseconds after the start or end of a meeting before the door sign is reloaded. */
const reloadDelayMs = 1000;
const maxTimerMs = 6 * 60 * 60_000;

export interface DoorWatchHost {
  read(): Promise<RoomMeetings[] | undefined>;
  show(news: readonly DoorMeetings[]): void;
}

export class DoorMeetingsLoader {
  readonly #host: DoorWatchHost;
  #reads = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: DoorWatchHost) {
    this.#host = host;
  }

  async refresh(): Promise<void> {
    const read = ++this.#reads;
    const rooms = await this.#host.read();
    // The member may have changed floors during the request.
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
    const left = Math.min(maxTimerMs, ...changes) + reloadDelayMs;
    this.#timer = setTimeout(() => void this.refresh(), left);
  }
}
