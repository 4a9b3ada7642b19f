import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteSubscriptionOf } from '../notification/subscriptions.ts';
import { depart } from '../people/presence.ts';
import { disconnectSessions } from './session-end.ts';
import { endSessions, hasLiveSession } from './session-store.ts';

/** Ends the session. A member without another session is LOGGED_OUT to their organisation, too. */
export async function logout(
  deps: Pick<Platform, 'db' | 'now' | 'realtime'>,
  claims: Claims,
): Promise<void> {
  const now = deps.now();
  const { userId, sessionId } = claims;
  const [ended] = await endSessions(deps.db, { sessionId }, 'LOGOUT', now);
  await deleteSubscriptionOf(deps.db, sessionId);
  await disconnectSessions(deps, [sessionId]);
  const organizationId = ended?.organizationId;
  if (!organizationId) return;
  if (await hasLiveSession(deps.db, { userId, organizationId, now })) return;
  await depart(deps, { organizationId, userId });
}
