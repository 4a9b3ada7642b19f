import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteSubscriptionOf } from '../notification/subscriptions.ts';
import { markAbsent } from '../people/presence.ts';
import { deleteDevices } from './store/known-device-store.ts';
import { disconnectSessions } from './sessions/session-end.ts';
import {
  endSessions,
  findDeviceOf,
  hasActiveSession,
  type EndedSession,
} from './store/session-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;

/** Ends the session. A member without another session becomes LOGGED_OUT in the organisation. */
export async function logout(context: Deps & WithClaims): Promise<void> {
  const { sessionId } = context.claims;
  const ended = await context.db.transaction(async (tx) => {
    await context.audit(tx, { action: 'SIGNED_OUT' });
    return endSessions(tx, { sessionId }, 'LOGOUT', context.now());
  });
  await cleanUpEndedSessions(context, ended);
  // Also disconnects sockets that a failed earlier call left open.
  await disconnectSessions(context, [sessionId]);
}

/** Ends one session of the user and forgets its device. */
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
  await cleanUpEndedSessions(context, ended);
}

export async function endOtherSessions(context: Deps & WithClaims): Promise<void> {
  const others = { userId: context.claims.userId, except: context.claims.sessionId };
  const ended = await context.db.transaction(async (tx) => {
    const ended = await endSessions(tx, others, 'REVOKED', context.now());
    const target = { kind: 'ACCOUNT' as const, id: context.claims.userId };
    await context.audit(tx, { action: 'SESSIONS_ENDED', target, after: { ended: ended.length } });
    return ended;
  });
  await forgetDevices(context, ended);
  await cleanUpEndedSessions(context, ended);
}

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

/** Disconnects ended sessions and shows members without another session as absent. */
export async function cleanUpEndedSessions(
  deps: Pick<Platform, 'db' | 'now' | 'realtime'>,
  ended: readonly EndedSession[],
): Promise<void> {
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
    if (!(await hasActiveSession(deps.db, { ...member, now }))) await markAbsent(deps, member);
  }
}
