import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { providers, type LinkedAccountUse, type Provider } from '@office/vocabulary';
import { addMinutes } from 'date-fns/addMinutes';
import type { FastifyBaseLogger } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  tokenRevocation,
} from 'openid-client';
import { hashSecretToken } from '../../auth/devices/secret-token.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { toPage } from '../../http/page.ts';
import { requireCreator, requireMember } from '../../people/current-member.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveLinkedApps } from '../../settings/settings.ts';
import { encryptTokens, type AccountDeps } from '../oauth/access-token.ts';
import { publishCalendarsChanged } from '../model/calendar-changes.ts';
import { findExhaustedProviders } from '../providers/provider-call-store.ts';
import { identityOf } from './account-identity.ts';
import { closeChannels } from './calendar-channels.ts';
import * as store from '../oauth/linked-account-store.ts';
import type { LinkedAccountRow } from '../oauth/linked-account-store.ts';
import { deleteCalendars, findRefusedCalendars } from './linked-calendar-store.ts';
import { saveCalendars } from './linked-calendars.ts';
import { isGranted, requireProvider, usesOf, type OAuthProvider } from '../oauth/oauth-provider.ts';
import * as states from './oauth-state-store.ts';
import { decryptToken, encryptToken } from '../../lib/token-cipher.ts';

type Deps = AccountDeps & Pick<Platform, 'realtime'> & { log: Pick<FastifyBaseLogger, 'warn'> };

const stateMinutes = 10;

export async function listLinkedAccounts(
  context: AccountDeps & WithViewer,
): Promise<Schemas['LinkedAccountList']> {
  const { userId } = await requireMember(context);
  const accounts = await store.findAccounts(context.db, userId);
  const refused = await findRefusedCalendars(context.db, userId);
  const usedUp = await findExhaustedProviders(context.db, userId, context.now());
  const data = providers.map((provider) => {
    const account = accounts.find((each) => each.provider === provider) ?? null;
    return toView(context, provider, account, {
      isCalendarRefused: refused.has(provider),
      isUsedUp: usedUp.has(provider),
    });
  });
  return toPage(data, data.length, { page: 1, limit: data.length });
}

function toView(
  { config, now }: AccountDeps,
  provider: Provider,
  account: LinkedAccountRow | null,
  { isCalendarRefused, isUsedUp }: { isCalendarRefused: boolean; isUsedUp: boolean },
): Schemas['LinkedAccount'] {
  const linked = account?.disconnectedAt ? 'DISCONNECTED' : 'CONNECTED';
  const calendar = isCalendarRefused ? 'DISCONNECTED' : linked;
  return {
    provider,
    offered: config.providers[provider] !== null,
    account: account?.name ?? null,
    calendar: usesOf(provider).includes('CALENDAR')
      ? account?.calendar
        ? calendar
        : 'UNLINKED'
      : null,
    meeting: account?.meeting ? linked : 'UNLINKED',
    usedUpUntil: isUsedUp ? startOfTomorrow(now()).toISOString() : null,
  };
}

/** The daily call limits of providers reset at midnight UTC. */
const startOfTomorrow = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** Requests the uses that are already linked as well, so that one grant covers all of them. */
export async function startAccountLink(
  context: AccountDeps & WithClaims & WithViewer,
  provider: Provider,
  use?: LinkedAccountUse,
): Promise<Schemas['AppLogin']> {
  const { userId } = await requireCreator(context, 'meeting');
  const oauth = requireProvider(context.config, provider);
  if (use && !usesOf(provider).includes(use)) throw new ApiError('accountLinkInvalid');
  const account = await store.findAccount(context.db, { userId, provider });
  const isFor = (each: LinkedAccountUse) =>
    each === (use ?? each) && usesOf(provider).includes(each);
  const calendar = isFor('CALENDAR') || account?.calendar === true;
  const meeting = isFor('MEETING') || account?.meeting === true;
  const state = randomState();
  const codeVerifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  const stateHash = hashSecretToken(state);
  const expiresAt = addMinutes(context.now(), stateMinutes);
  await states.addState(context.db, {
    stateHash,
    userId,
    sessionId: context.claims.sessionId,
    provider,
    calendar,
    meeting,
    codeVerifier: encryptToken(context.config, codeVerifier, stateHash),
    nonce,
    expiresAt,
  });
  const scope = scopeOf(oauth, usesIn({ calendar, meeting }));
  const url = buildAuthorizationUrl(oauth.client, {
    redirect_uri: oauth.redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(scope && { scope }),
    ...(hasIdToken(oauth) && { nonce }),
    ...oauth.facts.parameters,
  });
  return { url: url.href, expiresAt: expiresAt.toISOString() };
}

function usesIn({ calendar, meeting }: Pick<LinkedAccountRow, 'calendar' | 'meeting'>) {
  return [...(calendar ? (['CALENDAR'] as const) : []), ...(meeting ? (['MEETING'] as const) : [])];
}

function scopeOf({ facts }: OAuthProvider, uses: readonly LinkedAccountUse[]): string | null {
  if (!facts.baseScopes) return null;
  const scopes = uses.flatMap((use) => facts.scopes[use]?.asked ?? []);
  return [...new Set([...facts.baseScopes, ...scopes])].join(' ');
}

const hasIdToken = ({ facts }: OAuthProvider) => facts.baseScopes?.includes('openid') ?? false;

/**
 * Links the account after the provider has redirected the member back. An invalid code or state
 * links nothing and consumes the state.
 * @throws {ApiError} 403 `calendarPermissionNotGranted` if the member did not grant the required
 *   permissions; 409 `accountAlreadyLinked` to another member
 */
export async function linkAccount(
  context: Deps & Pick<Platform, 'audit'> & WithClaims & WithViewer,
  provider: Provider,
  callback: { code: string; state: string },
): Promise<Schemas['LinkedAccount']> {
  const { userId } = await requireCreator(context, 'meeting');
  const oauth = requireProvider(context.config, provider);
  const stateHash = hashSecretToken(callback.state);
  const { sessionId } = context.claims;
  const state = await states.takeState(
    context.db,
    { stateHash, userId, sessionId, provider },
    context.now(),
  );
  const codeVerifier = state && decryptToken(context.config, state.codeVerifier, stateHash);
  if (!state || !codeVerifier) throw new ApiError('accountLinkInvalid');
  const { answer, identity } = await exchange(context, oauth, callback, {
    pkceCodeVerifier: codeVerifier,
    expectedState: callback.state,
    ...(hasIdToken(oauth) && { expectedNonce: state.nonce }),
  });
  const { subject } = identity;
  const holder = await store.findHolder(context.db, { provider, subject });
  // Does not revoke the new token: that would also revoke the other member's access to the same account.
  if (holder && holder !== userId) throw new ApiError('accountAlreadyLinked');
  if (!isGranted(oauth, usesIn(state), answer.scope)) {
    if (!holder) await revoke(context, oauth, answer.refresh_token ?? answer.access_token);
    throw new ApiError('calendarPermissionNotGranted');
  }
  const before = await store.findAccount(context.db, { userId, provider });
  if (before && before.subject !== subject) await closeChannels(context, { userId, provider });
  const { linked, replaced, forgotten } = await save(
    context,
    { userId, provider, ...identity },
    state,
    answer,
  );
  if (!linked) throw new ApiError('accountAlreadyLinked');
  await publishCalendarsRemoved(context, userId, forgotten);
  if (replaced) await revoke(context, oauth, replaced);
  const usedUp = await findExhaustedProviders(context.db, userId, context.now());
  const isUsedUp = usedUp.has(provider);
  return toView(context, provider, linked, { isCalendarRefused: false, isUsedUp });
}

async function exchange(
  deps: Deps,
  oauth: OAuthProvider,
  callback: { code: string; state: string },
  checks: NonNullable<Parameters<typeof authorizationCodeGrant>[2]>,
) {
  const url = new URL(oauth.redirectUri);
  url.search = new URLSearchParams({ code: callback.code, state: callback.state }).toString();
  try {
    const answer = await authorizationCodeGrant(oauth.client, url, checks);
    return { answer, identity: await identityOf(oauth, answer) };
  } catch (error) {
    // Usually a forged or used code, otherwise an unavailable provider.
    deps.log.warn({ err: error, provider: oauth.provider }, 'linking an account failed');
    throw new ApiError('accountLinkInvalid');
  }
}

/** Stores the account. If the member had linked a different account, returns its token to be revoked. */
async function save(
  deps: Deps & Pick<Platform, 'audit'>,
  {
    userId,
    provider,
    subject,
    name,
  }: { userId: string; provider: Provider } & Pick<LinkedAccountRow, 'subject' | 'name'>,
  { calendar, meeting }: states.OAuthStateRow,
  answer: Parameters<typeof encryptTokens>[2],
): Promise<{ linked: LinkedAccountRow | null; replaced: string | null; forgotten: string[] }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const before = await store.lockAccount(tx, { userId, provider });
    const id = before?.id ?? randomUUID();
    const isSame = before?.subject === subject;
    const tokens = encryptTokens(deps, id, answer);
    const linked = await store.saveAccount(tx, {
      id,
      userId,
      provider,
      subject,
      name,
      calendar,
      meeting,
      ...tokens,
      // A provider may omit the refresh token if it has already issued one for this account.
      refreshToken: tokens.refreshToken ?? (isSame ? before.refreshToken : null),
      disconnectedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    if (!linked) return { linked, replaced: null, forgotten: [] };
    const forgotten = await saveCalendars(tx, linked, { isSame, now });
    await saveLinkedApps(
      tx,
      userId,
      {
        ...(calendar && { calendarAppType: provider }),
        ...(meeting && { meetingAppType: provider }),
      },
      now,
    );
    await deps.audit(tx, {
      action: 'ACCOUNT_LINKED',
      target: { kind: 'LINKED_ACCOUNT', id: linked.id, name: provider },
      after: { account: linked.name, calendar, meeting },
    });
    const sealed = before && !isSame ? (before.refreshToken ?? before.accessToken) : null;
    const replaced = sealed && decryptToken(deps.config, sealed, id);
    return { linked, replaced, forgotten };
  });
}

/** Unlinks an account. When no use remains, revokes access at the provider. */
export async function unlinkAccount(
  context: Deps & Pick<Platform, 'audit'> & WithViewer,
  provider: Provider,
  use?: LinkedAccountUse,
): Promise<void> {
  const { userId } = await requireMember(context);
  const now = context.now();
  if (use !== 'MEETING') await closeChannels(context, { userId, provider });
  const { gone, forgotten } = await context.db.transaction(async (tx) => {
    const account = await store.lockAccount(tx, { userId, provider });
    const isFor = (each: LinkedAccountUse) => (account ? usesIn(account).includes(each) : false);
    if (!account || (use && !isFor(use))) throw new ApiError('accountNotLinked');
    const calendar = use === 'MEETING' && account.calendar;
    const meeting = use === 'CALENDAR' && account.meeting;
    const isUnused = !calendar && !meeting;
    if (isUnused) await store.deleteAccount(tx, account.id);
    else await store.changeAccount(tx, account.id, { calendar, meeting, updatedAt: now });
    const forgotten = calendar ? [] : await deleteCalendars(tx, { userId, provider });
    const left = await store.findAccounts(tx, userId);
    const last = (isUsed: (row: LinkedAccountRow) => boolean) =>
      left.findLast(isUsed)?.provider ?? null;
    await saveLinkedApps(
      tx,
      userId,
      {
        calendarAppType: last((row) => row.calendar),
        meetingAppType: last((row) => row.meeting),
      },
      now,
    );
    await context.audit(tx, {
      action: 'ACCOUNT_UNLINKED',
      target: { kind: 'LINKED_ACCOUNT', id: account.id, name: provider },
      before: { calendar: account.calendar, meeting: account.meeting },
      after: { calendar, meeting },
    });
    return { gone: isUnused ? account : null, forgotten };
  });
  await publishCalendarsRemoved(context, userId, forgotten);
  if (!gone || !context.config.providers[provider]) return;
  const token = decryptToken(context.config, gone.refreshToken ?? gone.accessToken, gone.id);
  if (token) await revoke(context, requireProvider(context.config, provider), token);
}

async function publishCalendarsRemoved(
  deps: Pick<Platform, 'realtime'>,
  userId: string,
  organizationIds: readonly string[],
): Promise<void> {
  for (const id of organizationIds) await publishCalendarsChanged(deps, id, [userId]);
}

/** Revokes access at the provider. A failure is only logged: the local data is deleted in any case. */
async function revoke(deps: Deps, { client, facts }: OAuthProvider, token: string): Promise<void> {
  if (!facts.revocation) return;
  await tokenRevocation(client, token).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'revoking the access to an account failed'),
  );
}
