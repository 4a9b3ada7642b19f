import { keyOf, type ConversationRef } from './conversationRef.ts';
import type { RoomEvent } from './roomLog.ts';
import { RoomSync, type RoomSyncDeps } from './RoomSync.ts';

/** Maximum number of logs kept up to date. The least recently opened are closed. */
const maxOpenLogs = 8;

interface OpenLog {
  roomId: string;
  sync: RoomSync;
}

/** Caches the logs of opened rooms and threads so that they reopen immediately. */
export class OpenRooms {
  readonly #deps: RoomSyncDeps;
  /** Ordered by last opening. */
  readonly #open = new Map<string, OpenLog>();
  /** Does not count as open, so that it closes no other log. */
  #preloaded: (OpenLog & { key: string }) | null = null;

  constructor(deps: RoomSyncDeps) {
    this.#deps = deps;
  }

  get(ref: ConversationRef): RoomSync {
    const key = keyOf(ref);
    const open = this.#open.get(key) ?? this.#takePreloaded(key) ?? this.#create(ref);
    this.#open.delete(key);
    this.#open.set(key, open);
    const [oldest] = this.#open.keys();
    if (this.#open.size > maxOpenLogs && oldest !== undefined) this.#close(oldest);
    return open.sync;
  }

  /** Loads the log of a conversation that is about to be opened. Replaces the previous one. */
  preload(ref: ConversationRef): void {
    const key = keyOf(ref);
    if (this.#open.has(key) || this.#preloaded?.key === key) return;
    this.#dropPreloaded();
    this.#preloaded = { key, ...this.#create(ref) };
    // Opening the conversation repeats a failed request.
    this.#preloaded.sync.open().catch(() => this.#dropPreloaded(key));
  }

  receive({ roomId, ...event }: RoomEvent & { roomId: string }): void {
    for (const { sync } of this.#of(roomId)) sync.receive(event);
  }

  compareHeads(heads: readonly { roomId: string; lastSeq: number }[]): void {
    for (const { roomId, lastSeq } of heads)
      for (const { sync } of this.#of(roomId)) sync.compareHead(lastSeq);
  }

  drop(roomId: string): void {
    for (const { key } of this.#of(roomId)) {
      this.#close(key);
      this.#dropPreloaded(key);
    }
  }

  dispose(): void {
    for (const key of [...this.#open.keys()]) this.#close(key);
    this.#dropPreloaded();
  }

  #create(ref: ConversationRef): OpenLog {
    return { roomId: ref.roomId, sync: new RoomSync(ref, this.#deps) };
  }

  #takePreloaded(key: string): OpenLog | undefined {
    if (this.#preloaded?.key !== key) return undefined;
    const { roomId, sync } = this.#preloaded;
    this.#preloaded = null;
    return { roomId, sync };
  }

  #dropPreloaded(key = this.#preloaded?.key): void {
    if (this.#preloaded?.key !== key) return;
    this.#preloaded?.sync.dispose();
    this.#preloaded = null;
  }

  #of(roomId: string): { key: string; sync: RoomSync }[] {
    const opened = [...this.#open].map(([key, log]) => ({ key, ...log }));
    return [...opened, ...(this.#preloaded ? [this.#preloaded] : [])].filter(
      (log) => log.roomId === roomId,
    );
  }

  #close(key: string): void {
    this.#open.get(key)?.sync.dispose();
    this.#open.delete(key);
  }
}
