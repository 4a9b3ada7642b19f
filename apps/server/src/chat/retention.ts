import { chatHistoryMonths } from '@office/vocabulary';
import { subMonths } from 'date-fns';
import { removeFiles } from '../files/file-removal.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteOldMessages, emptyDeletedRooms } from './retention-store.ts';

const messagesATime = 500;

type Deps = Pick<Platform, 'db' | 'files' | 'now'>;

/** Deletes messages that are too old, what deleted rooms held, and the files of both. */
export async function deleteExpired(deps: Deps): Promise<void> {
  const oldest = subMonths(deps.now(), chatHistoryMonths);
  await repeat(deps, () => deleteOldMessages(deps.db, oldest, messagesATime));
  await repeat(deps, () => emptyDeletedRooms(deps.db, messagesATime));
}

async function repeat(
  deps: Deps,
  step: () => Promise<{ count: number; keys: string[] } | null>,
): Promise<void> {
  for (;;) {
    const done = await step();
    await removeFiles(deps, done?.keys ?? []);
    if (!done || done.count < messagesATime) return;
  }
}
