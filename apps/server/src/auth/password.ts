import type { Schemas } from '@office/api';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import { findOrganizationsOf } from '../people/member-directory.ts';
import type { Platform } from '../platform/platform.ts';
import { findAccountByEmail, lockAccount, setPasswordHash } from './store/account-store.ts';
import { deleteLoginCodesOf } from './store/login-code-store.ts';
import { deleteDevicesOf } from './store/known-device-store.ts';
import {
  findLink,
  findLinkTimes,
  issueLink,
  linkError,
  linkLifetimes,
  revokeLinks,
  consumeLink,
  type OneTimeLink,
} from './one-time-link.ts';
import { deletePasskeysOf } from './store/passkey-store.ts';
import { clearAllAttempts } from './store/password-attempts-store.ts';
import { blockedError, requirePassword } from './passwords/password-check.ts';
import { twoFactorSource } from './passwords/password-attempts.ts';
import { hashNewPassword, requirePasswordLength } from './passwords/password-hash.ts';
import { findMinPasswordLength } from './store/sign-in-rule-store.ts';
import { isSsoRequiredFor, mustUseSso } from './sso/sso-required.ts';
import { disconnectSessions, endSessionsOf } from './sessions/session-end.ts';
import { deleteNetworksOf, disableFirstNetworkTrust } from './store/trusted-network-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail' | 'realtime' | 'audit'>;

const minMailIntervalMs = 30_000;
/** Limits emails to an address, because anyone who knows it can request them. */
const maxMailsPerHour = 5;

/**
 * Emails a link for setting a new password. Where single sign-on is required, returns `ssoRequired`
 * for every address, and mails only administrators who can sign in without it.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  const isSsoRequired = await isSsoRequiredFor(deps.db, email);
  await sendPasswordLink(deps, email).catch((error: unknown) => {
    if (!isSsoRequired || !(error instanceof ApiError)) throw error;
  });
  if (isSsoRequired) throw new ApiError('ssoRequired');
}

async function sendPasswordLink(deps: Deps, email: string): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  // Members who joined by single sign-on have no password yet. Others without one are pending registrations.
  const isRegistered =
    account &&
    (account.passwordHash || (await findOrganizationsOf(deps.db, account.id)).length > 0);
  if (!isRegistered) throw new ApiError('emailNotFound');
  if (account.blockedAt) throw blockedError();
  if (await mustUseSso(deps.db, account)) throw new ApiError('ssoRequired');
  const now = deps.now().getTime();
  await deps.db.transaction(async (tx) => {
    // Serialises concurrent requests, so that each sees the links of the others.
    await lockAccount(tx, account.id);
    const since = new Date(now - 60 * 60_000);
    const sent = await findLinkTimes(tx, { userId: account.id, kind: 'RESET', since });
    const isRecent = sent[0] && now - sent[0].getTime() < minMailIntervalMs;
    if (isRecent || sent.length >= maxMailsPerHour) return;
    const target = { kind: 'ACCOUNT' as const, id: account.id };
    await deps.audit(tx, {
      action: 'PASSWORD_LINK_REQUESTED',
      target,
      concernedUserId: account.id,
    });
    const link = await issueLink(deps, tx, {
      kind: 'RESET',
      email: account.email,
      userId: account.id,
    });
    await deps.mail.enqueue(tx, {
      to: account.email,
      language: account.language,
      template: 'resetPassword',
      values: {
        url: `${deps.config.publicUrl}/auth/update-password?token=${link.token}`,
        hours: linkLifetimes.RESET / 3_600_000,
      },
    });
  });
}

/** Audit data for a change of the actor's account. It is logged in all organisations of the user. */
function ownAccountAudit(userId: string) {
  return { userId, concernedUserId: userId, target: { kind: 'ACCOUNT' as const, id: userId } };
}

export async function confirmEmail(deps: Deps, token: string): Promise<Schemas['ConfirmedEmail']> {
  const { email, userId, expiresAt } = await requireResetLink(deps, token);
  return {
    email,
    minPasswordLength: await findMinPasswordLength(deps.db, userId),
    expiresAt: expiresAt.toISOString(),
  };
}

async function requireResetLink(deps: Deps, token: string): Promise<OneTimeLink> {
  const found = await findLink(deps, deps.db, 'RESET', token);
  if (!found || found.problem) throw linkError('RESET', found?.problem);
  return found.link;
}

/** Forgets networks, devices and passkeys, which holders of the old password may have added. */
async function resetTrustedDevicesAndNetworks(tx: Queryable, userId: string): Promise<void> {
  // Access to the mailbox must not allow more guesses of two-factor codes.
  await clearAllAttempts(tx, userId, { except: twoFactorSource().name });
  await deleteLoginCodesOf(tx, userId);
  await deleteNetworksOf(tx, userId);
  await deleteDevicesOf(tx, userId);
  await deletePasskeysOf(tx, userId);
  await disableFirstNetworkTrust(tx, userId);
}

/**
 * Sets a new password with a reset link. Ends all sessions, lifts blocks by wrong passwords, and
 * forgets all known networks, devices and passkeys of the user.
 */
export async function resetPassword(
  deps: Deps,
  request: { token: string; password: string },
): Promise<void> {
  // Checks the link before the expensive hash, so that invalid links stay cheap.
  const { userId } = await requireResetLink(deps, request.token);
  requirePasswordLength(request.password, await findMinPasswordLength(deps.db, userId));
  const passwordHash = await hashNewPassword(deps, request.password);
  const now = deps.now();
  const ended = await deps.db.transaction(async (tx) => {
    // Locks the account first to prevent deadlocks with another link of the user or a block.
    const account = userId && (await lockAccount(tx, userId));
    if (!account || !(await consumeLink(deps, tx, 'RESET', request.token))) {
      throw linkError('RESET', 'USED');
    }
    if (account.blockedAt) throw blockedError();
    if (await mustUseSso(tx, account)) throw new ApiError('ssoRequired');
    await setPasswordHash(tx, account.id, passwordHash, now);
    await resetTrustedDevicesAndNetworks(tx, account.id);
    await deps.audit(tx, { action: 'PASSWORD_CHANGED', ...ownAccountAudit(account.id) });
    await revokeLinks(tx, { userId: account.id, kind: 'RESET' }, now);
    const over = await endSessionsOf(deps, tx, { userId: account.id }, 'PASSWORD_CHANGED');
    await deps.mail.enqueue(tx, {
      to: account.email,
      language: account.language,
      template: 'passwordChanged',
      values: { at: now },
    });
    return over;
  });
  await disconnectSessions(deps, ended);
}

export async function getPasswordRules(
  context: Pick<Platform, 'db'> & WithClaims,
): Promise<Schemas['PasswordRules']> {
  return { minLength: await findMinPasswordLength(context.db, context.claims.userId) };
}

/**
 * Changes the password of a signed-in user and by default ends the other sessions. Wrong current passwords are
 * counted as at sign-in, so that an unattended session cannot be used to guess the password.
 */
export async function changePassword(
  context: Deps & WithClaims,
  { signOutOthers = true, ...request }: Schemas['ChangePasswordRequest'],
  caller: { ip: string },
): Promise<void> {
  const account = await requirePassword(context, request.currentPassword, caller);
  if (request.newPassword === request.currentPassword) {
    throw new ApiError('newPasswordSameAsCurrent');
  }
  requirePasswordLength(request.newPassword, await findMinPasswordLength(context.db, account.id));
  const passwordHash = await hashNewPassword(context, request.newPassword);
  const now = context.now();
  const ended = await context.db.transaction(async (tx) => {
    await setPasswordHash(tx, account.id, passwordHash, now);
    await revokeLinks(tx, { userId: account.id, kind: 'RESET' }, now);
    await context.audit(tx, { action: 'PASSWORD_CHANGED', ...ownAccountAudit(account.id) });
    const others = { userId: account.id, except: context.claims.sessionId };
    const over = signOutOthers ? await endSessionsOf(context, tx, others, 'PASSWORD_CHANGED') : [];
    await context.mail.enqueue(tx, {
      to: account.email,
      language: account.language,
      template: 'passwordChanged',
      values: { at: now },
    });
    return over;
  });
  await disconnectSessions(context, ended);
}
