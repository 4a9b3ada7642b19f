import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, type MemberRef } from '../database/membership.ts';
import type { Role } from '@office/vocabulary';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { voiceParticipants } from '../database/schema/voice.ts';
import { pictureOf } from '../database/picture-column.ts';

export type ParticipantRow = typeof voiceParticipants.$inferSelect;

/** How old a row may grow before its process counts as dead. It is renewed four times as often. */
const lifetimeSeconds = 20;

const isAlive = sql`${voiceParticipants.seenAt} >= now() - make_interval(secs => ${lifetimeSeconds})`;

const memberIs = ({ organizationId, userId }: MemberRef) =>
  and(eq(voiceParticipants.organizationId, organizationId), eq(voiceParticipants.userId, userId));

/** The participants of rooms with what is shown of them, in the order of joining. */
export async function listParticipants(tx: Queryable, roomIds: readonly string[]) {
  if (roomIds.length === 0) return [];
  return tx
    .select({
      roomId: voiceParticipants.roomId,
      participantId: voiceParticipants.participantId,
      processId: voiceParticipants.processId,
      userId: voiceParticipants.userId,
      nameKanji: users.nameKanji,
      picture: pictureOf(users),
      muted: voiceParticipants.muted,
    })
    .from(voiceParticipants)
    .innerJoin(users, eq(users.id, voiceParticipants.userId))
    .where(inArray(voiceParticipants.roomId, [...roomIds]))
    .orderBy(asc(voiceParticipants.joinedAt), asc(voiceParticipants.participantId));
}

/** A member's participation in a room, held until the transaction ends. */
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

/** How many others are in a room, without those of dead processes. */
export async function countOthers(tx: Queryable, roomId: string, userId: string): Promise<number> {
  return tx.$count(
    voiceParticipants,
    and(eq(voiceParticipants.roomId, roomId), ne(voiceParticipants.userId, userId), isAlive),
  );
}

/** The people in a room, without those of dead processes. */
export async function findParticipantIds(tx: Queryable, roomId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: voiceParticipants.userId })
    .from(voiceParticipants)
    .where(and(eq(voiceParticipants.roomId, roomId), isAlive));
  return rows.map(({ userId }) => userId);
}

/** Puts a member into a room, and out of their previous one. */
export async function saveParticipant(
  tx: Queryable,
  row: Omit<ParticipantRow, 'seenAt'>,
): Promise<void> {
  const values = { ...row, seenAt: sql`now()` };
  await tx
    .insert(voiceParticipants)
    .values(values)
    .onConflictDoUpdate({
      target: [voiceParticipants.organizationId, voiceParticipants.userId],
      set: values,
    });
}

export async function setMuted(
  tx: Queryable,
  connectionId: string,
  muted: boolean,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(voiceParticipants)
    .set({ muted })
    .where(
      and(eq(voiceParticipants.connectionId, connectionId), ne(voiceParticipants.muted, muted)),
    );
  return (rowCount ?? 0) > 0;
}

/** Deletes the participant of a connection; null where another one has taken over. */
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

/** Deletes participants of a room; everyone where nobody is named. */
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

/** Renews the participants of connections. */
export async function renewParticipants(
  tx: Queryable,
  connectionIds: readonly string[],
): Promise<void> {
  if (connectionIds.length === 0) return;
  await tx
    .update(voiceParticipants)
    .set({ seenAt: sql`now()` })
    .where(inArray(voiceParticipants.connectionId, [...connectionIds]));
}

/** Deletes what dead processes left. */
export async function deleteDead(tx: Queryable): Promise<ParticipantRow[]> {
  return tx
    .delete(voiceParticipants)
    .where(sql`NOT (${isAlive})`)
    .returning();
}

/** That someone else is in the room of a participant, too: they talk. */
export const isInCompany: SQL = sql`EXISTS (
  SELECT FROM ${voiceParticipants} AS other
  WHERE other.room_id = ${voiceParticipants.roomId} AND other.user_id <> ${voiceParticipants.userId}
    AND other.seen_at >= now() - make_interval(secs => ${lifetimeSeconds}))`;

/** The given people who talk with others in the organisation, or are in the given room. */
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
        or(isInCompany, roomId ? eq(voiceParticipants.roomId, roomId) : undefined),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** The members with some roles who are in voice rooms, and which; by room, so that locks are taken in one order. */
export function findTalkersOf(
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
