import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteSubscriptionOf } from '../notification/subscriptions.ts';
import { depart } from '../people/presence.ts';
import { deleteDevices } from './known-device-store.ts';
import { disconnectSessions } from './session-end.ts';
import { endSessions, findDeviceOf, hasLiveSession, type EndedSession } from './session-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;

/** Ends the caller's session. A member without another one is LOGGED_OUT to their organisation, too. */
export async function logout(context: Deps & WithClaims): Promise<void> {
  const { sessionId } = context.claims;
  const ended = await context.db.transaction(async (tx) => {
    await context.audit(tx, { action: 'SIGNED_OUT' });
    return endSessions(tx, { sessionId }, 'LOGOUT', context.now());
  });
  await leave(context, ended);
  // Repeated, it still cuts what an earlier call could not.
  await disconnectSessions(context, [sessionId]);
}

/**
 * Signs a person out on one of their devices, which is not known any more.
 *
 * @throws {ApiError} 404 `notFound` for any session but one's own that goes on
 */
export async function endSession(context: Deps & WithClaims, sessionId: string): Promise<void> {
  const { userId } = context.claims;
  const ended = await context.db.transaction(async (tx) => {
    const ended = await endSessions(tx, { sessionId, userId }, 'REVOKED', context.now());
    if (ended.length === 0) throw new ApiError('notFound');
    const target = { kind: 'SESSION' as const, id: sessionId };
    await context.audit(tx, { action: 'SESSIONS_ENDED', target });
    return ended;
  });
  await forgetDevices(context, ended);
  await leave(context, ended);
}

/** Signs a person out everywhere but where they ask for it. */
export async function endOtherSessions(context: Deps & WithClaims): Promise<void> {
  const others = { userId: context.claims.userId, except: context.claims.sessionId };
  const ended = await context.db.transaction(async (tx) => {
    const ended = await endSessions(tx, others, 'REVOKED', context.now());
    const target = { kind: 'ACCOUNT' as const, id: context.claims.userId };
    await context.audit(tx, { action: 'SESSIONS_ENDED', target, after: { ended: ended.length } });
    return ended;
  });
  await forgetDevices(context, ended);
  await leave(context, ended);
}

/** The devices of ended sessions are not known any more, but the one that is asked from is. */
async function forgetDevices(
  { db, claims: { sessionId } }: Deps & WithClaims,
  ended: readonly EndedSession[],
): Promise<void> {
  const own = await findDeviceOf(db, sessionId);
  const devices = ended.flatMap(({ deviceId }) => deviceId ?? []);
  await deleteDevices(
    db,
    devices.filter((id) => id !== own),
  );
}

/** Browsers are notified no more, sockets are cut, and who has no session left has departed. */
async function leave(deps: Deps, ended: readonly EndedSession[]): Promise<void> {
  const now = deps.now();
  for (const { sessionId } of ended) await deleteSubscriptionOf(deps.db, sessionId);
  await disconnectSessions(
    deps,
    ended.map(({ sessionId }) => sessionId),
  );
  const members = ended.filter(({ audience }) => audience === 'OFFICE');
  const left = new Map(members.map((each) => [`${each.userId} ${each.organizationId}`, each]));
  for (const { userId, organizationId } of left.values()) {
    if (!organizationId) continue;
    const member = { userId, organizationId };
    if (!(await hasLiveSession(deps.db, { ...member, now }))) await depart(deps, member);
  }
}
