import type { Schemas } from '@office/api';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkPasskey, passkeyOptions, usePasskey } from '../passkeys/check-passkey.ts';
import { requirePassword } from '../passwords/password-check.ts';
import { mustUseSso } from '../sso/sso-required.ts';
import { findAccount, lockAccount, type Account } from '../store/account-store.ts';
import { findPasskeysOf } from '../store/passkey-store.ts';
import { lockOpenSession, touchSession } from '../store/session-store.ts';
import { checkTwoFactor, hasTwoFactor } from '../two-factor/check-two-factor.ts';

type Context = Pick<Platform, 'db' | 'now' | 'config' | 'mail' | 'audit'> & WithClaims;

/** Lists the password only for accounts without an authenticator app, as it is the weaker factor. */
export async function getConfirmationOptions(
  context: Pick<Platform, 'db' | 'now' | 'config'> & WithClaims,
): Promise<Schemas['ConfirmationOptions']> {
  const { userId, sessionId } = context.claims;
  const hasPasskey = (await findPasskeysOf(context.db, userId)).length > 0;
  const hasApp = await hasTwoFactor(context.db, userId);
  const account = await findAccount(context.db, userId);
  const hasPassword = !!account?.passwordHash && !(await mustUseSso(context.db, account));
  return {
    methods: [
      ...(hasPasskey ? ['PASSKEY' as const] : []),
      ...(hasApp ? ['CODE' as const] : hasPassword ? ['PASSWORD' as const] : []),
    ],
    passkey: hasPasskey ? await passkeyOptions(context, { kind: 'CONFIRM', sessionId }) : null,
  };
}

/** Confirms that the owner of the account uses the session, for operations with `x-step-up`. */
export async function confirmIdentity(
  context: Context,
  { currentPassword, code, assertion }: Schemas['ConfirmIdentityRequest'],
  caller: { ip: string },
): Promise<void> {
  const { sessionId } = context.claims;
  if (assertion) {
    const passkey = await checkPasskey(context, assertion, { kind: 'CONFIRM', sessionId });
    if (passkey?.userId !== context.claims.userId) throw new ApiError('passkeyInvalid');
    return confirmSession(context, { passkeyUsed: true }, async (tx) =>
      (await usePasskey(context, tx, passkey)) ? null : new ApiError('passkeyInvalid'),
    );
  }
  if (code !== undefined) {
    return confirmSession(context, {}, (tx, account) =>
      checkTwoFactor(context, tx, account, code, sessionId),
    );
  }
  const account = await requirePassword(context, currentPassword ?? '', caller);
  if (await mustUseSso(context.db, account)) throw new ApiError('ssoRequired');
  return confirmSession(context, {}, async (tx, account) =>
    (await hasTwoFactor(tx, account.id)) ? new ApiError('twoFactorRequired') : null,
  );
}

/** @param check returns an error to throw after the commit of its counts */
async function confirmSession(
  { db, now, audit, claims: { userId, sessionId } }: Context,
  change: { passkeyUsed?: boolean },
  check: (tx: Transaction, account: Account) => Promise<ApiError | null>,
): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) return new ApiError('userOrTokenNotFound');
    // A password reset may have ended the session while the request waited for the lock.
    if (!(await lockOpenSession(tx, sessionId))) return new ApiError('tokenInvalidOrExpired');
    const refused = await check(tx, account);
    if (refused) return refused;
    await touchSession(tx, sessionId, { ...change, confirmedAt: now() });
    const target = { kind: 'ACCOUNT', id: userId } as const;
    await audit(tx, { action: 'IDENTITY_CONFIRMED', target });
    return null;
  });
  if (refusal) throw refusal;
}
