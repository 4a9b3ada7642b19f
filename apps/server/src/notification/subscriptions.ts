import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import {
  deletePushToken,
  deletePushTokensOf,
  findPushTokenOwner,
  savePushToken,
} from './push-token-store.ts';

/**
 * Has the caller's browser notified of what happens in the selected organisation. Whoever knows a token could
 * otherwise have someone else's browser show their own notifications, and keep that person's away.
 *
 * @throws {ApiError} 403 `organizationNotSelected`; 409 `pushTokenTaken` for a token of someone else
 */
export async function subscribe(
  deps: Pick<Platform, 'db' | 'now'>,
  { organizationId, sessionId, userId }: Claims,
  token: string,
): Promise<void> {
  if (!organizationId) throw new ApiError('organizationNotSelected');
  const owned = { token, sessionId, userId, now: deps.now() };
  if (!(await savePushToken(deps.db, owned))) throw new ApiError('pushTokenTaken');
}

/**
 * Deletes a token. Without claims only one of an ended session: signing out ends the session before the browser
 * gets to say that it is to be notified no more.
 *
 * @throws {ApiError} 401 `unauthorized`, 403 `forbidden` for a token of someone else
 */
export async function unsubscribe(
  deps: Pick<Platform, 'db' | 'now'>,
  claims: Claims | null,
  token: string,
): Promise<void> {
  const ownerId = await findPushTokenOwner(deps.db, token, deps.now());
  if (ownerId && !claims) throw new ApiError('unauthorized');
  if (ownerId && ownerId !== claims?.userId) throw new ApiError('forbidden');
  await deletePushToken(deps.db, token);
}

/** The browser of a session that ends is notified no more. */
export const deleteSubscriptionOf = (tx: Queryable, sessionId: string) =>
  deletePushTokensOf(tx, sessionId);
