import { createBulletinFiles } from './bulletin/file-store.ts';
import { createRoomFiles } from './chat/room-files.ts';
import type { Database } from './database/database.ts';
import { createHelpFiles } from './help/help-file-store.ts';
import { createNotificationFiles } from './notification/notification-file-store.ts';
import type { PrivateFiles } from './platform/private-files.ts';
import { createSharedDocumentFiles } from './sharing-document/sharing-document-files.ts';
import { createTutorialFiles } from './tutorial/file-store.ts';
import { createSurveyFiles } from './survey/survey-file-store.ts';

/**
 * Combines the private files of all areas; each area decides who can read its files. An area that references
 * files must
 * also be listed in `file-links.ts`, so that the clean-up keeps them.
 */
export function createPrivateFiles(db: Database, now: () => Date): PrivateFiles {
  const areas = [
    createRoomFiles,
    createHelpFiles,
    createNotificationFiles,
    createTutorialFiles,
    createSurveyFiles,
    createBulletinFiles,
    createSharedDocumentFiles,
  ].map((create) => create(db, now));
  return {
    async readableBy(reader, keys) {
      const found = await Promise.all(areas.map((area) => area.readableBy(reader, keys)));
      return found.flat();
    },
  };
}
