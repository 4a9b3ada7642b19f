import { and, eq, exists, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { FileLinks } from '../../database/file-links.ts';
import { membershipIs, notBlocked } from '../../database/membership.ts';
import { chatLinkPreviews } from '../../database/schema/chat-link-previews.ts';
import { chatAttachments, chatMembers, chatRooms } from '../../database/schema/chat.ts';
import { chatScheduledFiles } from '../../database/schema/chat-scheduled.ts';
import { files } from '../../database/schema/files.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';

export const chatFileLinks: FileLinks = (tx) => [
  exists(tx.select({ id: chatRooms.id }).from(chatRooms).where(eq(chatRooms.logoKey, files.key))),
  exists(
    tx
      .select({ id: chatAttachments.id })
      .from(chatAttachments)
      .where(eq(chatAttachments.fileId, files.id)),
  ),
  exists(
    tx
      .select({ id: chatScheduledFiles.fileId })
      .from(chatScheduledFiles)
      .where(eq(chatScheduledFiles.fileId, files.id)),
  ),
  exists(
    tx
      .select({ id: chatLinkPreviews.id })
      .from(chatLinkPreviews)
      .where(eq(chatLinkPreviews.pictureFileId, files.id)),
  ),
];

export async function isAttached(tx: Queryable, fileId: string): Promise<boolean> {
  return (await tx.$count(chatAttachments, eq(chatAttachments.fileId, fileId))) > 0;
}

/** Filters the keys by attachments in rooms of this person. Returns none for a blocked person. */
export async function findReadableAttachments(
  tx: Queryable,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ key: files.key })
    .from(files)
    .innerJoin(chatAttachments, eq(chatAttachments.fileId, files.id))
    .innerJoin(chatMembers, eq(chatMembers.roomId, chatAttachments.roomId))
    .innerJoin(chatRooms, eq(chatRooms.id, chatAttachments.roomId))
    .innerJoin(memberships, membershipIs(chatMembers))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        inArray(files.key, [...keys]),
        isNotNull(files.uploadedAt),
        eq(chatMembers.userId, userId),
        isNull(chatRooms.deletedAt),
        notBlocked(),
        isNull(organizations.blockedAt),
      ),
    );
  return rows.map(({ key }) => key);
}
