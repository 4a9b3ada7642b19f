import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { Transaction } from '../database/database.ts';
import type { Audience } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findAccount, lockAccount } from './store/account-store.ts';
import type { Account } from './store/account-store.ts';
import { administersAny } from './store/administration-store.ts';
import { rememberDevice } from './devices/known-device.ts';
import { checkLoginCode, requireNotBlacklisted, sendLoginCode } from './login-code.ts';
import { comparisonsOf } from './passwords/comparison-queue.ts';
import { blockedError, checkPassword } from './passwords/password-check.ts';
import { openSession } from './sessions/session.ts';
import type { SessionTokens } from './sessions/session.ts';
import { canSignInWithoutCode } from './devices/sign-in-rules.ts';
import { normalizeIp, trustKeyOf, trustNetwork } from './devices/trusted-network.ts';
import { checkPasskey, usePasskey } from './passkeys/check-passkey.ts';
import { checkTwoFactor, hasTwoFactor } from './two-factor/check-two-factor.ts';
import { isSsoRequiredFor, mustUseSso } from './sso/sso-required.ts';
import { findOpenedOrganization } from './sessions/administration.ts';
import { describeUserAgent } from './sessions/user-agent.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'mail' | 'audit'>;

export interface Caller {
  ip: string;
  userAgent: string;
}

export interface SignedIn extends SessionTokens {
  deviceToken: string;
}

/** Signs in to an application with email and password (spec §4, "Sign-in from an unknown IP"). */
export function login(
  deps: Deps,
  credentials: Schemas['LoginRequest'],
  caller: Caller,
  audience: Audience = 'OFFICE',
): Promise<SignedIn> {
  return withPassword(deps, credentials, caller, audience, async (tx, account, start) => {
    if (await hasTwoFactor(tx, account.id)) return new ApiError('twoFactorRequired');
    const isKnown = await canSignInWithoutCode(deps, tx, account, caller.ip);
    return isKnown ? start() : sendLoginCode(deps, tx, account, trustKeyOf(caller.ip));
  });
}

/** Signs in from an unknown address with the emailed code. */
export function verifyNewIp(
  deps: Deps,
  credentials: Schemas['VerifyNewIpRequest'],
  caller: Caller,
  audience: Audience = 'OFFICE',
): Promise<SignedIn> {
  return withPassword(deps, credentials, caller, audience, async (tx, account, start) => {
    if (await hasTwoFactor(tx, account.id)) return new ApiError('twoFactorRequired');
    const network = trustKeyOf(caller.ip);
    return (await checkLoginCode(deps, tx, account, network, credentials.code)) ?? start();
  });
}

/** Signs in with a code of the authenticator app, which replaces the emailed code. */
export function verifyTwoFactor(
  deps: Deps,
  credentials: Schemas['VerifyTwoFactorRequest'],
  caller: Caller,
  audience: Audience = 'OFFICE',
): Promise<SignedIn> {
  return withPassword(deps, credentials, caller, audience, async (tx, account, start) => {
    const refusal = await checkTwoFactor(deps, tx, account, credentials.code);
    if (refusal) return refusal;
    await trustNetwork(deps, tx, account.id, trustKeyOf(caller.ip));
    return start();
  });
}

/** Signs in with a passkey, which replaces the password and all codes. */
export async function verifyPasskey(
  deps: Deps,
  { assertion, deviceToken }: Schemas['VerifyPasskeyRequest'],
  caller: Caller,
  audience: Audience = 'OFFICE',
): Promise<SignedIn> {
  const passkey = await checkPasskey(deps, assertion);
  if (!passkey) throw new ApiError('passkeyInvalid');
  const { userId } = passkey;
  return withLockedAccount(deps, userId, audience, async (tx, account) => {
    if (await mustUseSso(tx, account)) return new ApiError('ssoRequired');
    if (!(await usePasskey(deps, tx, passkey))) return new ApiError('passkeyInvalid');
    await trustNetwork(deps, tx, userId, trustKeyOf(caller.ip));
    return startSession(deps, tx, { userId, audience, deviceToken, passkeyUsed: true }, caller);
  });
}

export async function startSession(
  deps: Deps,
  tx: Transaction,
  {
    userId,
    audience = 'OFFICE',
    deviceToken: presented,
    passkeyUsed = false,
    sso,
  }: {
    userId: string;
    audience?: Audience;
    deviceToken?: string | undefined;
    passkeyUsed?: boolean;
    /** Session at the identity provider of an organisation. */
    sso?: { organizationId: string; subject: string; sid: string | null };
  },
  caller: Caller,
): Promise<SignedIn> {
  const { userAgent } = caller;
  const ip = normalizeIp(caller.ip);
  const device = { token: presented, ip, userAgent };
  const { deviceId, deviceToken, isNew } = await rememberDevice(deps, tx, userId, device);
  if (isNew) await mailNewDevice(deps, tx, userId, { ip, userAgent });
  const ssoOrganizationId = sso?.organizationId ?? null;
  const organizationId =
    audience === 'ADMIN'
      ? await findOpenedOrganization(tx, { userId, passkeyUsed, ip, ssoOrganizationId })
      : null;
  const session = {
    ...{ userId, audience, organizationId, deviceId, ip, userAgent, passkeyUsed },
    ...(sso && { ssoOrganizationId, ssoSubject: sso.subject, ssoSid: sso.sid }),
  };
  const loggedIn = organizationId ?? ssoOrganizationId;
  await deps.audit(tx, {
    action: 'SIGNED_IN',
    userId,
    ...(loggedIn ? { organizationId: loggedIn } : { concernedUserId: userId }),
  });
  return { ...(await openSession(deps, tx, session)), deviceToken };
}

async function mailNewDevice(
  deps: Deps,
  tx: Transaction,
  userId: string,
  { ip: address, userAgent }: Caller,
): Promise<void> {
  const account = await findAccount(tx, userId);
  if (!account) return;
  const { browser, system } = describeUserAgent(userAgent);
  await deps.mail.enqueue(tx, {
    to: account.email,
    language: account.language,
    template: 'newDevice',
    values: {
      ...{ at: deps.now(), browser, system, address },
      url: `${deps.config.publicUrl}/security`,
    },
  });
}

/** Checks the password, then runs `decide` with the account row locked and the start of the session. */
async function withPassword(
  deps: Deps,
  credentials: Schemas['LoginRequest'],
  caller: Caller,
  audience: Audience,
  decide: (
    tx: Transaction,
    account: Account,
    start: () => Promise<SignedIn>,
  ) => Promise<SignedIn | ApiError>,
): Promise<SignedIn> {
  const { deviceToken } = credentials;
  const network = trustKeyOf(caller.ip);
  // Before any query, because postponed sign-ins are repeated.
  comparisonsOf(deps.db).requireSpace(network);
  await requireNotBlacklisted(deps, network, credentials);
  const isSsoRequired = await isSsoRequiredFor(deps.db, credentials.email);
  const account = await checkPassword(deps, credentials, { network, deviceToken }).catch(
    (error: unknown) => {
      // All addresses of the domain get the same error, whether or not they have an account.
      throw isSsoRequired && error instanceof ApiError ? new ApiError('ssoRequired') : error;
    },
  );
  if (isSsoRequired && (await mustUseSso(deps.db, account))) throw new ApiError('ssoRequired');
  const userId = account.id;
  return withLockedAccount(deps, userId, audience, (tx, account) =>
    decide(tx, account, () => startSession(deps, tx, { userId, audience, deviceToken }, caller)),
  );
}

/** Runs `decide` with the account row locked. Throws a returned error after the commit, to keep counts. */
async function withLockedAccount(
  deps: Deps,
  userId: string,
  audience: Audience,
  decide: (tx: Transaction, account: Account) => Promise<SignedIn | ApiError>,
): Promise<SignedIn> {
  const outcome = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) return new ApiError('emailNotFound');
    if (account.blockedAt) return blockedError();
    if (audience === 'ADMIN' && !(await administersAny(tx, userId))) {
      return new ApiError('notAdministrator');
    }
    return decide(tx, account);
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
