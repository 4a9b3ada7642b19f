import type { ErrorCode } from '@office/vocabulary';
import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, notBlocked, type MemberRef } from '../../database/membership.ts';
import { chatScheduledFiles, chatScheduledMessages } from '../../database/schema/chat-scheduled.ts';
import { files } from '../../database/schema/files.ts';
import {
  memberships,
  organizationAreas,
  organizations,
} from '../../database/schema/organizations.ts';
import { workQueue } from '../../database/work-queue.ts';

export type ScheduledRow = typeof chatScheduledMessages.$inferSelect;

const isOf = ({ organizationId, userId }: MemberRef) =>
  and(
    eq(chatScheduledMessages.organizationId, organizationId),
    eq(chatScheduledMessages.userId, userId),
  );

/** Counts the scheduled messages of a member. Lock the member first to enforce the limit. */
export function countScheduled(tx: Queryable, member: MemberRef): Promise<number> {
  return tx.$count(chatScheduledMessages, isOf(member));
}

export async function insertScheduled(
  tx: Queryable,
  message: typeof chatScheduledMessages.$inferInsert,
  fileIds: readonly string[],
): Promise<ScheduledRow> {
  const [row] = await tx.insert(chatScheduledMessages).values(message).returning();
  if (fileIds.length > 0) {
    const attached = fileIds.map((fileId, position) => ({
      fileId,
      scheduledId: row!.id,
      position,
    }));
    await tx.insert(chatScheduledFiles).values(attached);
  }
  return row!;
}

export async function findScheduledByClientId(
  tx: Queryable,
  member: MemberRef,
  clientId: string,
): Promise<ScheduledRow | null> {
  const [row] = await tx
    .select()
    .from(chatScheduledMessages)
    .where(and(isOf(member), eq(chatScheduledMessages.clientId, clientId)));
  return row ?? null;
}

export function listScheduledOf(tx: Queryable, member: MemberRef): Promise<ScheduledRow[]> {
  return tx
    .select()
    .from(chatScheduledMessages)
    .where(isOf(member))
    .orderBy(asc(chatScheduledMessages.sendAt), asc(chatScheduledMessages.id));
}

/** Waits for a delivery of the message, which deletes it. */
export async function lockScheduled(
  tx: Queryable,
  member: MemberRef,
  id: string,
): Promise<ScheduledRow | null> {
  const [row] = await tx
    .select()
    .from(chatScheduledMessages)
    .where(and(isOf(member), eq(chatScheduledMessages.id, id)))
    .for('update');
  return row ?? null;
}

/** Members correct or delete failed messages themselves. */
export const scheduledMessageQueue = workQueue({
  name: 'scheduled-messages',
  table: chatScheduledMessages,
  dueAt: chatScheduledMessages.sendAt,
  isWaiting: isNull(chatScheduledMessages.failure),
  isFailed: isNotNull(chatScheduledMessages.failure),
});

/** Locks the earliest due message that no other process is sending. */
export async function lockDueScheduled(
  tx: Queryable,
  now: Date,
  exceptIds: readonly string[],
): Promise<ScheduledRow | null> {
  const [row] = await tx
    .select()
    .from(chatScheduledMessages)
    .where(
      and(
        lte(chatScheduledMessages.sendAt, now),
        isNull(chatScheduledMessages.failure),
        notInArray(chatScheduledMessages.id, [...exceptIds]),
      ),
    )
    .orderBy(asc(chatScheduledMessages.sendAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function saveScheduled(
  tx: Queryable,
  id: string,
  change: Partial<typeof chatScheduledMessages.$inferInsert>,
): Promise<ScheduledRow> {
  const [row] = await tx
    .update(chatScheduledMessages)
    .set(change)
    .where(eq(chatScheduledMessages.id, id))
    .returning();
  return row!;
}

export async function saveFailure(tx: Queryable, id: string, failure: ErrorCode): Promise<void> {
  await saveScheduled(tx, id, { failure });
}

export async function deleteScheduled(tx: Queryable, id: string): Promise<void> {
  await tx.delete(chatScheduledMessages).where(eq(chatScheduledMessages.id, id));
}

interface ScheduledFile {
  scheduledId: string;
  key: string;
  fileName: string;
}

export async function listScheduledFiles(
  tx: Queryable,
  ids: readonly string[],
): Promise<ScheduledFile[]> {
  if (ids.length === 0) return [];
  return tx
    .select({
      scheduledId: chatScheduledFiles.scheduledId,
      key: files.key,
      fileName: files.fileName,
    })
    .from(chatScheduledFiles)
    .innerJoin(files, eq(files.id, chatScheduledFiles.fileId))
    .where(inArray(chatScheduledFiles.scheduledId, [...ids]))
    .orderBy(asc(chatScheduledFiles.position));
}

export async function findActiveSender(tx: Queryable, member: MemberRef) {
  const [row] = await tx
    .select({ role: memberships.role, closed: organizationAreas.closed })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, memberships.organizationId))
    .where(and(membershipIs(member), notBlocked(), isNull(organizations.blockedAt)));
  return row ?? null;
}
