import { keyOf, type ConversationRef } from '../models/conversationRef.ts';
import type { RoomEvent } from './roomLog.ts';
import { RoomSync, type RoomSyncDeps } from './RoomSync.ts';

/** How many logs are kept complete at once: the ones that were opened last. */
const mostKept = 8;

/**
 * The logs of the rooms and threads that the member has opened, so that going back to one shows it
 * at once.
 */
export class OpenRooms {
  readonly #deps: RoomSyncDeps;
  /** Latest opened last. */
  readonly #open = new Map<string, { roomId: string; sync: RoomSync }>();

  constructor(deps: RoomSyncDeps) {
    this.#deps = deps;
  }

  /** The log of a room or thread, kept from now on; `RoomSync.open` loads it. */
  get(ref: ConversationRef): RoomSync {
    const key = keyOf(ref);
    const open = this.#open.get(key) ?? {
      roomId: ref.roomId,
      sync: new RoomSync(ref, this.#deps),
    };
    this.#open.delete(key);
    this.#open.set(key, open);
    const [oldest] = this.#open.keys();
    if (this.#open.size > mostKept && oldest !== undefined) this.#close(oldest);
    return open.sync;
  }

  /** Something happened in a room; what is not open does not need to know. */
  receive({ roomId, ...event }: RoomEvent & { roomId: string }): void {
    for (const { sync } of this.#of(roomId)) sync.receive(event);
  }

  /** The rooms' numbers, as the server has them now. */
  compareHeads(heads: readonly { roomId: string; lastSeq: number }[]): void {
    for (const { roomId, lastSeq } of heads)
      for (const { sync } of this.#of(roomId)) sync.compareHead(lastSeq);
  }

  /** The member is not in the room any more: nothing of it is kept. */
  drop(roomId: string): void {
    for (const { key } of this.#of(roomId)) this.#close(key);
  }

  dispose(): void {
    for (const key of [...this.#open.keys()]) this.#close(key);
  }

  #of(roomId: string): { key: string; sync: RoomSync }[] {
    return [...this.#open].flatMap(([key, open]) =>
      open.roomId === roomId ? [{ key, sync: open.sync }] : [],
    );
  }

  #close(key: string): void {
    this.#open.get(key)?.sync.dispose();
    this.#open.delete(key);
  }
}
