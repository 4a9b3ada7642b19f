import { and, asc, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { matchesKeyword } from '../database/keyword-match.ts';
import { membershipIs, nested, type MemberRef } from '../database/membership.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { chatMembers, chatRooms } from '../database/schema/chat.ts';
import {
  heldMessageFiles,
  heldMessages,
  heldTranscripts,
  legalHolds,
} from '../database/schema/legal-holds.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { coversMessage, coversTranscript, isActive } from './held-content-store.ts';

const placer = alias(users, 'placer');
const releaser = alias(users, 'releaser');

const numberOf = (rows: SQL) => nested<number>(sql`SELECT count(*)::int FROM ${rows}`);
/** Copies of a released hold do not count, because they are being deleted. */
const isMessageCovered = and(isActive, coversMessage(heldMessages));

const selectHolds = (tx: Queryable) =>
  tx
    .select({
      id: legalHolds.id,
      kind: legalHolds.kind,
      userId: legalHolds.userId,
      roomId: legalHolds.roomId,
      name: legalHolds.name,
      reference: legalHolds.reference,
      createdAt: legalHolds.createdAt,
      createdByName: sql<string | null>`${placer.nameKanji}`.as('created_by_name'),
      releasedAt: legalHolds.releasedAt,
      releasedByName: sql<string | null>`${releaser.nameKanji}`.as('released_by_name'),
      messages: numberOf(sql`${heldMessages} WHERE ${isMessageCovered}`).as('messages'),
      files: numberOf(sql`${heldMessageFiles}
        JOIN ${heldMessages} ON ${heldMessages.id} = ${heldMessageFiles.heldMessageId}
        WHERE ${isMessageCovered}`).as('files'),
      transcripts: numberOf(sql`${heldTranscripts}
        WHERE ${and(isActive, coversTranscript(heldTranscripts))}`).as('transcripts'),
    })
    .from(legalHolds)
    .leftJoin(placer, eq(placer.id, legalHolds.createdBy))
    .leftJoin(releaser, eq(releaser.id, legalHolds.releasedBy))
    .$dynamic();

export type HoldRow = Awaited<ReturnType<typeof selectHolds>>[number];

const isHoldOf = (organizationId: string) => eq(legalHolds.organizationId, organizationId);

export function listHolds(
  tx: Queryable,
  organizationId: string,
  page: PageRequest,
): Promise<{ rows: HoldRow[]; total: number }> {
  const { releasedAt, createdAt, id } = legalHolds;
  const order = [sql`${releasedAt} IS NOT NULL`, desc(createdAt), asc(id)];
  return findPage(tx, selectHolds(tx).where(isHoldOf(organizationId)), order, page);
}

export async function findHold(
  tx: Queryable,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<HoldRow | null> {
  const [row] = await selectHolds(tx).where(and(isHoldOf(organizationId), eq(legalHolds.id, id)));
  return row ?? null;
}

/** Returns null if the member or room has an active hold. */
export async function insertHold(
  tx: Queryable,
  hold: typeof legalHolds.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(legalHolds)
    .values(hold)
    .onConflictDoNothing()
    .returning({ id: legalHolds.id });
  return row?.id ?? null;
}

/** Returns false if the hold is not active. */
export async function releaseHold(
  tx: Queryable,
  { organizationId, id }: { organizationId: string; id: string },
  released: { releasedBy: string; releasedAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(legalHolds)
    .set(released)
    .where(and(isHoldOf(organizationId), eq(legalHolds.id, id), isActive));
  return rowCount === 1;
}

export async function findMemberName(tx: Queryable, member: MemberRef): Promise<string | null> {
  const [row] = await tx
    .select({ name: users.nameKanji })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(membershipIs(member));
  return row?.name ?? null;
}

const isNamedRoom = (organizationId: string) =>
  and(
    eq(chatRooms.organizationId, organizationId),
    eq(chatRooms.type, 'CHANNEL'),
    isNull(chatRooms.deletedAt),
  );

export async function findRoomName(
  tx: Queryable,
  { organizationId, roomId }: { organizationId: string; roomId: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ name: chatRooms.name })
    .from(chatRooms)
    .where(and(isNamedRoom(organizationId), eq(chatRooms.id, roomId)));
  return row?.name ?? null;
}

export function searchRooms(
  tx: Queryable,
  { organizationId, keyword, limit }: { organizationId: string; keyword: string; limit: number },
): Promise<{ id: string; name: string; memberCount: number }[]> {
  return tx
    .select({ id: chatRooms.id, name: chatRooms.name, memberCount: count(chatMembers.userId) })
    .from(chatRooms)
    .leftJoin(chatMembers, eq(chatMembers.roomId, chatRooms.id))
    .where(and(isNamedRoom(organizationId), matchesKeyword(keyword, [chatRooms.name])))
    .groupBy(chatRooms.id)
    .orderBy(asc(chatRooms.name), asc(chatRooms.id))
    .limit(limit);
}
