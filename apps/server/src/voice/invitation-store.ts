import { and, eq, gt, gte, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import {
  voiceInvitations,
  voiceInvitees,
  voiceParticipants,
  voiceRooms,
} from '../database/schema/voice.ts';

export type InvitationRow = typeof voiceInvitations.$inferSelect;

export async function insertInvitation(
  tx: Queryable,
  invitation: typeof voiceInvitations.$inferInsert,
  userIds: readonly string[],
): Promise<InvitationRow> {
  const [row] = await tx.insert(voiceInvitations).values(invitation).returning();
  await tx
    .insert(voiceInvitees)
    .values(userIds.map((userId) => ({ invitationId: row!.id, userId })));
  return row!;
}

/** How many invitations a member has sent since a point in time. */
export async function countInvitations(
  tx: Queryable,
  inviterId: string,
  since: Date,
): Promise<number> {
  return tx.$count(
    voiceInvitations,
    and(eq(voiceInvitations.inviterId, inviterId), gte(voiceInvitations.createdAt, since)),
  );
}

/** The room of an invitation; null where it is not for this user. */
export async function findInvitedRoom(
  tx: Queryable,
  where: { organizationId: string; invitationId: string; userId: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ roomId: voiceInvitations.roomId })
    .from(voiceInvitees)
    .innerJoin(voiceInvitations, eq(voiceInvitations.id, voiceInvitees.invitationId))
    .where(isFor(where));
  return row?.roomId ?? null;
}

const isFor = (where: { organizationId: string; invitationId: string; userId: string }) =>
  and(
    eq(voiceInvitees.invitationId, where.invitationId),
    eq(voiceInvitees.userId, where.userId),
    eq(voiceInvitations.organizationId, where.organizationId),
  );

/** A user's invitation and their answer; held until the transaction ends. */
export async function lockInvitation(
  tx: Queryable,
  where: { organizationId: string; invitationId: string; userId: string },
): Promise<(InvitationRow & { accepted: boolean | null }) | null> {
  const [row] = await tx
    .select({ invitation: voiceInvitations, accepted: voiceInvitees.accepted })
    .from(voiceInvitees)
    .innerJoin(voiceInvitations, eq(voiceInvitations.id, voiceInvitees.invitationId))
    .where(isFor(where))
    .for('no key update', { of: voiceInvitees });
  return row ? { ...row.invitation, accepted: row.accepted } : null;
}

export async function saveAnswer(
  tx: Queryable,
  where: { invitationId: string; userId: string },
  accepted: boolean,
): Promise<void> {
  await tx
    .update(voiceInvitees)
    .set({ accepted })
    .where(
      and(
        eq(voiceInvitees.invitationId, where.invitationId),
        eq(voiceInvitees.userId, where.userId),
      ),
    );
}

/** The people who are still being asked into a room. */
export async function findPendingInvitees(
  tx: Queryable,
  roomId: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: voiceInvitees.userId })
    .from(voiceInvitees)
    .innerJoin(voiceInvitations, eq(voiceInvitations.id, voiceInvitees.invitationId))
    .where(
      and(
        eq(voiceInvitations.roomId, roomId),
        isNull(voiceInvitees.accepted),
        gt(voiceInvitations.expiresAt, now),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** An invitation that one of those invited has not answered. */
export interface Unanswered {
  organizationId: string;
  invitationId: string;
  roomId: string;
  inviterId: string;
  userId: string;
  /** Whether it is a call between two. */
  isCall: boolean;
}

/** The other one calls back at the same time, and one of the two calls counts: nothing is missed. */
const callsBack = sql`EXISTS (
  SELECT FROM voice_invitations AS back
  JOIN voice_invitees AS called ON called.invitation_id = back.id
  WHERE back.inviter_id = ${voiceInvitees.userId} AND called.user_id = ${voiceInvitations.inviterId}
    AND back.organization_id = ${voiceInvitations.organizationId}
    AND back.created_at < ${voiceInvitations.expiresAt} AND back.expires_at > ${voiceInvitations.createdAt}
    AND called.accepted IS NOT FALSE)`;

/** Those who have not answered: of a room, or the invitations that ended in a span. */
export async function findUnanswered(
  tx: Queryable,
  where: { roomId: string } | { since: Date; until: Date },
): Promise<Unanswered[]> {
  return tx
    .select({
      organizationId: voiceInvitations.organizationId,
      invitationId: voiceInvitations.id,
      roomId: voiceInvitations.roomId,
      inviterId: voiceInvitations.inviterId,
      userId: voiceInvitees.userId,
      isCall: sql<boolean>`${voiceRooms.kind} = 'DIRECT' AND NOT ${callsBack}`,
    })
    .from(voiceInvitations)
    .innerJoin(voiceInvitees, eq(voiceInvitees.invitationId, voiceInvitations.id))
    .innerJoin(voiceRooms, eq(voiceRooms.id, voiceInvitations.roomId))
    .where(
      and(
        isNull(voiceInvitees.accepted),
        eq(voiceInvitees.settled, false),
        'roomId' in where
          ? eq(voiceInvitations.roomId, where.roomId)
          : and(
              gt(voiceInvitations.expiresAt, where.since),
              lte(voiceInvitations.expiresAt, where.until),
            ),
      ),
    );
}

/** Notes that the inviter is told what became of an invitation; false where they were. */
export async function settleUnanswered(
  tx: Queryable,
  { invitationId, userId }: Pick<Unanswered, 'invitationId' | 'userId'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(voiceInvitees)
    .set({ settled: true })
    .where(
      and(
        eq(voiceInvitees.invitationId, invitationId),
        eq(voiceInvitees.userId, userId),
        isNull(voiceInvitees.accepted),
        eq(voiceInvitees.settled, false),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** As {@link settleUnanswered}, for the invitations that a member has followed into a room. */
export async function settleJoined(
  tx: Queryable,
  where: { organizationId: string; roomId: string; userId: string; since: Date },
): Promise<{ invitationId: string; inviterId: string }[]> {
  return tx
    .update(voiceInvitees)
    .set({ settled: true })
    .from(voiceInvitations)
    .where(
      and(
        eq(voiceInvitations.id, voiceInvitees.invitationId),
        eq(voiceInvitations.organizationId, where.organizationId),
        eq(voiceInvitations.roomId, where.roomId),
        gt(voiceInvitations.expiresAt, where.since),
        eq(voiceInvitees.userId, where.userId),
        eq(voiceInvitees.accepted, true),
        eq(voiceInvitees.settled, false),
      ),
    )
    .returning({
      invitationId: voiceInvitees.invitationId,
      inviterId: voiceInvitations.inviterId,
    });
}

/** The calls that a member has made and nobody has answered. */
export async function findOpenCalls(
  tx: Queryable,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ id: voiceRooms.id })
    .from(voiceRooms)
    .where(
      and(
        eq(voiceRooms.organizationId, organizationId),
        eq(voiceRooms.kind, 'DIRECT'),
        eq(voiceRooms.ownerId, userId),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(voiceParticipants)
            .where(eq(voiceParticipants.roomId, voiceRooms.id)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function deleteInvitations(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(voiceInvitations)
    .where(lt(voiceInvitations.expiresAt, before));
  return rowCount ?? 0;
}
