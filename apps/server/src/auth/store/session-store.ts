import { and, desc, eq, gt, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { administeredBy } from './administration-store.ts';
import { sessionRules } from './sign-in-rule-store.ts';
import type { Queryable } from '../../database/database.ts';
import type { Audience } from '../../http/claims.ts';
import { isOwnerAdmin, membershipIs } from '../../database/membership.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import {
  contracts,
  memberships,
  organizationAreas,
  organizationSignInRules,
  organizations,
} from '../../database/schema/organizations.ts';
import { refreshTokens, sessions } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';

export type SessionEndReason = NonNullable<typeof sessions.$inferSelect.endReason>;

export async function insertSession(
  tx: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(sessions).values(session).returning({ id: sessions.id });
  return row!.id;
}

/** Stores a refresh token. Updates the expiry of a token that a repeated exchange has issued before. */
export async function saveRefreshToken(
  tx: Queryable,
  token: { tokenHash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  const { expiresAt } = token;
  await tx
    .insert(refreshTokens)
    .values(token)
    .onConflictDoUpdate({ target: refreshTokens.tokenHash, set: { expiresAt } });
}

export type RefreshToken = typeof refreshTokens.$inferSelect;

export async function findRefreshToken(
  tx: Queryable,
  tokenHash: string,
): Promise<RefreshToken | null> {
  const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  return row ?? null;
}

export async function findTokenHolder(
  tx: Queryable,
  tokenHash: string,
): Promise<{ sessionId: string; contractId: string | null } | null> {
  const [row] = await tx
    .select({ sessionId: sessions.id, contractId: sessions.contractId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row ?? null;
}

/** Marks the unused refresh token of a session as used. The row is kept to detect reuse. */
export async function markRefreshTokenUsed(
  tx: Queryable,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAt)));
}

export async function deleteExpiredRefreshTokens(
  tx: Queryable,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), lte(refreshTokens.expiresAt, now)));
}

/**
 * Records that the client received the tokens issued in exchange for `replacedToken`, if they are the newest.
 */
export async function clearReplacedToken(
  tx: Queryable,
  sessionId: string,
  replacedToken: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ replacedToken: null })
    .where(and(eq(sessions.id, sessionId), eq(sessions.replacedToken, replacedToken)));
}

export async function deleteExpiredSessions(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.delete(sessions).where(lte(sessions.expiresAt, now));
  return rowCount ?? 0;
}

export interface SessionState {
  sessionId: string;
  audience: Audience;
  userId: string;
  systemAdmin: boolean;
  userBlockedAt: Date | null;
  endedAt: Date | null;
  endReason: SessionEndReason | null;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date | null;
  passkeyUsed: boolean;
  ssoOrganizationId: string | null;
  /** See `sessions.replacedToken` in the schema. */
  replacedToken: string | null;
  organizationId: string | null;
  contractId: string | null;
  organizationBlockedAt: Date | null;
  contractBlockedAt: Date | null;
  role: (typeof memberships.$inferSelect)['role'] | null;
  delegatedRole: (typeof memberships.$inferSelect)['adminRole'] | null;
  /** For an administration session: whether the user is the owner of the organisation. */
  ownerAdmin: boolean;
  membershipBlockedAt: Date | null;
  closedAreas: (typeof organizationAreas.$inferSelect)['closed'] | null;
  /** The only networks in which the session is valid. Null without this rule. */
  allowedNetworks: string[] | null;
  sessionHours: number | null;
  idleMinutes: number | null;
  /** For an administration session without an organisation: whether there is an organisation to select. */
  administersAny: boolean;
}

const sessionStateQuery = preparedQuery((tx) =>
  tx
    .select({
      sessionId: sessions.id,
      audience: sessions.audience,
      userId: sessions.userId,
      systemAdmin: users.systemAdmin,
      userBlockedAt: users.blockedAt,
      endedAt: sessions.endedAt,
      endReason: sessions.endReason,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
      passkeyUsed: sessions.passkeyUsed,
      ssoOrganizationId: sessions.ssoOrganizationId,
      replacedToken: sessions.replacedToken,
      organizationId: sessions.organizationId,
      contractId: sessions.contractId,
      organizationBlockedAt: organizations.blockedAt,
      contractBlockedAt: contracts.blockedAt,
      role: memberships.role,
      delegatedRole: memberships.adminRole,
      ownerAdmin: sql<boolean>`(${sessions.audience} = 'ADMIN' AND ${isOwnerAdmin})`,
      membershipBlockedAt: memberships.blockedAt,
      closedAreas: organizationAreas.closed,
      ...sessionRules,
      administersAny: sql<boolean>`(${sessions.audience} = 'ADMIN' AND ${sessions.organizationId} IS NULL
        AND EXISTS (${administeredBy(tx, sessions.userId)}))`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(organizations, eq(organizations.id, sessions.organizationId))
    .leftJoin(contracts, eq(contracts.id, sessions.contractId))
    .leftJoin(memberships, membershipIs(sessions))
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, sessions.organizationId))
    .leftJoin(
      organizationSignInRules,
      eq(organizationSignInRules.organizationId, sessions.organizationId),
    )
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('find session state'),
);

export async function findSessionState(
  tx: Queryable,
  sessionId: string,
): Promise<SessionState | null> {
  const [row] = await sessionStateQuery(tx).execute({ sessionId });
  return row ?? null;
}

export async function lockSessionState(
  tx: Queryable,
  sessionId: string,
): Promise<SessionState | null> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  return findSessionState(tx, sessionId);
}

/** Locks a session, so that it cannot end before the commit. Returns false if it has ended. */
export async function lockOpenSession(tx: Queryable, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .for('update');
  return rows.length > 0;
}

export async function touchSession(
  tx: Queryable,
  sessionId: string,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, sessionId));
}

export interface EndedSession {
  sessionId: string;
  userId: string;
  organizationId: string | null;
  audience: Audience;
  deviceId: string | null;
}

export const endedSession = {
  sessionId: sessions.id,
  userId: sessions.userId,
  organizationId: sessions.organizationId,
  audience: sessions.audience,
  deviceId: sessions.deviceId,
};

export async function endSessions(
  tx: Queryable,
  which:
    | { sessionId: string; userId?: string }
    | { userId: string; audience: Audience; organizationId?: string }
    | { userId: string; organizationId?: string; except?: string }
    | { organizationId: string }
    | { contractId: string },
  reason: SessionEndReason,
  now: Date,
): Promise<EndedSession[]> {
  const parts: {
    sessionId?: string;
    userId?: string;
    organizationId?: string;
    contractId?: string;
    audience?: Audience;
    except?: string;
  } = which;
  const { sessionId, userId, organizationId, contractId, audience, except } = parts;
  const conditions = [
    isNull(sessions.endedAt),
    ...(sessionId ? [eq(sessions.id, sessionId)] : []),
    ...(userId ? [eq(sessions.userId, userId)] : []),
    ...(organizationId
      ? [eq(sessions.organizationId, organizationId), isNotSystemAdminSession(tx)]
      : []),
    ...(contractId ? [eq(sessions.contractId, contractId)] : []),
    ...(audience ? [eq(sessions.audience, audience)] : []),
    ...(except ? [ne(sessions.id, except)] : []),
  ];
  return tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(...conditions))
    .returning(endedSession);
}

/** Excludes administration sessions of a SYSTEM_ADMIN, which do not depend on the organisation. */
function isNotSystemAdminSession(tx: Queryable) {
  const person = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sessions.userId), eq(users.systemAdmin, true)));
  return or(eq(sessions.audience, 'OFFICE'), notExists(person))!;
}

export function findActiveSessions(
  tx: Queryable,
  { userId, current, now }: { userId: string; current: string; now: Date },
  page: PageRequest,
) {
  const query = tx
    .select({
      id: sessions.id,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .$dynamic();
  const order = [
    sql`${sessions.id} = ${current} DESC`,
    desc(sessions.lastUsedAt),
    desc(sessions.id),
  ];
  return findPage(tx, query, order, page);
}

export async function findDeviceOf(tx: Queryable, sessionId: string): Promise<string | null> {
  const [row] = await tx
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.deviceId ?? null;
}

export async function countOthersSignedIn(
  tx: Queryable,
  where: { contractId: string; userId: string; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ people: sql<number>`count(distinct ${sessions.userId})::int` })
    .from(sessions)
    .where(
      and(
        eq(sessions.contractId, where.contractId),
        ne(sessions.userId, where.userId),
        isNull(sessions.endedAt),
        gt(sessions.lastUsedAt, where.since),
      ),
    );
  return row?.people ?? 0;
}

export async function hasSessionFrom(
  tx: Queryable,
  where: { userId: string; ip: string; userAgent: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, where.userId),
        eq(sessions.ip, where.ip),
        eq(sessions.userAgent, where.userAgent),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function hasActiveSession(
  tx: Queryable,
  where: { userId: string; organizationId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, where.userId),
        eq(sessions.organizationId, where.organizationId),
        eq(sessions.audience, 'OFFICE'),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, where.now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
