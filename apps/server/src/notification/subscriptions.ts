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
 * Has the caller's browser notified of what happens in the selected organisation.
 *
 * @throws {ApiError} 403 `organizationNotSelected`
 */
export async function subscribe(
  deps: Pick<Platform, 'db' | 'now'>,
  { organizationId, sessionId }: Claims,
  token: string,
): Promise<void> {
  if (!organizationId) throw new ApiError('organizationNotSelected');
  await savePushToken(deps.db, { token, sessionId, now: deps.now() });
}

/**
 * Deletes a token. Without claims only one of an ended session: signing out ends the session before the browser
 * gets to say that it is to be notified no more.
 *
 * @throws {ApiError} 401 `unauthorized`, 403 `forbidden` for a token of someone else
 */
export async function unsubscribe(
  deps: Pick<Platform, 'db'>,
  claims: Claims | null,
  token: string,
): Promise<void> {
  const ownerId = await findPushTokenOwner(deps.db, token);
  if (ownerId && !claims) throw new ApiError('unauthorized');
  if (ownerId && ownerId !== claims?.userId) throw new ApiError('forbidden');
  await deletePushToken(deps.db, token);
}

/** The browser of a session that ends is notified no more. */
export const deleteSubscriptionOf = (tx: Queryable, sessionId: string) =>
  deletePushTokensOf(tx, sessionId);
