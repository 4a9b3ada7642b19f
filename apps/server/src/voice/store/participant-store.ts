import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, type MemberRef } from '../../database/membership.ts';
import type { Role } from '@office/vocabulary';
import { meetingGuests } from '../../database/schema/meeting-guests.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';
import { pictureOf } from '../../database/picture-column.ts';

export type ParticipantRow = typeof voiceParticipants.$inferSelect;

/** A row not renewed for this long belongs to a dead process. Renewed four times as often. */
const lifetimeSeconds = 20;

const isAlive = sql`${voiceParticipants.seenAt} >= now() - make_interval(secs => ${lifetimeSeconds})`;

const memberIs = ({ organizationId, userId }: MemberRef) =>
  and(eq(voiceParticipants.organizationId, organizationId), eq(voiceParticipants.userId, userId));

/** Participants are sorted by join time. */
export async function listParticipants(tx: Queryable, roomIds: readonly string[]) {
  if (roomIds.length === 0) return [];
  return tx
    .select({
      roomId: voiceParticipants.roomId,
      participantId: voiceParticipants.participantId,
      processId: voiceParticipants.processId,
      userId: voiceParticipants.userId,
      guestId: voiceParticipants.guestId,
      nameKanji: sql<string>`coalesce(${users.nameKanji}, ${meetingGuests.name})`,
      nameLatin: users.nameLatin,
      picture: pictureOf({ ...users, id: voiceParticipants.userId }),
      muted: voiceParticipants.muted,
      camera: voiceParticipants.camera,
      screen: voiceParticipants.screen,
      listener: voiceParticipants.listener,
      handRaisedAt: voiceParticipants.handRaisedAt,
      captionsWanted: voiceParticipants.captionsWanted,
      captionSource: voiceParticipants.captionSource,
      recordingId: voiceParticipants.recordingId,
      recordingBegunAt: voiceParticipants.recordingBegunAt,
      recordingTranscript: voiceParticipants.recordingTranscript,
      agreedTo: voiceParticipants.agreedTo,
    })
    .from(voiceParticipants)
    .leftJoin(users, eq(users.id, voiceParticipants.memberId))
    .leftJoin(meetingGuests, eq(meetingGuests.id, voiceParticipants.guestId))
    .where(inArray(voiceParticipants.roomId, [...roomIds]))
    .orderBy(asc(voiceParticipants.joinedAt), asc(voiceParticipants.participantId));
}

export async function lockParticipant(
  tx: Queryable,
  member: MemberRef,
): Promise<ParticipantRow | null> {
  const [row] = await tx
    .select()
    .from(voiceParticipants)
    .where(memberIs(member))
    .for('no key update');
  return row ?? null;
}

/** Excludes participants of dead processes. */
export async function countOthers(tx: Queryable, roomId: string, userId: string): Promise<number> {
  return tx.$count(
    voiceParticipants,
    and(eq(voiceParticipants.roomId, roomId), ne(voiceParticipants.userId, userId), isAlive),
  );
}

export async function isParticipant(
  tx: Queryable,
  roomId: string,
  userId: string,
): Promise<boolean> {
  const { roomId: room, userId: user } = voiceParticipants;
  return (await tx.$count(voiceParticipants, and(eq(room, roomId), eq(user, userId)))) > 0;
}

export async function findOwnRoomId(tx: Queryable, member: MemberRef): Promise<string | null> {
  const [row] = await tx
    .select({ roomId: voiceParticipants.roomId })
    .from(voiceParticipants)
    .where(memberIs(member));
  return row?.roomId ?? null;
}

export async function findLiveParticipants(
  tx: Queryable,
  roomId: string,
): Promise<Pick<ParticipantRow, 'userId' | 'guestId'>[]> {
  const { userId, guestId } = voiceParticipants;
  return tx
    .select({ userId, guestId })
    .from(voiceParticipants)
    .where(and(eq(voiceParticipants.roomId, roomId), isAlive));
}

export async function saveParticipant(
  tx: Queryable,
  row: Omit<ParticipantRow, 'seenAt' | 'memberId'>,
): Promise<void> {
  const values = { ...row, memberId: undefined, seenAt: sql`now()` };
  await tx
    .insert(voiceParticipants)
    .values(values)
    .onConflictDoUpdate({
      target: [voiceParticipants.organizationId, voiceParticipants.userId],
      set: values,
    });
}

export async function lockByConnection(
  tx: Queryable,
  connectionId: string,
): Promise<ParticipantRow | null> {
  const [row] = await tx
    .select()
    .from(voiceParticipants)
    .where(eq(voiceParticipants.connectionId, connectionId))
    .for('no key update');
  return row ?? null;
}

export async function lockByParticipant(
  tx: Queryable,
  { roomId, participantId }: Pick<ParticipantRow, 'roomId' | 'participantId'>,
): Promise<ParticipantRow | null> {
  const [row] = await tx
    .select()
    .from(voiceParticipants)
    .where(
      and(eq(voiceParticipants.roomId, roomId), eq(voiceParticipants.participantId, participantId)),
    )
    .for('no key update');
  return row ?? null;
}

/** Returns null if the participant has left. */
export async function isListener(tx: Queryable, participantId: string): Promise<boolean | null> {
  const [row] = await tx
    .select({ listener: voiceParticipants.listener })
    .from(voiceParticipants)
    .where(eq(voiceParticipants.participantId, participantId));
  return row?.listener ?? null;
}

export async function updateParticipant(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  change: Partial<ParticipantRow>,
): Promise<void> {
  await tx.update(voiceParticipants).set(change).where(memberIs({ organizationId, userId }));
}

export async function takeScreen(
  tx: Queryable,
  { roomId, userId }: Pick<ParticipantRow, 'roomId' | 'userId'>,
): Promise<string[]> {
  const rows = await tx
    .update(voiceParticipants)
    .set({ screen: false })
    .where(
      and(
        eq(voiceParticipants.roomId, roomId),
        ne(voiceParticipants.userId, userId),
        voiceParticipants.screen,
      ),
    )
    .returning({ connectionId: voiceParticipants.connectionId });
  return rows.map(({ connectionId }) => connectionId);
}

/** Sets `aloneSince` of the last remaining participant. Clears it while there are several. */
export async function saveAloneSince(
  tx: Queryable,
  roomId: string,
  aloneSince: Date | null,
): Promise<void> {
  const { aloneSince: column } = voiceParticipants;
  await tx
    .update(voiceParticipants)
    .set({ aloneSince })
    .where(
      and(eq(voiceParticipants.roomId, roomId), aloneSince ? isNull(column) : isNotNull(column)),
    );
}

/** Returns null if another connection has taken over the participant. */
export async function deleteByConnection(
  tx: Queryable,
  member: MemberRef,
  connectionId: string,
): Promise<ParticipantRow | null> {
  const [row] = await tx
    .delete(voiceParticipants)
    .where(and(memberIs(member), eq(voiceParticipants.connectionId, connectionId)))
    .returning();
  return row ?? null;
}

/** Without `userIds`, deletes all participants of the room. */
export async function deleteFromRoom(
  tx: Queryable,
  roomId: string,
  userIds?: readonly string[],
): Promise<ParticipantRow[]> {
  if (userIds?.length === 0) return [];
  return tx
    .delete(voiceParticipants)
    .where(
      and(
        eq(voiceParticipants.roomId, roomId),
        userIds ? inArray(voiceParticipants.userId, [...userIds]) : undefined,
      ),
    )
    .returning();
}

/** Deletes the participants of guests, selected by guest or by link. */
export async function deleteGuests(
  tx: Queryable,
  {
    guestIds = [],
    linkIds = [],
    organizationId,
  }: { guestIds?: readonly string[]; linkIds?: readonly string[]; organizationId?: string },
): Promise<ParticipantRow[]> {
  if (guestIds.length + linkIds.length === 0 && !organizationId) return [];
  const ofLinks = tx
    .select({ id: meetingGuests.id })
    .from(meetingGuests)
    .where(inArray(meetingGuests.linkId, [...linkIds]));
  const { guestId } = voiceParticipants;
  return tx
    .delete(voiceParticipants)
    .where(
      or(
        guestIds.length > 0 ? inArray(guestId, [...guestIds]) : undefined,
        linkIds.length > 0 ? inArray(guestId, ofLinks) : undefined,
        organizationId
          ? and(eq(voiceParticipants.organizationId, organizationId), isNotNull(guestId))
          : undefined,
      ),
    )
    .returning();
}

export interface Confirmed {
  at: Date;
  roomIds: readonly string[];
  connectionIds: readonly string[];
}

/**
 * Skips locked rows: waiting for a member's own change could deadlock with it.
 * @returns the connections of the renewed participants
 */
export async function renewParticipants(
  tx: Queryable,
  connectionIds: readonly string[],
  confirmed: Confirmed,
): Promise<string[]> {
  if (connectionIds.length === 0) return [];
  const { confirmedAt, connectionId, roomId } = voiceParticipants;
  const isConfirmed = or(
    inArray(roomId, [...confirmed.roomIds]),
    inArray(connectionId, [...confirmed.connectionIds]),
  );
  const unlocked = tx
    .select({ connectionId })
    .from(voiceParticipants)
    .where(inArray(connectionId, [...connectionIds]))
    .for('no key update', { skipLocked: true });
  const renewed = await tx
    .update(voiceParticipants)
    .set({
      seenAt: sql`now()`,
      confirmedAt: sql`CASE WHEN ${isConfirmed}
        THEN ${confirmed.at.toISOString()}::timestamptz ELSE ${confirmedAt} END`,
    })
    .where(inArray(connectionId, unlocked))
    .returning({ connectionId });
  return renewed.map((row) => row.connectionId);
}

/** Sets `aloneSince` for participants left alone because the process of the others was killed. */
export async function markAloneParticipants(
  tx: Queryable,
  connectionIds: readonly string[],
  now: Date,
): Promise<void> {
  if (connectionIds.length === 0) return;
  const { aloneSince, connectionId } = voiceParticipants;
  await tx
    .update(voiceParticipants)
    .set({ aloneSince: now })
    .where(
      and(inArray(connectionId, [...connectionIds]), isNull(aloneSince), not(hasOtherParticipants)),
    );
}

/** Deadlines: participants confirmed, or alone since, before these times are removed. */
export interface RemovalDeadlines {
  connectionIds: readonly string[];
  confirmedBefore: Date;
  aloneBefore: Date;
}

const isUnanswered = ({ confirmedBefore }: RemovalDeadlines) =>
  lt(voiceParticipants.confirmedAt, confirmedBefore);

const isAloneTooLong = ({ aloneBefore }: RemovalDeadlines) =>
  and(lt(voiceParticipants.aloneSince, aloneBefore), not(hasOtherParticipants));

export async function findOverdueRooms(
  tx: Queryable,
  overdue: RemovalDeadlines,
): Promise<{ organizationId: string; roomId: string }[]> {
  if (overdue.connectionIds.length === 0) return [];
  return tx
    .selectDistinct({
      organizationId: voiceParticipants.organizationId,
      roomId: voiceParticipants.roomId,
    })
    .from(voiceParticipants)
    .where(
      and(
        inArray(voiceParticipants.connectionId, [...overdue.connectionIds]),
        or(isUnanswered(overdue), isAloneTooLong(overdue)),
      ),
    );
}

/** The caller must hold the lock on the room row. */
export async function deleteExpired(
  tx: Queryable,
  roomId: string,
  overdue: RemovalDeadlines,
): Promise<{ alone: ParticipantRow[]; unanswered: ParticipantRow[] }> {
  const ofProcess = and(
    eq(voiceParticipants.roomId, roomId),
    inArray(voiceParticipants.connectionId, [...overdue.connectionIds]),
  );
  const remove = (where: SQL | undefined) =>
    tx.delete(voiceParticipants).where(and(ofProcess, where)).returning();
  // Runs first: a participant alone for too long is also unconfirmed, but `alone` is the reason to report.
  const alone = await remove(isAloneTooLong(overdue));
  return { alone, unanswered: await remove(isUnanswered(overdue)) };
}

export async function deleteDisconnected(tx: Queryable): Promise<ParticipantRow[]> {
  return tx
    .delete(voiceParticipants)
    .where(sql`NOT (${isAlive})`)
    .returning();
}

export const hasOtherParticipants: SQL = sql`EXISTS (
  SELECT FROM ${voiceParticipants} AS other
  WHERE other.room_id = ${voiceParticipants.roomId} AND other.user_id <> ${voiceParticipants.userId}
    AND other.seen_at >= now() - make_interval(secs => ${lifetimeSeconds}))`;

export async function findMembersInVoice(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
  roomId?: string,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ userId: voiceParticipants.userId })
    .from(voiceParticipants)
    .where(
      and(
        eq(voiceParticipants.organizationId, organizationId),
        inArray(voiceParticipants.userId, [...userIds]),
        isAlive,
        or(hasOtherParticipants, roomId ? eq(voiceParticipants.roomId, roomId) : undefined),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Sorted by room, so that locks are taken in a consistent order. */
export function findParticipantsByRole(
  tx: Queryable,
  { organizationId, roles }: { organizationId: string; roles: readonly Role[] },
): Promise<{ organizationId: string; userId: string; roomId: string }[]> {
  return tx
    .select({
      organizationId: voiceParticipants.organizationId,
      userId: voiceParticipants.userId,
      roomId: voiceParticipants.roomId,
    })
    .from(voiceParticipants)
    .innerJoin(memberships, membershipIs(voiceParticipants))
    .where(
      and(
        eq(voiceParticipants.organizationId, organizationId),
        inArray(memberships.role, [...roles]),
      ),
    )
    .orderBy(asc(voiceParticipants.roomId));
}
