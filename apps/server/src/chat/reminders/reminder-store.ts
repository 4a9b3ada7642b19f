import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, notBlocked } from '../../database/membership.ts';
import { chatMembers, chatMessages, chatRooms } from '../../database/schema/chat.ts';
import { chatReminders } from '../../database/schema/chat-reminders.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';
import { workQueue } from '../../database/work-queue.ts';
import type { Viewer } from '../../http/claims.ts';

interface ReminderRef {
  userId: string;
  messageId: string;
}

const isReminder = ({ userId, messageId }: ReminderRef) =>
  and(eq(chatReminders.userId, userId), eq(chatReminders.messageId, messageId));

const ofMember = and(
  eq(chatMembers.roomId, chatReminders.roomId),
  eq(chatMembers.userId, chatReminders.userId),
);

export async function updateReminder(
  tx: Queryable,
  ref: ReminderRef,
  remindAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(chatReminders)
    .set({ remindAt, notifiedAt: null })
    .where(isReminder(ref))
    .returning({ messageId: chatReminders.messageId });
  return rows.length > 0;
}

export async function insertReminder(
  tx: Queryable,
  reminder: typeof chatReminders.$inferInsert,
): Promise<void> {
  await tx.insert(chatReminders).values(reminder);
}

export async function removeReminder(tx: Queryable, ref: ReminderRef): Promise<boolean> {
  const { rowCount } = await tx.delete(chatReminders).where(isReminder(ref));
  return (rowCount ?? 0) > 0;
}

/** Counts the listed reminders of a member. Lock the member first to enforce the limit. */
export function countReminders(tx: Queryable, viewer: Viewer): Promise<number> {
  return tx.$count(listRemindersOf(tx, viewer).as('reminders'));
}

/** Skips reminders of deleted rooms and messages. */
export function listRemindersOf(tx: Queryable, { organizationId, userId }: Viewer) {
  return tx
    .select({
      messageId: chatReminders.messageId,
      roomId: chatReminders.roomId,
      remindAt: chatReminders.remindAt,
      notifiedAt: chatReminders.notifiedAt,
    })
    .from(chatReminders)
    .innerJoin(chatMembers, ofMember)
    .innerJoin(chatRooms, eq(chatRooms.id, chatReminders.roomId))
    .innerJoin(chatMessages, eq(chatMessages.id, chatReminders.messageId))
    .where(
      and(
        eq(chatReminders.userId, userId),
        eq(chatMembers.organizationId, organizationId),
        isNull(chatRooms.deletedAt),
        isNull(chatMessages.deletedAt),
      ),
    )
    .orderBy(asc(chatReminders.remindAt), asc(chatReminders.messageId));
}

export const reminderQueue = workQueue({
  name: 'chat-reminders',
  table: chatReminders,
  dueAt: chatReminders.remindAt,
  isWaiting: isNull(chatReminders.notifiedAt),
});

/** Marks the earliest due reminder that no other process is sending as sent, and returns it. */
export async function takeDueReminder(tx: Queryable, now: Date) {
  const due = tx
    .select({ userId: chatReminders.userId, messageId: chatReminders.messageId })
    .from(chatReminders)
    .where(and(isNull(chatReminders.notifiedAt), lte(chatReminders.remindAt, now)))
    .orderBy(asc(chatReminders.remindAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [found] = await due;
  if (!found) return null;
  const [row] = await tx
    .update(chatReminders)
    .set({ notifiedAt: now })
    .where(isReminder(found))
    .returning();
  return row ?? null;
}

export async function findReminderRoom(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
) {
  const [row] = await tx
    .select({
      id: chatRooms.id,
      type: chatRooms.type,
      name: chatRooms.name,
      organizationId: chatRooms.organizationId,
    })
    .from(chatRooms)
    .innerJoin(
      chatMembers,
      and(eq(chatMembers.roomId, chatRooms.id), eq(chatMembers.userId, userId)),
    )
    .innerJoin(memberships, membershipIs(chatMembers))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(chatRooms.id, roomId),
        isNull(chatRooms.deletedAt),
        notBlocked(),
        isNull(organizations.blockedAt),
      ),
    );
  return row ?? null;
}
