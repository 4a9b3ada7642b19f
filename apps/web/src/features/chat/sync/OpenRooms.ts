import { keyOf, type Place } from '../models/place.ts';
import type { RoomEvent } from './roomLog.ts';
import { RoomSync, type RoomSyncOptions } from './RoomSync.ts';

/** How many flows are kept complete at once: the ones that were opened last. */
const mostKept = 8;

/**
 * The logs of the rooms and threads that the member has opened, so that going back to one shows it
 * at once.
 */
export class OpenRooms {
  readonly #makeOptions: (place: Place) => RoomSyncOptions;
  /** Latest opened last. */
  readonly #flows = new Map<string, { roomId: string; sync: RoomSync }>();

  constructor(makeOptions: (place: Place) => RoomSyncOptions) {
    this.#makeOptions = makeOptions;
  }

  /** The log of a room or thread, kept from now on; `RoomSync.open` loads it. */
  get(place: Place): RoomSync {
    const key = keyOf(place);
    const flow = this.#flows.get(key) ?? {
      roomId: place.roomId,
      sync: new RoomSync(this.#makeOptions(place)),
    };
    this.#flows.delete(key);
    this.#flows.set(key, flow);
    const [oldest] = this.#flows.keys();
    if (this.#flows.size > mostKept && oldest !== undefined) this.#close(oldest);
    return flow.sync;
  }

  /** Something happened in a room; what is not open does not need to know. */
  receive({ roomId, ...event }: RoomEvent & { roomId: string }): void {
    for (const [, flow] of this.#of(roomId)) flow.sync.receive(event);
  }

  /** The rooms' numbers, as the server has them now. */
  compareHeads(heads: readonly { roomId: string; lastSeq: number }[]): void {
    for (const { roomId, lastSeq } of heads)
      for (const [, flow] of this.#of(roomId)) flow.sync.compareHead(lastSeq);
  }

  /** The member is not in the room any more: nothing of it is kept. */
  drop(roomId: string): void {
    for (const [key] of this.#of(roomId)) this.#close(key);
  }

  close(): void {
    for (const key of [...this.#flows.keys()]) this.#close(key);
  }

  #of(roomId: string) {
    return [...this.#flows].filter(([, flow]) => flow.roomId === roomId);
  }

  #close(key: string): void {
    this.#flows.get(key)?.sync.close();
    this.#flows.delete(key);
  }
}
