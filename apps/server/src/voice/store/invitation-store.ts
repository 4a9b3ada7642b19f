import { and, eq, gt, gte, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import {
  voiceInvitations,
  voiceInvitees,
  voiceParticipants,
  voiceRooms,
} from '../../database/schema/voice.ts';

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

export interface Unanswered {
  organizationId: string;
  invitationId: string;
  roomId: string;
  inviterId: string;
  userId: string;
  isCall: boolean;
}

/** The callee called back: only one of the crossed calls counts, so this one is not missed. */
const callsBack = sql`EXISTS (
  SELECT FROM voice_invitations AS back
  JOIN voice_invitees AS called ON called.invitation_id = back.id
  WHERE back.inviter_id = ${voiceInvitees.userId} AND called.user_id = ${voiceInvitations.inviterId}
    AND back.organization_id = ${voiceInvitations.organizationId}
    AND back.created_at < ${voiceInvitations.expiresAt} AND back.expires_at > ${voiceInvitations.createdAt}
    AND called.accepted IS NOT FALSE)`;

/** Returns unanswered invitations: either of a room, or all invitations that expired in the given period. */
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

export async function markUnansweredSettled(
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

/** Same as {@link markUnansweredSettled}, for accepted invitations to a room that the member has joined. */
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

/** Returns the accepted invitation of a member whose departure left the direct call empty. */
export async function findInvitationToEmptyCall(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<{ invitationId: string; inviterId: string } | undefined> {
  const [row] = await tx
    .select({ invitationId: voiceInvitations.id, inviterId: voiceInvitations.inviterId })
    .from(voiceInvitees)
    .innerJoin(voiceInvitations, eq(voiceInvitations.id, voiceInvitees.invitationId))
    .innerJoin(voiceRooms, eq(voiceRooms.id, voiceInvitations.roomId))
    .where(
      and(
        eq(voiceRooms.id, roomId),
        eq(voiceRooms.kind, 'DIRECT'),
        eq(voiceInvitees.userId, userId),
        eq(voiceInvitees.accepted, true),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(voiceParticipants)
            .where(eq(voiceParticipants.roomId, voiceRooms.id)),
        ),
      ),
    );
  return row;
}

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
