import { and, eq, gt, gte, isNull, lt, notExists, sql } from 'drizzle-orm';
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
