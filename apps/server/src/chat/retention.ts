import { subDays, subMonths } from 'date-fns';
import type { FastifyBaseLogger } from 'fastify';
import { deleteAbandoned } from '../files/file-record-store.ts';
import type { Platform } from '../http/operation.ts';
import { deleteOldMessages, emptyDeletedRooms } from './retention-store.ts';

/** Spec §9, "Chat history kept". */
const monthsKept = 2;
/** A day: the longest that an upload can wait for its message, by far. */
const uploadDays = 1;
const messagesATime = 500;

const firstAfter = 60_000;
const every = 24 * 60 * 60_000;

type Deps = Pick<Platform, 'db' | 'files' | 'now'>;

/**
 * Deletes what is too old: messages and their files, what deleted rooms held, and uploads for
 * messages that were never sent.
 */
export async function deleteExpired(deps: Deps): Promise<void> {
  const oldest = subMonths(deps.now(), monthsKept);
  await repeat(deps, () => deleteOldMessages(deps.db, oldest, messagesATime));
  await repeat(deps, () => emptyDeletedRooms(deps.db, messagesATime));
  const abandoned = await deleteAbandoned(deps.db, subDays(deps.now(), uploadDays));
  for (const key of abandoned) await deps.files.remove(key);
}

async function repeat(
  { files }: Deps,
  step: () => Promise<{ count: number; keys: string[] } | null>,
): Promise<void> {
  for (;;) {
    const done = await step();
    for (const key of done?.keys ?? []) await files.remove(key);
    if (!done || done.count < messagesATime) return;
  }
}

/** Does it soon after the start, and once a day. */
export class ChatRetention {
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: Deps & { log: Pick<FastifyBaseLogger, 'error'> }) {
    const run = () => {
      this.#running = deleteExpired(deps).catch((error: unknown) =>
        deps.log.error({ err: error }, 'deleting old messages failed'),
      );
      this.#timer = setTimeout(run, every).unref();
    };
    this.#timer = setTimeout(run, firstAfter).unref();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}
