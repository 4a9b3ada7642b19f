import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './account-store.ts';
import { clearAllAttempts } from './password-attempts-store.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions } from './session-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit'>;

/**
 * Makes a complete account without an invitation, for the operator and the demo data.
 *
 * @throws {ApiError} 409 `emailAlreadyRegistered`
 */
export async function createAccount(
  deps: Pick<Platform, 'db'>,
  account: Omit<store.NewAccount, 'passwordHash'> & { password: string },
): Promise<string> {
  const { password, ...profile } = account;
  const passwordHash = await hashPassword(password);
  const userId = await store.insertAccount(deps.db, { ...profile, passwordHash });
  if (!userId) throw new ApiError('emailAlreadyRegistered');
  return userId;
}

/** The account of an e-mail address; null for an unknown one. */
export function findAccountByEmail(
  deps: Pick<Platform, 'db'>,
  email: string,
): Promise<store.Account | null> {
  return store.findAccountByEmail(deps.db, email);
}

/** Blocks an account by the operator's decision, and ends its sessions. False when there is none. */
export async function blockAccount({ db, now, audit }: Deps, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The account before the sessions, in the order of sign-ins and new passwords.
    const found = await store.setOperatorBlock(tx, userId, now());
    await endSessions(tx, { userId }, 'USER_BLOCKED', now());
    if (found) {
      const target = { kind: 'ACCOUNT' as const, id: userId };
      await audit(tx, { action: 'ACCOUNT_BLOCKED', target, concerns: userId });
    }
    return found;
  });
}

/** Forgets the wrong passwords for an account. False when none were typed, or there is no such account. */
export async function unlockAccount(tx: Queryable, userId: string): Promise<boolean> {
  await store.lockAccountForAttempt(tx, userId);
  return (await clearAllAttempts(tx, userId)) > 0;
}

/** Lifts the operator's block and those of wrong passwords; answers the account as it was, null when there is none. */
export async function unblockAccount(
  { db, audit }: Omit<Deps, 'now'>,
  userId: string,
): Promise<store.Account | null> {
  return db.transaction(async (tx) => {
    const account = await store.lockAccount(tx, userId);
    await store.liftOperatorBlock(tx, userId);
    await clearAllAttempts(tx, userId);
    if (account) {
      const target = { kind: 'ACCOUNT' as const, id: userId };
      await audit(tx, { action: 'ACCOUNT_UNBLOCKED', target, concerns: userId });
    }
    return account;
  });
}
