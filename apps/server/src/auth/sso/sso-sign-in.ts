import type { Schemas } from '@office/api';
import { blockCodes, ssoSignInMs } from '@office/vocabulary';
import { randomState } from 'openid-client';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Audience } from '../../http/claims.ts';
import { insertMember } from '../../people/member-directory.ts';
import { publishMemberChange } from '../../people/member-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecretToken, newSecretToken } from '../devices/secret-token.ts';
import { startSession, type Caller, type SignedIn } from '../login.ts';
import { blockedError } from '../passwords/password-check.ts';
import {
  findAccountByEmail,
  insertAccount,
  lockAccount,
  type Account,
} from '../store/account-store.ts';
import { findMembership } from '../store/contract-store.ts';
import { findInvitingOrganization } from '../store/invitation-store.ts';
import * as store from '../store/sso-store.ts';
import type { SsoConnection } from '../store/sso-store.ts';
import type { ProviderDeps } from './identity-provider.ts';
import { finishOidc, startOidc } from './oidc-sign-in.ts';
import { finishSaml, startSaml } from './saml-sign-in.ts';
import type { SsoProfile } from './sso-profile.ts';

type Deps = Pick<
  Platform,
  'db' | 'now' | 'config' | 'files' | 'mail' | 'realtime' | 'audit' | 'linkedCalendars'
> &
  ProviderDeps;

/** @throws {ApiError} 422 `ssoNotAvailable`, `ssoProviderUnavailable` */
export async function startSso(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'log'>,
  { email }: Schemas['StartSsoRequest'],
  audience: Audience = 'OFFICE',
): Promise<Schemas['StartedSso']> {
  const { connection } = (await store.findConnectionOfDomain(deps.db, store.domainOf(email))) ?? {};
  if (!connection) throw new ApiError('ssoNotAvailable');
  const state = randomState();
  const browserToken = newSecretToken();
  const { url, ...started } =
    connection.protocol === 'SAML'
      ? await startSaml(deps, connection, state)
      : await startOidc(deps, connection, { state, email, audience });
  await store.addSignIn(deps.db, {
    stateHash: hashSecretToken(state),
    organizationId: connection.organizationId,
    audience,
    browserTokenHash: hashSecretToken(browserToken),
    expiresAt: new Date(deps.now().getTime() + ssoSignInMs),
    ...started,
  });
  return { url, browserToken };
}

/** Signs in with the response of the provider, which can be used once and only in the same browser. */
export async function finishSso(
  deps: Deps,
  { query: text, browserToken, deviceToken }: Schemas['FinishSsoRequest'],
  caller: Caller,
  audience: Audience = 'OFFICE',
): Promise<SignedIn> {
  const query = new URLSearchParams(text);
  const stateHash = hashSecretToken(query.get('state') ?? '');
  const browserTokenHash = hashSecretToken(browserToken);
  const { signIn, connection } = await deps.db.transaction(async (tx) => {
    const pending = { stateHash, browserTokenHash, audience };
    const signIn = await store.takeSignIn(tx, pending, deps.now());
    // The lock on the sign-in delays a change of the connection, which deletes pending sign-ins first.
    const connection = signIn && (await store.findConnection(tx, signIn.organizationId));
    return { signIn, connection };
  });
  if (!signIn || !connection) throw new ApiError('ssoSignInFailed');
  const profile =
    connection.protocol === 'SAML'
      ? finishSaml(connection, signIn, query)
      : await finishOidc(deps, connection, signIn, query);
  if (!profile) throw new ApiError('ssoSignInFailed');
  const { signedIn, joined } = await deps.db.transaction(async (tx) => {
    const { organizationId } = connection;
    const account = await findOrCreateAccount(deps, tx, connection, profile);
    if (account.blockedAt) throw blockedError();
    const member = { organizationId, userId: account.id };
    const joined = await joinOrganization(deps, tx, member, profile);
    if (audience === 'ADMIN') {
      const { systemAdmin, administrator, delegated } = await store.findAdministratorRole(
        tx,
        member,
      );
      // The provider of an organisation must not grant access to the others.
      if (systemAdmin || !(administrator || delegated)) throw new ApiError('notAdministrator');
    }
    const sso = { organizationId, subject: profile.subject, sid: profile.sid };
    const session = { userId: account.id, audience, deviceToken, sso };
    return { signedIn: await startSession(deps, tx, session, caller), joined: joined && member };
  });
  if (joined) await publishMemberChange(deps, joined, 'MEMBER_ADDED');
  return signedIn;
}

/**
 * Returns the locked account of a profile. Accepts only addresses in domains that the organisation
 * has verified, so that its provider cannot sign in to accounts of others.
 * @throws {ApiError} 403 `ssoAccountNotAllowed`
 */
async function findOrCreateAccount(
  deps: Deps,
  tx: Transaction,
  { organizationId, issuer }: SsoConnection,
  { subject, email, emailVerified, name }: SsoProfile,
): Promise<Account> {
  const domains = (await store.findDomains(tx, organizationId))
    .filter(({ verifiedAt }) => verifiedAt)
    .map(({ domain }) => domain);
  const isOwn = (address: string) => domains.includes(store.domainOf(address));
  const identity = { organizationId, issuer, subject };
  const linked = await store.findIdentity(tx, identity);
  if (linked) {
    const account = await lockAccount(tx, linked);
    if (!account || !isOwn(account.email)) throw new ApiError('ssoAccountNotAllowed');
    return account;
  }
  if (!email || !emailVerified || !isOwn(email)) throw new ApiError('ssoAccountNotAllowed');
  const created = await insertAccount(tx, { email, nameKanji: name ?? email.split('@')[0]! });
  const userId = created ?? (await findAccountByEmail(tx, email))?.id;
  const account = userId ? await lockAccount(tx, userId) : null;
  if (!account) throw new ApiError('ssoAccountNotAllowed');
  await store.addIdentity(tx, { ...identity, userId: account.id });
  const about = { userId: account.id, organizationId };
  const target = { kind: 'ACCOUNT', id: account.id } as const;
  if (created) await deps.audit(tx, { action: 'ACCOUNT_CREATED', ...about, target });
  await deps.audit(tx, { action: 'SSO_ACCOUNT_LINKED', ...about, target, after: { issuer } });
  return account;
}

/** Adds the account as a member unless it is one. Returns whether it was added. */
async function joinOrganization(
  deps: Deps,
  tx: Transaction,
  member: { organizationId: string; userId: string },
  { role, department }: SsoProfile,
): Promise<boolean> {
  const organization = await findInvitingOrganization(tx, member.organizationId);
  if (!organization || organization.blockedAt) {
    throw new ApiError('organizationBlocked', { code: blockCodes.organizationBlocked });
  }
  const membership = await findMembership(tx, member);
  if (membership?.blockedAt) throw blockedError();
  if (membership || !(await insertMember(tx, { ...member, role, department }))) return false;
  await deps.linkedCalendars.addMissingCalendars(tx, member.userId);
  await deps.audit(tx, {
    action: 'MEMBER_ADDED',
    ...member,
    target: { kind: 'MEMBER', id: member.userId },
    after: { role },
  });
  return true;
}
