import type { Provider } from '@office/vocabulary';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { linkedAccounts } from '../../database/schema/linked-accounts.ts';

export type LinkedAccountRow = typeof linkedAccounts.$inferSelect;

export interface AccountRef {
  userId: string;
  provider: Provider;
}

const accountIs = ({ userId, provider }: AccountRef) =>
  and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.provider, provider));

export async function findAccounts(tx: Queryable, userId: string): Promise<LinkedAccountRow[]> {
  return tx
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
    .orderBy(asc(linkedAccounts.createdAt));
}

export async function findAccount(
  tx: Queryable,
  ref: AccountRef,
): Promise<LinkedAccountRow | null> {
  const [row] = await tx.select().from(linkedAccounts).where(accountIs(ref));
  return row ?? null;
}

export async function lockAccount(
  tx: Transaction,
  ref: AccountRef,
): Promise<LinkedAccountRow | null> {
  const [row] = await tx.select().from(linkedAccounts).where(accountIs(ref)).for('no key update');
  return row ?? null;
}

export async function findHolder(
  tx: Queryable,
  { provider, subject }: { provider: Provider; subject: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ userId: linkedAccounts.userId })
    .from(linkedAccounts)
    .where(and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject)));
  return row?.userId ?? null;
}

/** Returns null if another member has linked the same account in the meantime. */
export async function saveAccount(
  tx: Queryable,
  account: typeof linkedAccounts.$inferInsert & { id: string },
): Promise<LinkedAccountRow | null> {
  const { createdAt: _, ...change } = account;
  try {
    const [row] = await tx
      .insert(linkedAccounts)
      .values(account)
      .onConflictDoUpdate({
        target: [linkedAccounts.userId, linkedAccounts.provider],
        set: change,
      })
      .returning();
    return row!;
  } catch (error) {
    if (isUniqueViolation(error, 'linked_accounts_subject')) return null;
    throw error;
  }
}

export async function changeAccount(
  tx: Queryable,
  accountId: string,
  change: Partial<typeof linkedAccounts.$inferInsert>,
): Promise<LinkedAccountRow> {
  const [row] = await tx
    .update(linkedAccounts)
    .set(change)
    .where(eq(linkedAccounts.id, accountId))
    .returning();
  return row!;
}

export async function deleteAccount(tx: Queryable, accountId: string): Promise<void> {
  await tx.delete(linkedAccounts).where(eq(linkedAccounts.id, accountId));
}
