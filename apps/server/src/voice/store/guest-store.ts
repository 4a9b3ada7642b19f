import { and, asc, count, eq, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import { hasOpenContract } from '../../database/open-contract.ts';
import {
  meetingGuestLinks,
  meetingGuests,
  organizationGuestLinks,
} from '../../database/schema/meeting-guests.ts';
import { engagements } from '../../database/schema/engagements.ts';
import { meetings } from '../../database/schema/meetings.ts';
import {
  organizationAreas,
  organizations,
  organizationSignInRules,
} from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';

export type GuestLinkRow = typeof meetingGuestLinks.$inferSelect;
export type GuestRow = typeof meetingGuests.$inferSelect;

export interface MeetingRef {
  organizationId: string;
  meetingId: string;
}

/** Without a setting, guest links are allowed unless the organisation can be used from its networks only. */
const isAllowed = sql<boolean>`coalesce(${organizationGuestLinks.enabled},
  NOT ${organizationSignInRules.companyNetworksOnly}, true)`;

const linkedMeeting = {
  linkId: meetingGuestLinks.id,
  organizationId: meetingGuestLinks.organizationId,
  meetingId: meetingGuestLinks.meetingId,
  revokedAt: meetingGuestLinks.revokedAt,
  organizationName: organizations.name,
  blockedAt: organizations.blockedAt,
  hasContract: hasOpenContract(organizations.id),
  allowed: isAllowed,
  closedAreas: organizationAreas.closed,
  hostName: users.nameKanji,
  title: meetings.title,
  startTime: meetings.startTime,
  endTime: meetings.endTime,
  timeZone: meetings.timeZone,
  canceledAt: meetings.canceledAt,
  endedAt: meetings.endedAt,
  provider: meetings.provider,
  meetingRoomId: meetings.meetingRoomId,
  meetingUrl: meetings.meetingUrl,
  passcode: meetings.passcode,
};

export async function findMeetingByLink(tx: Queryable, secretHash: string) {
  const [row] = await tx
    .select(linkedMeeting)
    .from(meetingGuestLinks)
    .innerJoin(meetings, eq(meetings.id, meetingGuestLinks.meetingId))
    .innerJoin(organizations, eq(organizations.id, meetingGuestLinks.organizationId))
    .leftJoin(users, eq(users.id, meetings.organizerId))
    .leftJoin(organizationGuestLinks, eq(organizationGuestLinks.organizationId, organizations.id))
    .leftJoin(organizationSignInRules, eq(organizationSignInRules.organizationId, organizations.id))
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, organizations.id))
    .where(eq(meetingGuestLinks.secretHash, secretHash));
  return row ?? null;
}

export type LinkedMeeting = NonNullable<Awaited<ReturnType<typeof findMeetingByLink>>>;

async function findVisit(tx: Queryable, where: SQL) {
  const [row] = await tx
    .select({
      ...linkedMeeting,
      guestId: meetingGuests.id,
      name: meetingGuests.name,
      state: meetingGuests.state,
      seenAt: meetingGuests.seenAt,
    })
    .from(meetingGuests)
    .innerJoin(meetingGuestLinks, eq(meetingGuestLinks.id, meetingGuests.linkId))
    .innerJoin(meetings, eq(meetings.id, meetingGuests.meetingId))
    .innerJoin(organizations, eq(organizations.id, meetingGuests.organizationId))
    .leftJoin(users, eq(users.id, meetings.organizerId))
    .leftJoin(organizationGuestLinks, eq(organizationGuestLinks.organizationId, organizations.id))
    .leftJoin(organizationSignInRules, eq(organizationSignInRules.organizationId, organizations.id))
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, organizations.id))
    .where(where);
  return row ?? null;
}

export const findVisitByToken = (tx: Queryable, tokenHash: string) =>
  findVisit(tx, eq(meetingGuests.tokenHash, tokenHash));

export const findVisitById = (tx: Queryable, guestId: string) =>
  findVisit(tx, eq(meetingGuests.id, guestId));

export type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

const linkOf = ({ organizationId, meetingId }: MeetingRef) =>
  and(
    eq(meetingGuestLinks.organizationId, organizationId),
    eq(meetingGuestLinks.meetingId, meetingId),
    isNull(meetingGuestLinks.revokedAt),
  );

export async function findValidLink(
  tx: Queryable,
  meeting: MeetingRef,
): Promise<GuestLinkRow | null> {
  const [row] = await tx.select().from(meetingGuestLinks).where(linkOf(meeting));
  return row ?? null;
}

export async function insertLink(
  tx: Queryable,
  link: typeof meetingGuestLinks.$inferInsert,
): Promise<GuestLinkRow> {
  const [row] = await tx.insert(meetingGuestLinks).values(link).returning();
  return row!;
}

/** Without `meetingId`, revokes all links of the organisation. */
export async function revokeLinks(
  tx: Queryable,
  { organizationId, meetingId }: Omit<MeetingRef, 'meetingId'> & { meetingId?: string },
  now: Date,
): Promise<GuestLinkRow[]> {
  return tx
    .update(meetingGuestLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(meetingGuestLinks.organizationId, organizationId),
        meetingId ? eq(meetingGuestLinks.meetingId, meetingId) : undefined,
        isNull(meetingGuestLinks.revokedAt),
      ),
    )
    .returning();
}

/** Locks the link, so that its guests are counted one after the other. Null if it was revoked. */
export async function lockLink(tx: Transaction, linkId: string): Promise<GuestLinkRow | null> {
  const [row] = await tx
    .select()
    .from(meetingGuestLinks)
    .where(and(eq(meetingGuestLinks.id, linkId), isNull(meetingGuestLinks.revokedAt)))
    .for('no key update');
  return row ?? null;
}

export async function insertGuest(
  tx: Queryable,
  guest: typeof meetingGuests.$inferInsert,
): Promise<GuestRow> {
  const [row] = await tx.insert(meetingGuests).values(guest).returning();
  return row!;
}

/** Times of the last request of guests who still count. */
export interface SeenSince {
  waiting: Date;
  admitted: Date;
}

const isInCall = sql`EXISTS (SELECT FROM ${voiceParticipants}
  WHERE ${voiceParticipants}.guest_id = ${meetingGuests}.id)`;

const isWaiting = ({ waiting }: SeenSince) =>
  and(eq(meetingGuests.state, 'WAITING'), gte(meetingGuests.seenAt, waiting));

const isAdmitted = ({ admitted }: SeenSince) =>
  and(eq(meetingGuests.state, 'ADMITTED'), or(gte(meetingGuests.seenAt, admitted), isInCall));

export async function countGuests(
  tx: Queryable,
  { linkId, since }: { linkId: string; since: SeenSince },
): Promise<{ total: number; waiting: number; admitted: number }> {
  const [row] = await tx
    .select({
      total: count(),
      waiting: sql<number>`count(*) FILTER (WHERE ${isWaiting(since)})`.mapWith(Number),
      admitted: sql<number>`count(*) FILTER (WHERE ${isAdmitted(since)})`.mapWith(Number),
    })
    .from(meetingGuests)
    .where(eq(meetingGuests.linkId, linkId));
  return row!;
}

export async function findGuest(
  tx: Queryable,
  { organizationId, meetingId, guestId }: MeetingRef & { guestId: string },
): Promise<GuestRow | null> {
  const [row] = await tx
    .select()
    .from(meetingGuests)
    .where(
      and(
        eq(meetingGuests.id, guestId),
        eq(meetingGuests.organizationId, organizationId),
        eq(meetingGuests.meetingId, meetingId),
      ),
    );
  return row ?? null;
}

/** Changes a guest in one of the given states. Null for a guest in another state. */
export async function changeGuest(
  tx: Queryable,
  guestId: string,
  from: readonly GuestRow['state'][],
  change: Partial<GuestRow>,
): Promise<GuestRow | null> {
  const [row] = await tx
    .update(meetingGuests)
    .set(change)
    .where(and(eq(meetingGuests.id, guestId), inArray(meetingGuests.state, [...from])))
    .returning();
  return row ?? null;
}

/** Not for a denied or removed guest, whose cool-down began at the answer. */
export async function renewGuest(tx: Queryable, guestId: string, seenAt: Date): Promise<void> {
  const isPresent = inArray(meetingGuests.state, ['WAITING', 'ADMITTED']);
  await tx
    .update(meetingGuests)
    .set({ seenAt })
    .where(and(eq(meetingGuests.id, guestId), isPresent));
}

/** Locks an admitted guest and their link, so that both stay valid while the guest joins the call. */
export async function lockAdmittedGuest(
  tx: Transaction,
  { organizationId, guestId }: { organizationId: string; guestId: string },
): Promise<boolean> {
  const { id, linkId } = meetingGuests;
  const isGuest = and(eq(id, guestId), eq(meetingGuests.organizationId, organizationId));
  const [guest] = await tx.select({ linkId }).from(meetingGuests).where(isGuest);
  if (!guest || !(await lockLink(tx, guest.linkId))) return false;
  const rows = await tx
    .select({ id })
    .from(meetingGuests)
    .where(and(isGuest, eq(meetingGuests.state, 'ADMITTED')))
    .for('no key update');
  return rows.length > 0;
}

const shownGuest = { guest: meetingGuests, title: meetings.title };

export type ShownGuest = { guest: GuestRow; title: string };

/** Guests of the valid link in order of arrival. */
export async function listGuests(
  tx: Queryable,
  meeting: MeetingRef,
  since: SeenSince,
): Promise<ShownGuest[]> {
  return tx
    .select(shownGuest)
    .from(meetingGuests)
    .innerJoin(meetingGuestLinks, eq(meetingGuestLinks.id, meetingGuests.linkId))
    .innerJoin(meetings, eq(meetings.id, meetingGuests.meetingId))
    .where(and(linkOf(meeting), or(isWaiting(since), isAdmitted(since))))
    .orderBy(asc(meetingGuests.createdAt), asc(meetingGuests.id));
}

/** Guests waiting in meetings that the member organises or has joined. */
export async function listWaitingFor(
  tx: Queryable,
  { organizationId, userId }: { organizationId: string; userId: string },
  {
    since,
    endedBefore,
    opensBy,
    limit,
  }: { since: SeenSince; endedBefore: Date; opensBy: Date; limit: number },
): Promise<ShownGuest[]> {
  const hasJoined = sql`EXISTS (SELECT FROM ${engagements}
    WHERE ${engagements.organizationId} = ${organizationId} AND ${engagements.userId} = ${userId}
      AND ${engagements.kind} = 'MEETING' AND ${engagements.reference} = ${meetings.id}::text)`;
  return tx
    .select(shownGuest)
    .from(meetingGuests)
    .innerJoin(meetingGuestLinks, eq(meetingGuestLinks.id, meetingGuests.linkId))
    .innerJoin(meetings, eq(meetings.id, meetingGuests.meetingId))
    .where(
      and(
        eq(meetingGuests.organizationId, organizationId),
        isWaiting(since),
        isNull(meetingGuestLinks.revokedAt),
        isNull(meetings.canceledAt),
        isNull(meetings.endedAt),
        lte(meetings.startTime, opensBy),
        gte(meetings.endTime, endedBefore),
        or(eq(meetings.organizerId, userId), hasJoined),
      ),
    )
    .orderBy(asc(meetingGuests.createdAt), asc(meetingGuests.id))
    .limit(limit);
}

/** Guests in calls whose sockets belong to this process. */
export async function findGuestParticipants(
  tx: Queryable,
  connectionIds: readonly string[],
): Promise<{ organizationId: string; guestId: string; roomId: string }[]> {
  if (connectionIds.length === 0) return [];
  const { organizationId, userId, guestId, roomId, connectionId } = voiceParticipants;
  return tx
    .select({ organizationId, guestId: userId, roomId })
    .from(voiceParticipants)
    .where(and(inArray(connectionId, [...connectionIds]), eq(guestId, userId)));
}

export async function findGuestLinkSetting(
  tx: Queryable,
  organizationId: string,
): Promise<{ version: number; enabled: boolean }> {
  const { id } = organizations;
  const [row] = await tx
    .select({ version: organizationGuestLinks.version, enabled: isAllowed })
    .from(organizations)
    .leftJoin(organizationGuestLinks, eq(organizationGuestLinks.organizationId, id))
    .leftJoin(organizationSignInRules, eq(organizationSignInRules.organizationId, id))
    .where(eq(id, organizationId));
  return { version: row?.version ?? 0, enabled: row?.enabled ?? false };
}

export async function saveGuestLinkSetting(
  tx: Queryable,
  setting: typeof organizationGuestLinks.$inferInsert,
): Promise<void> {
  await tx.insert(organizationGuestLinks).values(setting).onConflictDoUpdate({
    target: organizationGuestLinks.organizationId,
    set: setting,
  });
}

/** Deletes the links of meetings that ended before the given time, and with them their guests. */
export async function deleteOldGuestLinks(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(meetingGuestLinks).where(
    inArray(
      meetingGuestLinks.meetingId,
      tx
        .select({ id: meetings.id })
        .from(meetings)
        .where(or(lt(meetings.endTime, before), lt(meetings.canceledAt, before))),
    ),
  );
  return rowCount ?? 0;
}
