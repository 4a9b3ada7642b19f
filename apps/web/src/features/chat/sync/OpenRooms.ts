import { keyOf, type ConversationRef } from './conversationRef.ts';
import type { RoomEvent } from './roomLog.ts';
import { RoomSync, type RoomSyncDeps } from './RoomSync.ts';

/** Maximum number of logs kept up to date. The least recently opened are closed. */
const maxOpenLogs = 8;

/** Caches the logs of opened rooms and threads so that they reopen immediately. */
export class OpenRooms {
  readonly #deps: RoomSyncDeps;
  /** Ordered by last opening. */
  readonly #open = new Map<string, { roomId: string; sync: RoomSync }>();

  constructor(deps: RoomSyncDeps) {
    this.#deps = deps;
  }

  get(ref: ConversationRef): RoomSync {
    const key = keyOf(ref);
    const open = this.#open.get(key) ?? {
      roomId: ref.roomId,
      sync: new RoomSync(ref, this.#deps),
    };
    this.#open.delete(key);
    this.#open.set(key, open);
    const [oldest] = this.#open.keys();
    if (this.#open.size > maxOpenLogs && oldest !== undefined) this.#close(oldest);
    return open.sync;
  }

  receive({ roomId, ...event }: RoomEvent & { roomId: string }): void {
    for (const { sync } of this.#of(roomId)) sync.receive(event);
  }

  compareHeads(heads: readonly { roomId: string; lastSeq: number }[]): void {
    for (const { roomId, lastSeq } of heads)
      for (const { sync } of this.#of(roomId)) sync.compareHead(lastSeq);
  }

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
