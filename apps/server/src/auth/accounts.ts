import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './store/account-store.ts';
import { deleteApiTokensOf } from './store/api-token-store.ts';
import { clearAllAttempts } from './store/password-attempts-store.ts';
import { hashNewPassword } from './passwords/password-hash.ts';
import { endSessions } from './store/session-store.ts';

export { insertAccount, lockAccount } from './store/account-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit'>;

/** Creates an account without an invitation, for the operator and the demo data. */
export async function createAccount(
  deps: Pick<Platform, 'db' | 'config'>,
  account: Omit<store.NewAccount, 'passwordHash'> & { password: string },
): Promise<string> {
  const { password, ...profile } = account;
  const passwordHash = await hashNewPassword(deps, password);
  const userId = await store.insertAccount(deps.db, { ...profile, passwordHash });
  if (!userId) throw new ApiError('emailAlreadyRegistered');
  return userId;
}

export function findAccountByEmail(
  deps: { db: Queryable },
  email: string,
): Promise<store.Account | null> {
  return store.findAccountByEmail(deps.db, email);
}

export async function blockAccount({ db, now, audit }: Deps, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks the account before the sessions, in the same order as sign-in and password change.
    const found = await store.setOperatorBlock(tx, userId, now());
    await endSessions(tx, { userId }, 'USER_BLOCKED', now());
    await deleteApiTokensOf(tx, { userId });
    if (found) {
      const target = { kind: 'ACCOUNT' as const, id: userId };
      await audit(tx, { action: 'ACCOUNT_BLOCKED', target, concernedUserId: userId });
    }
    return found;
  });
}

/** Clears the failed password attempts of an account. Returns false if there were none. */
export async function unlockAccount(tx: Queryable, userId: string): Promise<boolean> {
  await store.lockAccountForAttempt(tx, userId);
  return (await clearAllAttempts(tx, userId)) > 0;
}

/** Removes all blocks. Returns the previous account, or null if it does not exist. */
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
      await audit(tx, { action: 'ACCOUNT_UNBLOCKED', target, concernedUserId: userId });
    }
    return account;
  });
}
