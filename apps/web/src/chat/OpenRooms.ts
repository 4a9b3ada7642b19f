import type { RoomEvent } from './roomLog.ts';
import { RoomSync, type RoomSyncOptions } from './RoomSync.ts';

/** How many rooms are kept complete at once: the ones that were opened last. */
const mostKept = 8;

/** The logs of the rooms that the member has opened, so that going back to one shows it at once. */
export class OpenRooms {
  readonly #makeOptions: (roomId: string) => RoomSyncOptions;
  /** Latest opened last. */
  readonly #syncs = new Map<string, RoomSync>();

  constructor(makeOptions: (roomId: string) => RoomSyncOptions) {
    this.#makeOptions = makeOptions;
  }

  /** The log of a room, kept from now on; `RoomSync.open` loads it. */
  get(roomId: string): RoomSync {
    const sync = this.#syncs.get(roomId) ?? new RoomSync(this.#makeOptions(roomId));
    this.#syncs.delete(roomId);
    this.#syncs.set(roomId, sync);
    const [oldest] = this.#syncs.keys();
    if (this.#syncs.size > mostKept && oldest !== undefined) this.drop(oldest);
    return sync;
  }

  /** Something happened in a room; what is not open does not need to know. */
  receive({ roomId, ...event }: RoomEvent & { roomId: string }): void {
    this.#syncs.get(roomId)?.receive(event);
  }

  /** The rooms' numbers, as the server has them now. */
  compareHeads(heads: readonly { roomId: string; lastSeq: number }[]): void {
    for (const { roomId, lastSeq } of heads) this.#syncs.get(roomId)?.compareHead(lastSeq);
  }

  /** The member is not in the room any more, or left it long ago. */
  drop(roomId: string): void {
    this.#syncs.get(roomId)?.close();
    this.#syncs.delete(roomId);
  }

  close(): void {
    for (const roomId of [...this.#syncs.keys()]) this.drop(roomId);
  }
}
