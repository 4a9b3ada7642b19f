import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { Cleanup } from '../cleanup/cleanup.ts';
import type { FileLinks } from '../database/file-links.ts';
import { deleteUnlinkedFiles } from './file-record-store.ts';

/** Files whose bytes are removed in one transaction. */
const batch = 200;

/** @param links of all areas: a file without any is deleted a day after it was announced */
export const filesCleanup = (links: FileLinks): Cleanup => ({
  // No upload takes an hour.
  jobs: [({ files, now }) => files.removeDrafts(subHours(now(), 1))],
  sweeps: {
    files: {
      batch,
      run: async (tx, { files, now }) => {
        // A photo is linked when the profile is saved, which is later than its upload.
        const keys = await deleteUnlinkedFiles(tx, {
          before: subDays(now(), 1),
          limit: batch,
          links,
        });
        // Before the commit: bytes whose row is gone would never be found again.
        await Promise.all(keys.map((key) => files.remove(key)));
        return keys.length;
      },
    },
  },
});
