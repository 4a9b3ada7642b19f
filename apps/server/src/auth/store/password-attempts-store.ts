import { and, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { passwordAttempts } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';

export type Attempts = typeof passwordAttempts.$inferSelect;

const isOf = (userId: string, source: string) =>
  and(eq(passwordAttempts.userId, userId), eq(passwordAttempts.source, source));

export async function findAttempts(
  tx: Queryable,
  userId: string,
  source: string,
): Promise<Attempts | null> {
  const [row] = await tx.select().from(passwordAttempts).where(isOf(userId, source));
  return row ?? null;
}

export async function saveAttempts(tx: Queryable, attempts: Attempts): Promise<void> {
  const { userId: _userId, source: _source, ...counted } = attempts;
  await tx
    .insert(passwordAttempts)
    .values(attempts)
    .onConflictDoUpdate({
      target: [passwordAttempts.userId, passwordAttempts.source],
      set: counted,
    });
}

export async function clearAttempts(tx: Queryable, userId: string, source: string): Promise<void> {
  await tx.delete(passwordAttempts).where(isOf(userId, source));
}

export async function undoAttempt(tx: Queryable, userId: string, source: string): Promise<void> {
  await tx
    .update(passwordAttempts)
    .set({
      attempts: sql`greatest(${passwordAttempts.attempts} - 1, 0)`,
      blockedUntil: null,
    })
    .where(isOf(userId, source));
}

export async function clearAllAttempts(
  tx: Queryable,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  const { rowCount } = await tx
    .delete(passwordAttempts)
    .where(
      and(
        eq(passwordAttempts.userId, userId),
        except ? ne(passwordAttempts.source, except) : undefined,
      ),
    );
  return rowCount ?? 0;
}

export async function deleteAttempts(tx: Queryable, before: Date): Promise<number> {
  const { blockedUntil, lastAt } = passwordAttempts;
  const isOpen = or(isNull(blockedUntil), lte(blockedUntil, before));
  const { rowCount } = await tx.delete(passwordAttempts).where(and(lt(lastAt, before), isOpen));
  return rowCount ?? 0;
}

/** Stores the time of a block email. Returns false if an email was already sent after `since`. */
export async function recordAttemptsMail(
  tx: Queryable,
  userId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const { attemptsMailedAt } = users;
  const rows = await tx
    .update(users)
    .set({ attemptsMailedAt: now })
    .where(and(eq(users.id, userId), or(isNull(attemptsMailedAt), lte(attemptsMailedAt, since))))
    .returning({ id: users.id });
  return rows.length > 0;
}

export const hasBlockedAttempts = (now: Date) => sql<boolean>`EXISTS (
  SELECT FROM ${passwordAttempts}
  WHERE ${passwordAttempts.userId} = ${users.id} AND ${gt(passwordAttempts.blockedUntil, now)}
)`;
