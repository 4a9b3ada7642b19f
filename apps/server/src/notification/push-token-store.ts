import { and, eq, gt, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { lockUntilCommit } from '../database/advisory-lock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { pushTokens } from '../database/schema/push-tokens.ts';
import { sessions } from '../database/schema/sign-in.ts';
import type { PushAddress } from './push-sender.ts';

/** Removes other tokens of the session. Returns false if another user's session has the token. */
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
    // Without the lock, two browsers that swap tokens could deadlock and exhaust the connection pool.
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

export async function deletePushTokensOf(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(pushTokens).where(eq(pushTokens.sessionId, sessionId));
}

export async function deleteEndedPushTokens(tx: Queryable): Promise<number> {
  const ended = tx.select({ id: sessions.id }).from(sessions).where(isNotNull(sessions.endedAt));
  const { rowCount } = await tx.delete(pushTokens).where(inArray(pushTokens.sessionId, ended));
  return rowCount ?? 0;
}

/** Counts the subscriptions with other VAPID keys than these. */
export async function countOutdatedSubscriptions(
  db: Database,
  vapidKeys: readonly string[],
): Promise<number> {
  return db.$count(pushTokens, notInArray(sql`${pushTokens.keys} ->> 'vapidKey'`, [...vapidKeys]));
}
