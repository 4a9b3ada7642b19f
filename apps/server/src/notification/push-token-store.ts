import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { lockUntilCommit } from '../database/advisory-lock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { pushTokens } from '../database/schema/push-tokens.ts';
import { sessions } from '../database/schema/sign-in.ts';
import type { PushAddress } from './push-sender.ts';

/**
 * Makes a token a session's own, and its only one.
 *
 * @returns false for a token of someone else whose session goes on
 */
export async function savePushToken(
  db: Database,
  {
    token,
    keys,
    sessionId,
    userId,
    now,
  }: PushAddress & { sessionId: string; userId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two browsers that swap tokens would wait for each other, and keep everyone else's from the database.
    await lockUntilCommit(tx, 'pushTokens');
    const ownerId = await findPushTokenOwner(tx, token, now);
    if (ownerId && ownerId !== userId) return false;
    const set = { keys, sessionId, subscribedAt: now };
    await tx
      .insert(pushTokens)
      .values({ token, ...set })
      .onConflictDoUpdate({ target: pushTokens.token, set });
    await tx
      .delete(pushTokens)
      .where(and(eq(pushTokens.sessionId, sessionId), ne(pushTokens.token, token)));
    return true;
  });
}

/** The owner of a token whose session is still on. */
export async function findPushTokenOwner(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .select({ userId: sessions.userId })
    .from(pushTokens)
    .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId))
    .where(and(eq(pushTokens.token, token), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return row?.userId ?? null;
}

export async function deletePushToken(tx: Queryable, token: string): Promise<void> {
  await tx.delete(pushTokens).where(eq(pushTokens.token, token));
}

/** Deletes the tokens of a session. */
export async function deletePushTokensOf(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(pushTokens).where(eq(pushTokens.sessionId, sessionId));
}

/** Deletes the tokens of all sessions that have ended. */
export async function deleteEndedPushTokens(tx: Queryable): Promise<number> {
  const ended = tx.select({ id: sessions.id }).from(sessions).where(isNotNull(sessions.endedAt));
  const { rowCount } = await tx.delete(pushTokens).where(inArray(pushTokens.sessionId, ended));
  return rowCount ?? 0;
}

/** How many browsers have subscribed with another key of the office than this one. */
export async function countOutdatedSubscriptions(db: Database, vapidKey: string): Promise<number> {
  return db.$count(pushTokens, ne(sql`${pushTokens.keys} ->> 'vapidKey'`, vapidKey));
}
