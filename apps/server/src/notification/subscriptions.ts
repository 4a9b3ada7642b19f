import { ECDH } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { WebPushConfig } from '../config/config.ts';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims, WithClaims } from '../http/claims.ts';
import { refusalOf } from '../lib/guarded-fetch.ts';
import type { Platform } from '../platform/platform.ts';
import type { PushAddress } from './push-sender.ts';
import {
  deletePushToken,
  deletePushTokensOf,
  findPushTokenOwner,
  savePushToken,
} from './push-token-store.ts';

type Registration = Schemas['WebNotificationRequest'];

/**
 * Has the caller's browser notified of what happens in the selected organisation. Whoever knows a token could
 * otherwise have someone else's browser show their own notifications, and keep that person's away.
 *
 * @throws {ApiError} 400 for a subscription that nothing can be pushed to; 403 `organizationNotSelected`;
 * 409 `pushTokenTaken` for a token of someone else
 */
export async function subscribe(
  context: Pick<Platform, 'db' | 'now' | 'config'> & WithClaims,
  registration: Registration,
): Promise<void> {
  const { organizationId, sessionId, userId } = context.claims;
  if (!organizationId) throw new ApiError('organizationNotSelected');
  if (registration.subscription)
    checkSubscription(registration.subscription, context.config.webPush);
  const owned = { ...addressOf(registration), sessionId, userId, now: context.now() };
  if (!(await savePushToken(context.db, owned))) throw new ApiError('pushTokenTaken');
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
  registration: Registration,
): Promise<void> {
  const { token } = addressOf(registration);
  const ownerId = await findPushTokenOwner(deps.db, token, deps.now());
  if (ownerId && !claims) throw new ApiError('unauthorized');
  if (ownerId && ownerId !== claims?.userId) throw new ApiError('forbidden');
  await deletePushToken(deps.db, token);
}

/** The browser of a session that ends is notified no more. */
export const deleteSubscriptionOf = (tx: Queryable, sessionId: string) =>
  deletePushTokensOf(tx, sessionId);

/** The contract lets one of both be there. */
function addressOf({ fcmToken = '', subscription }: Registration): PushAddress {
  if (!subscription) return { token: fcmToken, keys: null };
  const { endpoint: token, ...keys } = subscription;
  return { token, keys };
}

/**
 * The server posts to the endpoint, so it is on the open internet; a key that is none would fail with each notice.
 *
 * @throws {ApiError} 400 with the wrong field
 */
function checkSubscription(
  { endpoint, p256dh, vapidKey }: Schemas['PushSubscription'],
  { keys, hosts }: WebPushConfig,
): void {
  const url = URL.parse(endpoint);
  if (!url || url.username || refusalOf(url, hosts)) throw new ApiError({ endpoint: 'invalid' });
  if (!isPublicKey(p256dh)) throw new ApiError({ p256dh: 'invalid' });
  if (vapidKey !== keys.publicKey) throw new ApiError({ vapidKey: 'invalid' });
}

function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}
