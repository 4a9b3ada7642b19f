import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { Cleanup } from '../platform/cleanup.ts';
import type { FileLinks } from '../database/file-links.ts';
import { deleteUnlinkedFiles } from './file-record-store.ts';

const batch = 200;

/** @param links references of all areas; a file without one is deleted a day after it was announced */
export const filesCleanup = (links: FileLinks): Cleanup => ({
  jobs: [({ files, now }) => files.removeDrafts(subHours(now(), 1))],
  sweeps: {
    files: {
      batch,
      run: async (tx, { files, now }) => {
        // Keeps unlinked files for a day, because a photo is linked only when the profile is saved.
        const keys = await deleteUnlinkedFiles(tx, {
          before: subDays(now(), 1),
          limit: batch,
          links,
        });
        // Removes the bytes before the commit, because bytes without a row could not be found again.
        await Promise.all(keys.map((key) => files.remove(key)));
        return keys.length;
      },
    },
  },
});
