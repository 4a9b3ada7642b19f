import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { filesOfNotifications, isReferencedIn } from '../database/file-references.ts';
import { isFileOf, readableFiles } from '../database/readable-files.ts';
import { notificationReceipts, notifications } from '../database/schema/notifications.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

export const notificationFileLinks: FileLinks = () => [isReferencedIn(filesOfNotifications)];

/** Access to files of notifications: recipients can read the files, administrators also those of drafts. */
export function createNotificationFiles(db: Database): PrivateFiles {
  return readableFiles(db, ({ userId, organizationId, administers }) => {
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
    return isFileOf(db, filesOfNotifications, organizationId, administers ? undefined : hasGot);
  });
}
