import { chatHistoryMonths, defaultRetentionDays } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import type { Platform } from '../platform/platform.ts';
import { removeDetachedFiles } from './messages/file-detachment.ts';
import {
  countExpiredChat,
  deleteOldMessages,
  detachOldFiles,
  emptyDeletedRooms,
  findRetentions,
} from './store/retention-store.ts';
import { deleteOldLines } from './system-lines/line-store.ts';

const batchSize = 500;

export { countExpiredChat };

type Deps = Pick<Platform, 'db' | 'files' | 'now'>;

/** Deletes expired messages and files, and the content of deleted rooms. */
export async function deleteExpired(deps: Deps): Promise<void> {
  const now = deps.now();
  const retentions = await findRetentions(deps.db);
  const longer = retentions.filter(({ messageDays }) => messageDays > defaultRetentionDays);
  const old = {
    before: subMonths(now, chatHistoryMonths),
    except: longer.map(({ organizationId }) => organizationId),
  };
  await repeat(deps, () => deleteOldMessages(deps.db, old, batchSize));
  await deleteOldLines(deps.db, old);
  for (const { organizationId, messageDays, fileDays } of retentions) {
    const messages = { organizationId, before: subDays(now, messageDays) };
    await repeat(deps, () => deleteOldMessages(deps.db, messages, batchSize));
    await deleteOldLines(deps.db, messages);
    const files = { organizationId, before: subDays(now, fileDays) };
    await repeat(deps, () => detachOldFiles(deps.db, files, batchSize));
  }
  await repeat(deps, () => emptyDeletedRooms(deps.db, batchSize));
}

async function repeat(
  deps: Deps,
  step: () => Promise<{ count: number; keys: string[] } | null>,
): Promise<void> {
  for (;;) {
    const done = await step();
    await removeDetachedFiles(deps, done?.keys ?? []);
    if (!done || done.count < batchSize) return;
  }
}
