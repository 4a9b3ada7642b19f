import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../http/operation.ts';
import { issueAccessToken } from './access-token.ts';
import { keepsPlace } from './place.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';
import { sessionRefusal } from './session-check.ts';
import { cutSockets } from './session-end.ts';
import { findSessionUser } from './session-user.ts';
import type { SessionUser } from './session-user.ts';
import {
  dropExpiredSessions,
  dropRefreshTokens,
  endSessions,
  findRefreshToken,
  findSessionState,
  insertRefreshToken,
  insertSession,
  lockSessionState,
  touchSession,
  useRefreshToken,
} from './session-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files'>;
type RefreshDeps = Deps & Pick<Platform, 'realtime'>;

/** 30 days (design §9), in milliseconds. */
export const refreshTokenLifetime = 30 * 24 * 60 * 60 * 1000;

/** The contract's `Session`. */
export interface SessionTokens {
  token: string;
  refreshToken: string;
  tokenExpires: number;
  refreshTokenExpires: number;
  organizationType: 'JUST_ONE' | 'MULTIPLE';
  organizationId: string | null;
  user: SessionUser;
}

/** Begins a session family, which belongs to no organisation yet. */
export async function openSession(
  deps: Deps,
  tx: Queryable,
  session: { userId: string; ip: string; userAgent: string },
): Promise<SessionTokens> {
  const now = deps.now();
  await dropExpiredSessions(tx, session.userId, now);
  const sessionId = await insertSession(tx, {
    ...session,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenLifetime),
  });
  return issueTokens(deps, tx, sessionId);
}

/** Gives a session new tokens. A refresh token that was never used stops to work. */
export async function issueTokens(
  deps: Deps,
  tx: Queryable,
  sessionId: string,
): Promise<SessionTokens> {
  const state = await findSessionState(tx, sessionId);
  if (!state) throw new ApiError(401, 'tokenInvalidOrExpired');
  const user = await findSessionUser(deps, tx, state.userId);
  const refreshToken = newSecretToken();
  const refreshTokenExpires = new Date(deps.now().getTime() + refreshTokenLifetime);
  await dropRefreshTokens(tx, sessionId, deps.now());
  await insertRefreshToken(tx, {
    tokenHash: hashSecretToken(refreshToken),
    sessionId,
    expiresAt: refreshTokenExpires,
  });
  const access = await issueAccessToken(deps, {
    userId: state.userId,
    sessionId,
    organizationId: state.organizationId,
    contractId: state.contractId,
    role: state.role,
  });
  return {
    token: access.token,
    refreshToken,
    tokenExpires: access.expires,
    refreshTokenExpires: refreshTokenExpires.getTime(),
    organizationType: state.organizationId ? 'JUST_ONE' : 'MULTIPLE',
    organizationId: state.organizationId,
    user,
  };
}

/**
 * Exchanges a refresh token for new tokens. It works once: presenting it again means that two
 * parties hold it, so the whole family ends, whoever of them comes second (design §9).
 *
 * @throws {ApiError} 401 `refreshFailed`, or why the session may not go on
 */
export async function refreshSession(
  deps: RefreshDeps,
  refreshToken: string | null,
): Promise<SessionTokens> {
  if (!refreshToken) throw new ApiError(401, 'unauthorized');
  const tokenHash = hashSecretToken(refreshToken);
  const now = deps.now();
  let ended: string | null = null;
  // The outcome is returned, not thrown, where the transaction has to be kept.
  const outcome = await deps.db.transaction(async (tx) => {
    const sessionId = await useRefreshToken(tx, tokenHash, now);
    if (!sessionId) {
      const known = await findRefreshToken(tx, tokenHash);
      if (known?.usedAt) {
        await endSessions(tx, { sessionId: known.sessionId }, 'REFRESH_REUSED', now);
        ended = known.sessionId;
      }
      return new ApiError(401, 'refreshFailed');
    }
    const state = await lockSessionState(tx, sessionId);
    if (!state) return new ApiError(401, 'refreshFailed');
    const refusal = sessionRefusal(state, now);
    if (refusal) return refusal;
    if (state.contractId && !(await keepsPlace(tx, state.contractId, { ...state, now }))) {
      await endSessions(tx, { sessionId }, 'LOGOUT', now);
      return new ApiError(401, 'refreshFailed');
    }
    await touchSession(tx, sessionId, {
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + refreshTokenLifetime),
    });
    return issueTokens(deps, tx, sessionId);
  });
  if (ended) await cutSockets(deps, [ended]);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
