import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, notBlocked } from '../../database/membership.ts';
import { chatLinkPreviews, chatMessagePreviews } from '../../database/schema/chat-link-previews.ts';
import { chatMembers, chatMessages, chatRooms } from '../../database/schema/chat.ts';
import { files } from '../../database/schema/files.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';

const maxCached = 2000;

export type NewPreview = typeof chatLinkPreviews.$inferInsert;

export interface CachedPreview {
  id: string;
  url: string;
  /** Empty if the page has no preview. */
  title: string;
}

const { id, url, title, description, siteName } = chatLinkPreviews;

export async function findCachedPreview(
  tx: Queryable,
  page: { organizationId: string; url: string },
  now: Date,
): Promise<CachedPreview | null> {
  const [row] = await tx
    .select({ id, url, title })
    .from(chatLinkPreviews)
    .where(
      and(
        eq(chatLinkPreviews.organizationId, page.organizationId),
        eq(url, page.url),
        gt(chatLinkPreviews.expiresAt, now),
      ),
    )
    .orderBy(desc(chatLinkPreviews.expiresAt))
    .limit(1);
  return row ?? null;
}

/** Saves a result. Ends the oldest results above the limit of the organisation. */
export async function savePreview(
  tx: Queryable,
  preview: NewPreview,
  now: Date,
): Promise<CachedPreview> {
  const [row] = await tx.insert(chatLinkPreviews).values(preview).returning({ id, url, title });
  const { organizationId, expiresAt } = chatLinkPreviews;
  const excess = tx
    .select({ id })
    .from(chatLinkPreviews)
    .where(and(eq(organizationId, preview.organizationId), gt(expiresAt, now)))
    .orderBy(desc(expiresAt))
    .offset(maxCached);
  await tx.update(chatLinkPreviews).set({ expiresAt: now }).where(inArray(id, excess));
  return row!;
}

/** Lists the previews of messages, also the removed ones. */
async function listAttached(tx: Queryable, messageId: string) {
  return tx
    .select({ previewId: id, url })
    .from(chatMessagePreviews)
    .innerJoin(chatLinkPreviews, eq(id, chatMessagePreviews.previewId))
    .where(eq(chatMessagePreviews.messageId, messageId));
}

/** Adds previews to a message in the order of `urls`. Returns whether the message changed. */
export async function attachPreviews(
  tx: Queryable,
  messageId: string,
  { urls, previews }: { urls: readonly string[]; previews: readonly CachedPreview[] },
): Promise<boolean> {
  const attached = await listAttached(tx, messageId);
  const isNew = (preview: CachedPreview) =>
    urls.includes(preview.url) && !attached.some((one) => one.url === preview.url);
  const added = previews
    .filter(isNew)
    .map((preview) => ({ previewId: preview.id, url: preview.url }));
  if (added.length === 0) return false;
  const rows = [...attached, ...added].map((preview) => ({
    messageId,
    previewId: preview.previewId,
    position: urls.indexOf(preview.url),
  }));
  await tx
    .insert(chatMessagePreviews)
    .values(rows)
    .onConflictDoUpdate({
      target: [chatMessagePreviews.messageId, chatMessagePreviews.previewId],
      set: { position: sql`excluded.position` },
    });
  return true;
}

/** Deletes the previews of URLs that the message does not contain any more. */
export async function detachPreviews(
  tx: Queryable,
  messageId: string,
  keptUrls: readonly string[] = [],
): Promise<void> {
  const attached = await listAttached(tx, messageId);
  const stale = attached.filter((preview) => !keptUrls.includes(preview.url));
  if (stale.length === 0) return;
  const ids = stale.map(({ previewId }) => previewId);
  await tx
    .delete(chatMessagePreviews)
    .where(
      and(
        eq(chatMessagePreviews.messageId, messageId),
        inArray(chatMessagePreviews.previewId, ids),
      ),
    );
}

/** Returns whether the message had the preview. */
export async function markPreviewRemoved(
  tx: Queryable,
  ref: { messageId: string; previewId: string },
): Promise<boolean> {
  const { messageId, previewId, removed } = chatMessagePreviews;
  const rows = await tx
    .update(chatMessagePreviews)
    .set({ removed: true })
    .where(and(eq(messageId, ref.messageId), eq(previewId, ref.previewId), not(removed)))
    .returning({ previewId });
  return rows.length > 0;
}

export type PreviewRow = Awaited<ReturnType<typeof listPreviews>>[number];

export async function listPreviews(tx: Queryable, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  const { messageId, previewId, position, removed } = chatMessagePreviews;
  return tx
    .select({
      messageId,
      id,
      url,
      title,
      description,
      siteName,
      pictureKey: files.key,
      width: files.width,
      height: files.height,
    })
    .from(chatMessagePreviews)
    .innerJoin(chatLinkPreviews, eq(id, previewId))
    .leftJoin(files, and(eq(files.id, chatLinkPreviews.pictureFileId), isNotNull(files.uploadedAt)))
    .where(and(inArray(messageId, [...messageIds]), not(removed)))
    .orderBy(asc(position));
}

/** Filters the keys by pictures of messages in rooms of this person. Returns none for a blocked person. */
export async function findReadablePictures(
  tx: Queryable,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ key: files.key })
    .from(files)
    .innerJoin(chatLinkPreviews, eq(chatLinkPreviews.pictureFileId, files.id))
    .innerJoin(chatMessagePreviews, eq(chatMessagePreviews.previewId, id))
    .innerJoin(chatMessages, eq(chatMessages.id, chatMessagePreviews.messageId))
    .innerJoin(chatMembers, eq(chatMembers.roomId, chatMessages.roomId))
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .innerJoin(memberships, membershipIs(chatMembers))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        inArray(files.key, [...keys]),
        not(chatMessagePreviews.removed),
        eq(chatMembers.userId, userId),
        isNull(chatRooms.deletedAt),
        notBlocked(),
        isNull(organizations.blockedAt),
      ),
    );
  return rows.map(({ key }) => key);
}

/** Deletes up to `limit` expired results that no message shows. Returns their number. */
export async function deleteExpiredPreviews(
  tx: Queryable,
  now: Date,
  limit: number,
): Promise<number> {
  const shown = tx
    .select({ previewId: chatMessagePreviews.previewId })
    .from(chatMessagePreviews)
    .where(eq(chatMessagePreviews.previewId, id));
  const expired = tx
    .select({ id })
    .from(chatLinkPreviews)
    .where(and(lte(chatLinkPreviews.expiresAt, now), not(exists(shown))))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await tx.delete(chatLinkPreviews).where(inArray(id, expired));
  return rowCount ?? 0;
}
