import { and, eq, getTableColumns } from 'drizzle-orm';
import { lockUntilCommit } from '../database/advisory-lock.ts';
import type { Transaction } from '../database/database.ts';
import { deskNotes } from '../database/schema/desks.ts';
import { invitations } from '../database/schema/invitations.ts';
import { memberships, organizations, seats } from '../database/schema/organizations.ts';
import { mailOutbox } from '../database/schema/outbox.ts';
import { dailyUsage } from '../database/schema/usage.ts';
import { memberReachability } from '../database/schema/reachability.ts';
import { users } from '../database/schema/users.ts';
import { markFailed, maxAttempts, type OutboxMail } from '../mail/outbox-store.ts';

/** Serialises processes that start together, and returns whether the database is empty. */
export async function lockEmptyDatabase(tx: Transaction): Promise<boolean> {
  await lockUntilCommit(tx, 'demoData');
  const rows = await tx.select({ id: users.id }).from(users).limit(1);
  const taken = await tx.select({ id: organizations.id }).from(organizations).limit(1);
  return rows.length === 0 && taken.length === 0;
}

export async function insertUsers(
  tx: Transaction,
  people: (typeof users.$inferInsert)[],
): Promise<Map<string, string>> {
  const rows = await tx
    .insert(users)
    .values(people)
    .returning({ id: users.id, email: users.email });
  return new Map(rows.map(({ email, id }) => [email, id]));
}

export async function insertReachability(
  tx: Transaction,
  rows: (typeof memberReachability.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(memberReachability).values(rows);
}

export async function insertMemberships(
  tx: Transaction,
  members: (typeof memberships.$inferInsert)[],
): Promise<void> {
  await tx.insert(memberships).values(members);
}

export async function insertDeskNotes(
  tx: Transaction,
  notes: (typeof deskNotes.$inferInsert)[],
): Promise<void> {
  await tx.insert(deskNotes).values(notes);
}

export async function insertSeats(
  tx: Transaction,
  taken: (typeof seats.$inferInsert)[],
): Promise<void> {
  await tx.insert(seats).values(taken);
}

export async function insertDailyUsage(
  tx: Transaction,
  rows: (typeof dailyUsage.$inferInsert)[],
): Promise<void> {
  await tx.insert(dailyUsage).values(rows);
}

export async function backdateMail(
  tx: Transaction,
  invitationId: string,
  createdAt: Date,
): Promise<OutboxMail> {
  const [mail] = await tx
    .update(mailOutbox)
    .set({ createdAt })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), eq(mailOutbox.id, invitations.mailId)))
    .returning(getTableColumns(mailOutbox));
  return mail!;
}

export async function markMailFailed(tx: Transaction, id: string, error: string): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ attempts: maxAttempts - 1 })
    .where(eq(mailOutbox.id, id));
  await markFailed(tx, id, { error, nextAttemptAt: new Date() });
}
