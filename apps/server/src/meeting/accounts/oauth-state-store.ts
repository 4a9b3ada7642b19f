import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { oauthStates } from '../../database/schema/linked-accounts.ts';

export type OAuthStateRow = typeof oauthStates.$inferSelect;

export async function addState(
  tx: Queryable,
  state: typeof oauthStates.$inferInsert,
): Promise<void> {
  await tx.insert(oauthStates).values(state);
}

/** Consumes a valid state. Concurrent calls with the same state succeed only once. */
export async function takeState(
  tx: Queryable,
  state: Pick<OAuthStateRow, 'stateHash' | 'userId' | 'sessionId' | 'provider'>,
  now: Date,
): Promise<OAuthStateRow | null> {
  const [row] = await tx
    .delete(oauthStates)
    .where(
      and(
        eq(oauthStates.stateHash, state.stateHash),
        eq(oauthStates.userId, state.userId),
        eq(oauthStates.sessionId, state.sessionId),
        eq(oauthStates.provider, state.provider),
        gt(oauthStates.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteStates(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(oauthStates).where(lte(oauthStates.expiresAt, before));
  return rowCount ?? 0;
}
