import { keyOf, type ConversationRef } from './conversationRef.ts';
import type { RoomEvent } from './roomLog.ts';
import { RoomSync, type RoomSyncDeps } from './RoomSync.ts';

/** The number of logs that are kept complete at once: the ones opened last. */
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

  /** Takes in an event of a room, where the room is open. */
  receive({ roomId, ...event }: RoomEvent & { roomId: string }): void {
    for (const { sync } of this.#of(roomId)) sync.receive(event);
  }

  /** Compares the rooms' latest numbers with the logs that are open. */
  compareHeads(heads: readonly { roomId: string; lastSeq: number }[]): void {
    for (const { roomId, lastSeq } of heads)
      for (const { sync } of this.#of(roomId)) sync.compareHead(lastSeq);
  }

  /** Drops everything of a room that the member is in no longer. */
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
