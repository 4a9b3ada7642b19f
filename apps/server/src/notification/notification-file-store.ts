import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { filesOfNotifications, isReferencedIn } from '../database/file-references.ts';
import { files } from '../database/schema/files.ts';
import {
  notificationFiles,
  notificationReceipts,
  notifications,
} from '../database/schema/notifications.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

export const notificationFileLinks: FileLinks = () => [isReferencedIn(filesOfNotifications)];

/** Access to files of notifications: recipients can read the files, administrators also those of drafts. */
export function createNotificationFiles(db: Database): PrivateFiles {
  return {
    async readableBy({ userId, organizationId, administers }, keys) {
      if (!organizationId) return [];
      const hasGot = exists(
        db
          .select({ one: sql`1` })
          .from(notificationReceipts)
          .where(
            and(
              eq(notificationReceipts.notificationId, notifications.id),
              eq(notificationReceipts.userId, userId),
            ),
          ),
      );
      const rows = await db
        .selectDistinct({ key: files.key })
        .from(files)
        .innerJoin(notificationFiles, eq(notificationFiles.fileId, files.id))
        .innerJoin(notifications, eq(notifications.id, notificationFiles.notificationId))
        .where(
          and(
            inArray(files.key, [...keys]),
            isNotNull(files.uploadedAt),
            eq(notifications.organizationId, organizationId),
            administers ? undefined : hasGot,
          ),
        );
      return rows.map(({ key }) => key);
    },
  };
}
