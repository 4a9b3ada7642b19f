import { adminIdleMs, adminSessionMs, refreshTokenMs, sessionLifetimeMs } from '@office/vocabulary';
import type { OrganizationType } from '@office/vocabulary';
import type { Queryable, Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Audience } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { issueAccessToken } from './access-token.ts';
import { canKeepContract, loginQueue } from './login-limit.ts';
import {
  deriveNextToken,
  hashSecretToken,
  newSecretToken,
  storageKeyOf,
} from '../devices/secret-token.ts';
import { administratorRole, networkError, sessionError } from './session-check.ts';
import { findLackingSecondFactor } from '../two-factor/admin-two-factor.ts';
import { disconnectSessions } from './session-end.ts';
import { toLifetimes } from '../devices/sign-in-rules.ts';
import { findSessionUser } from './session-user.ts';
import type { SessionUser } from './session-user.ts';
import {
  deleteExpiredRefreshTokens,
  endSessions,
  findRefreshToken,
  findTokenHolder,
  insertSession,
  lockSessionState,
  saveRefreshToken,
  markRefreshTokenUsed,
  touchSession,
} from '../store/session-store.ts';
import type { SessionState } from '../store/session-store.ts';
import type { SessionLimits } from '../store/sign-in-rule-store.ts';
import { normalizeIp, trustKeyOf, touchTrustedNetwork } from '../devices/trusted-network.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files'>;
type RefreshDeps = Deps & Pick<Platform, 'realtime'>;

/** Period in milliseconds in which a used refresh token works again, if the response was lost. */
const refreshRetryWindowMs = 30_000;

/** Idle timeout (`unused`) and maximum duration (`total`) of a session, in milliseconds. */
const lifetimes: Record<Audience, { unused: number; total: number }> = {
  OFFICE: { unused: refreshTokenMs, total: sessionLifetimeMs },
  ADMIN: { unused: adminIdleMs, total: adminSessionMs },
};

export interface SessionTokens {
  token: string;
  refreshToken: string;
  tokenExpires: number;
  refreshTokenExpires: number;
  storageKey: string;
  organizationType: OrganizationType;
  organizationId: string | null;
  user: SessionUser;
}

export async function openSession(
  deps: Deps,
  tx: Queryable,
  session: {
    userId: string;
    audience: Audience;
    organizationId?: string | null;
    deviceId: string;
    ip: string;
    userAgent: string;
    passkeyUsed?: boolean;
    ssoOrganizationId?: string | null;
    ssoSubject?: string;
    ssoSid?: string | null;
  },
): Promise<SessionTokens> {
  const now = deps.now();
  const { audience, organizationId = null } = session;
  const expiresAt = expiryOf({ createdAt: now, audience }, now, lifetimes[audience]);
  const sessionId = await insertSession(tx, {
    ...session,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    expiresAt,
  });
  return issueTokens(deps, tx, {
    ...session,
    sessionId,
    organizationId,
    contractId: null,
    expiresAt,
  });
}

/** Returns the idle timeout after `now`, limited by the maximum duration since sign-in. `limits` can only shorten them. */
function expiryOf(
  { createdAt, audience }: Pick<SessionState, 'createdAt' | 'audience'>,
  now: Date,
  limits: { unused: number; total: number },
): Date {
  const { unused, total } = lifetimes[audience];
  return new Date(
    Math.min(
      now.getTime() + Math.min(unused, limits.unused),
      createdAt.getTime() + Math.min(total, limits.total),
    ),
  );
}

/**
 * Updates the expiry and address of a session and the last use of its network. The caller must hold
 * the lock on the session.
 * @param limits of the organisation of the renewed session
 * @throws {ApiError} 401 `tokenInvalidOrExpired` if the session exceeds the maximum duration of the
 *   organisation
 */
export async function renewSession(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  session: SessionState,
  change: { ip: string; organizationId?: string; contractId?: string; replacedToken?: string },
  limits: SessionLimits = session,
): Promise<SessionState> {
  const now = deps.now();
  const expiresAt = expiryOf(session, now, toLifetimes(limits));
  if (expiresAt <= now) throw new ApiError('tokenInvalidOrExpired');
  const { ip, replacedToken = null, ...selection } = change;
  const renewed = { ...selection, replacedToken, lastUsedAt: now, expiresAt };
  await touchSession(tx, session.sessionId, { ...renewed, ip: normalizeIp(ip) });
  await touchTrustedNetwork(deps, tx, session.userId, trustKeyOf(ip));
  return { ...session, ...renewed };
}

/** Replaces the tokens of a session and marks the old ones as used. Requires the lock on the session. */
export async function reissueTokens(
  deps: Deps,
  tx: Queryable,
  session: IssuedSession,
): Promise<SessionTokens> {
  await markRefreshTokenUsed(tx, session.sessionId, deps.now());
  return issueTokens(deps, tx, session);
}

/**
 * Exchanges a refresh token once. Reuse means that two parties hold it, so it ends the session
 * (design §9), unless the first response may be lost: see README.md, "The answer that got lost".
 */
export async function refreshSession(
  deps: RefreshDeps,
  presented: string,
  { ip, audience = 'OFFICE' }: { ip: string; audience?: Audience },
): Promise<SessionTokens> {
  const tokenHash = hashSecretToken(presented);
  const now = deps.now();
  let ended: string | null = null;
  // Errors are returned instead of thrown where the transaction must commit.
  const holder = await findTokenHolder(deps.db, tokenHash);
  const refresh = async (tx: Transaction) => {
    const state = holder && (await lockSessionState(tx, holder.sessionId));
    const token = state && (await findRefreshToken(tx, tokenHash));
    if (!token) return new ApiError('userOrTokenNotFound');
    if (state.audience !== audience) return new ApiError('refreshFailed');
    if (token.expiresAt <= now) return new ApiError('refreshFailed');
    const refusal = sessionError(state, now) ?? networkError(state, ip);
    if (refusal) return refusal;
    if (token.usedAt && !canRetryExchange({ ...token, usedAt: token.usedAt }, state, now)) {
      await endSessions(tx, { sessionId: state.sessionId }, 'REFRESH_REUSED', now);
      ended = state.sessionId;
      return new ApiError('refreshFailed');
    }
    if (await lacksSecondFactorInAdministration(tx, state)) {
      await endSessions(tx, { sessionId: state.sessionId }, 'REVOKED', now);
      return new ApiError('refreshFailed');
    }
    if (state.contractId && !(await canKeepContract(tx, state.contractId, { ...state, now }))) {
      await endSessions(tx, { sessionId: state.sessionId }, 'LOGOUT', now);
      return new ApiError('refreshFailed');
    }
    const renewed = await renewSession(deps, tx, state, { ip, replacedToken: tokenHash });
    if (!token.usedAt) await markRefreshTokenUsed(tx, state.sessionId, now);
    await deleteExpiredRefreshTokens(tx, state.sessionId, now);
    const refreshToken = deriveNextToken(deps.config.secret, presented);
    return issueTokens(deps, tx, renewed, { replaced: tokenHash, refreshToken });
  };
  const queue = holder?.contractId ?? tokenHash;
  const outcome = await loginQueue.run(queue, () => deps.db.transaction(refresh));
  if (ended) await disconnectSessions(deps, [ended]);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** Finds sessions that selected the organisation while its rule was being changed. */
async function lacksSecondFactorInAdministration(
  tx: Queryable,
  state: SessionState,
): Promise<boolean> {
  const { audience, organizationId } = state;
  if (audience !== 'ADMIN' || !organizationId) return false;
  if (administratorRole(state) === 'SYSTEM_ADMIN') return false;
  return !!(await findLackingSecondFactor(tx, { ...state, organizationId }));
}

function canRetryExchange(
  token: { tokenHash: string; usedAt: Date },
  session: SessionState,
  now: Date,
): boolean {
  const isLatest = session.replacedToken === token.tokenHash;
  return isLatest && now.getTime() - token.usedAt.getTime() < refreshRetryWindowMs;
}

type IssuedSession = Pick<
  SessionState,
  'sessionId' | 'userId' | 'audience' | 'organizationId' | 'contractId' | 'expiresAt'
>;

/** @param inPlaceOf the refresh token to issue, and the hash of the used token that it replaces */
async function issueTokens(
  deps: Deps,
  tx: Queryable,
  session: IssuedSession,
  inPlaceOf: { replaced: string; refreshToken: string } | null = null,
): Promise<SessionTokens> {
  const { sessionId, userId, audience, organizationId, contractId, expiresAt } = session;
  const user = await findSessionUser(deps, tx, userId, session);
  const { replaced = null, refreshToken = newSecretToken() } = inPlaceOf ?? {};
  await saveRefreshToken(tx, { tokenHash: hashSecretToken(refreshToken), sessionId, expiresAt });
  const claims = { userId, audience, sessionId, organizationId, contractId, replaced };
  const access = await issueAccessToken(deps, claims);
  return {
    token: access.token,
    refreshToken,
    tokenExpires: access.expires,
    refreshTokenExpires: expiresAt.getTime(),
    storageKey: storageKeyOf(deps.config.secret, userId),
    organizationType: organizationId ? 'JUST_ONE' : 'MULTIPLE',
    organizationId,
    user,
  };
}
