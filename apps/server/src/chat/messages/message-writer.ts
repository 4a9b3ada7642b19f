import type { Database } from '../../database/database.ts';
import {
  insertMessages,
  type NewMessage,
  type RoomRef,
  type InsertFailure,
  type StoredMessage,
} from '../store/message-insert-store.ts';

const maxBatch = 50;

interface Waiting {
  message: NewMessage;
  resolve(stored: StoredMessage | InsertFailure): void;
  reject(error: unknown): void;
}

/**
 * Groups the commits of each room: messages that arrive during a commit are stored together in the
 * next one. A promise resolves only after its message is on disk.
 */
class MessageWriter {
  readonly #db: Database;
  /** Queued messages by room. A room has an entry while a commit is running. */
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
      void this.#processQueue(key, room, queue);
    });
  }

  async #processQueue(key: string, room: RoomRef, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await this.#storeTogether(room, dequeueBatch(queue));
    this.#waiting.delete(key);
  }

  /** Stores a batch. If that fails, retries each message separately to isolate an invalid one. */
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

/** Removes the next batch from the queue, in order. A second reply to the same thread ends the batch. */
function dequeueBatch(queue: Waiting[]): Waiting[] {
  const roots = new Set<string>();
  const end = queue.findIndex(({ message: { threadRootId } }, index) => {
    const isRepeated = threadRootId !== null && roots.has(threadRootId);
    if (threadRootId) roots.add(threadRootId);
    return isRepeated || index === maxBatch;
  });
  return queue.splice(0, end === -1 ? queue.length : end);
}

const writers = new WeakMap<Database, MessageWriter>();

export function storeMessage(
  db: Database,
  room: RoomRef,
  message: NewMessage,
): Promise<StoredMessage | InsertFailure> {
  const writer = writers.get(db) ?? new MessageWriter(db);
  writers.set(db, writer);
  return writer.store(room, message);
}
