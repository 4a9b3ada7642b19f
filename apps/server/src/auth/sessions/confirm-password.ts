import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { mustUseSso } from '../sso/sso-required.ts';
import { findAccount } from '../store/account-store.ts';
import { requirePassword } from '../passwords/password-check.ts';

/**
 * Verifies the password of an account that can sign in with it, so that an unattended session is not enough.
 * Returns false for accounts that cannot sign in with a password.
 * @throws {ApiError} 403 `confirmationRequired` without a password
 */
export async function confirmPassword(
  context: Pick<Platform, 'db' | 'now' | 'config' | 'mail' | 'audit'> & WithClaims,
  password: string | undefined,
  caller: { ip: string },
): Promise<boolean> {
  const account = await findAccount(context.db, context.claims.userId);
  if (!account?.passwordHash || (await mustUseSso(context.db, account))) return false;
  if (password === undefined) throw new ApiError('confirmationRequired');
  await requirePassword(context, password, caller);
  return true;
}
