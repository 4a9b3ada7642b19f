import type { Database } from '../database/database.ts';
import {
  insertMessages,
  type NewMessage,
  type RoomRef,
  type InsertFailure,
  type StoredMessage,
} from './message-insert-store.ts';

/** Most messages that are committed together. */
const maxBatch = 50;

interface Waiting {
  message: NewMessage;
  resolve(stored: StoredMessage | InsertFailure): void;
  reject(error: unknown): void;
}

/**
 * Stores messages so that those of one room do not wait for each other's disk write one by one: what
 * comes while earlier ones are being committed is committed together after them. Nothing waits for
 * company, and nobody is answered before their message is on disk.
 */
class MessageWriter {
  readonly #db: Database;
  /** The messages that come next, of rooms that something is being stored in. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(db: Database) {
    this.#db = db;
  }

  store(room: RoomRef, message: NewMessage): Promise<StoredMessage | InsertFailure> {
    return new Promise((resolve, reject) => {
      const key = `${room.organizationId} ${room.roomId}`;
      const waiting = this.#waiting.get(key);
      if (waiting) {
        waiting.push({ message, resolve, reject });
        return;
      }
      const queue = [{ message, resolve, reject }];
      this.#waiting.set(key, queue);
      void this.#work(key, room, queue);
    });
  }

  async #work(key: string, room: RoomRef, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await this.#storeTogether(room, takeNext(queue));
    this.#waiting.delete(key);
  }

  /**
   * Stores a batch; where one message fails each is tried alone, so that it keeps none of the others back.
   */
  async #storeTogether(room: RoomRef, batch: readonly Waiting[]): Promise<void> {
    const messages = batch.map(({ message }) => message);
    try {
      const stored = await insertMessages(this.#db, room, messages);
      if (typeof stored !== 'string') {
        batch.forEach(({ resolve }, index) => resolve(stored[index]!));
      } else if (batch.length === 1) {
        batch[0]!.resolve(stored);
      } else {
        for (const waiting of batch) await this.#storeTogether(room, [waiting]);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** The next few, in order; a second reply to the same message waits for the next turn. */
function takeNext(queue: Waiting[]): Waiting[] {
  const roots = new Set<string>();
  const end = queue.findIndex(({ message: { threadRootId } }, index) => {
    const isRepeated = threadRootId !== null && roots.has(threadRootId);
    if (threadRootId) roots.add(threadRootId);
    return isRepeated || index === maxBatch;
  });
  return queue.splice(0, end === -1 ? queue.length : end);
}

const writers = new WeakMap<Database, MessageWriter>();

/** Stores a message; those of one room that arrive together are committed together. */
export function storeMessage(
  db: Database,
  room: RoomRef,
  message: NewMessage,
): Promise<StoredMessage | InsertFailure> {
  const writer = writers.get(db) ?? new MessageWriter(db);
  writers.set(db, writer);
  return writer.store(room, message);
}
