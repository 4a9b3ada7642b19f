import { ECDH } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { WebPushConfig } from '../config/config.ts';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims, WithClaims } from '../http/claims.ts';
import { requirePublicUrl } from '../http/require-public-url.ts';
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
 * Rejects tokens of other users: knowing a token would be enough to redirect their notifications.
 * @throws {ApiError} 400 for an unusable subscription
 */
export async function subscribe(
  context: Pick<Platform, 'db' | 'now' | 'config'> & WithClaims,
  registration: Registration,
): Promise<void> {
  const { sessionId, userId } = context.claims;
  if (registration.subscription)
    checkSubscription(registration.subscription, context.config.webPush);
  const owned = { ...addressOf(registration), sessionId, userId, now: context.now() };
  if (!(await savePushToken(context.db, owned))) throw new ApiError('pushTokenTaken');
}

/** Without claims, only deletes tokens of ended sessions: a sign-out ends the session first. */
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

export const deleteSubscriptionOf = (tx: Queryable, sessionId: string) =>
  deletePushTokensOf(tx, sessionId);

/** The schema requires exactly one of `fcmToken` and `subscription`. */
function addressOf({ fcmToken = '', subscription }: Registration): PushAddress {
  if (!subscription) return { token: fcmToken, keys: null };
  const { endpoint: token, ...keys } = subscription;
  return { token, keys };
}

/** Requires a public endpoint, to which the server sends requests, and valid keys. */
function checkSubscription(
  { endpoint, p256dh, vapidKey }: Schemas['PushSubscription'],
  { keys, hosts }: WebPushConfig,
): void {
  requirePublicUrl('endpoint', endpoint, hosts);
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
