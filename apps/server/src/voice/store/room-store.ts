import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
} from 'drizzle-orm';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { matchesKeyword } from '../../database/keyword-match.ts';
import { users } from '../../database/schema/users.ts';
import { voiceParticipants, voiceRoomMembers, voiceRooms } from '../../database/schema/voice.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import type { MemberRef } from '../../database/membership.ts';

export type VoiceRoomRow = typeof voiceRooms.$inferSelect;
export type VoiceRoomKind = VoiceRoomRow['kind'];

interface RoomId {
  organizationId: string;
  roomId: string;
}

const roomIs = ({ organizationId, roomId }: RoomId) =>
  and(eq(voiceRooms.id, roomId), eq(voiceRooms.organizationId, organizationId));

export async function findRoom(tx: Queryable, where: RoomId): Promise<VoiceRoomRow | null> {
  const [row] = await tx.select().from(voiceRooms).where(roomIs(where));
  return row ?? null;
}

/** Locks the row, so that participants and members of the room do not change. */
export async function lockRoom(tx: Queryable, where: RoomId): Promise<VoiceRoomRow | null> {
  const [row] = await tx.select().from(voiceRooms).where(roomIs(where)).for('no key update');
  return row ?? null;
}

export async function findMediaNode(tx: Queryable, roomId: string): Promise<string | null> {
  const [row] = await tx
    .select({ mediaNode: voiceRooms.mediaNode })
    .from(voiceRooms)
    .where(eq(voiceRooms.id, roomId));
  return row?.mediaNode ?? null;
}

/** Returns false if the call has changed its node since. */
export async function changeMediaNode(
  tx: Queryable,
  roomId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const current = from === null ? isNull(voiceRooms.mediaNode) : eq(voiceRooms.mediaNode, from);
  const changed = await tx
    .update(voiceRooms)
    .set({ mediaNode: to })
    .where(and(eq(voiceRooms.id, roomId), current))
    .returning({ id: voiceRooms.id });
  return changed.length > 0;
}

/** The next call of an empty room begins as a mesh. The caller must hold the lock on the room. */
export async function releaseMediaNode(tx: Queryable, roomId: string): Promise<void> {
  const inside = tx
    .select({ one: sql`1` })
    .from(voiceParticipants)
    .where(eq(voiceParticipants.roomId, roomId));
  await tx
    .update(voiceRooms)
    .set({ mediaNode: null })
    .where(and(eq(voiceRooms.id, roomId), isNotNull(voiceRooms.mediaNode), notExists(inside)));
}

export async function insertRoom(
  tx: Queryable,
  room: typeof voiceRooms.$inferInsert,
): Promise<VoiceRoomRow> {
  const [row] = await tx.insert(voiceRooms).values(room).returning();
  return row!;
}

export async function ensureRoom(
  tx: Queryable,
  room: typeof voiceRooms.$inferInsert & { id: string },
): Promise<VoiceRoomRow> {
  await tx.insert(voiceRooms).values(room).onConflictDoNothing();
  return (await findRoom(tx, { organizationId: room.organizationId, roomId: room.id }))!;
}

export async function renameRoom(
  tx: Queryable,
  roomId: string,
  change: {
    name: string;
    nameKatakana?: string;
    allHands?: boolean;
    version: number;
    updatedAt: Date;
  },
): Promise<void> {
  await tx.update(voiceRooms).set(change).where(eq(voiceRooms.id, roomId));
}

export async function deleteRoom(tx: Queryable, roomId: string): Promise<void> {
  await tx.delete(voiceRooms).where(eq(voiceRooms.id, roomId));
}

export async function countRooms(
  tx: Queryable,
  where: { organizationId: string; kind: VoiceRoomKind; ownerId?: string },
): Promise<number> {
  return tx.$count(
    voiceRooms,
    and(
      eq(voiceRooms.organizationId, where.organizationId),
      eq(voiceRooms.kind, where.kind),
      where.ownerId ? eq(voiceRooms.ownerId, where.ownerId) : undefined,
    ),
  );
}

const hasMember = (tx: Queryable, userId: string): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(voiceRoomMembers)
      .where(and(eq(voiceRoomMembers.roomId, voiceRooms.id), eq(voiceRoomMembers.userId, userId))),
  );

/** Lists rooms that the member owns or may enter, owned rooms first. */
export async function listOwnRooms(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  page: PageRequest,
): Promise<{ rows: VoiceRoomRow[]; total: number }> {
  const found = and(
    eq(voiceRooms.organizationId, organizationId),
    eq(voiceRooms.kind, 'OWN'),
    or(eq(voiceRooms.ownerId, userId), hasMember(tx, userId)),
  );
  const ownFirst = desc(sql`coalesce(${voiceRooms.ownerId} = ${userId}, false)`);
  return listRooms(tx, found, [ownFirst], page);
}

/** Guests see only the admin rooms that list them. */
export async function listAdminRooms(
  tx: Queryable,
  { organizationId, userId, isGuest }: MemberRef & { isGuest: boolean },
  page: PageRequest,
): Promise<{ rows: VoiceRoomRow[]; total: number }> {
  const found = and(
    eq(voiceRooms.organizationId, organizationId),
    eq(voiceRooms.kind, 'ADMIN'),
    isGuest ? hasMember(tx, userId) : undefined,
  );
  return listRooms(tx, found, [], page);
}

/** Finds own and admin rooms that the member may enter by keyword. Guests find only rooms that list them. */
export async function findEnterableRooms(
  tx: Queryable,
  { organizationId, userId, isGuest }: MemberRef & { isGuest: boolean },
  { keyword, limit }: { keyword: string; limit: number },
): Promise<VoiceRoomRow[]> {
  return tx
    .select()
    .from(voiceRooms)
    .where(
      and(
        eq(voiceRooms.organizationId, organizationId),
        inArray(voiceRooms.kind, ['OWN', 'ADMIN']),
        or(
          isGuest ? undefined : eq(voiceRooms.kind, 'ADMIN'),
          eq(voiceRooms.ownerId, userId),
          hasMember(tx, userId),
        ),
        matchesKeyword(keyword, [voiceRooms.name, voiceRooms.nameKatakana]),
      ),
    )
    .orderBy(asc(voiceRooms.name), asc(voiceRooms.id))
    .limit(limit);
}

function listRooms(tx: Queryable, found: SQL | undefined, order: SQL[], page: PageRequest) {
  const query = tx.select().from(voiceRooms).where(found).$dynamic();
  const byName = [asc(voiceRooms.name), asc(voiceRooms.createdAt), asc(voiceRooms.id)];
  return findPage(tx, query, [...order, ...byName], page);
}

export async function findRoomMembers(
  tx: Queryable,
  roomIds: readonly string[],
): Promise<{ roomId: string; userId: string; email: string }[]> {
  if (roomIds.length === 0) return [];
  return tx
    .select({
      roomId: voiceRoomMembers.roomId,
      userId: voiceRoomMembers.userId,
      email: users.email,
    })
    .from(voiceRoomMembers)
    .innerJoin(users, eq(users.id, voiceRoomMembers.userId))
    .where(inArray(voiceRoomMembers.roomId, [...roomIds]))
    .orderBy(asc(users.email));
}

export async function isRoomMember(
  tx: Queryable,
  roomId: string,
  userId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ userId: voiceRoomMembers.userId })
    .from(voiceRoomMembers)
    .where(and(eq(voiceRoomMembers.roomId, roomId), eq(voiceRoomMembers.userId, userId)));
  return rows.length > 0;
}

export async function addRoomMembers(
  tx: Queryable,
  { organizationId, roomId }: RoomId,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insert(voiceRoomMembers)
    .values(userIds.map((userId) => ({ organizationId, roomId, userId })))
    .onConflictDoNothing();
}

export async function replaceRoomMembers(
  tx: Queryable,
  room: RoomId,
  userIds: readonly string[],
): Promise<void> {
  await tx.delete(voiceRoomMembers).where(eq(voiceRoomMembers.roomId, room.roomId));
  await addRoomMembers(tx, room, userIds);
}

const isEmpty = (tx: Queryable): SQL =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(voiceParticipants)
      .where(eq(voiceParticipants.roomId, voiceRooms.id)),
  );

/** The caller must hold the lock on the room row, so that no member joins concurrently. */
export async function deleteIfEmpty(tx: Queryable, roomId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(voiceRooms)
    .where(and(eq(voiceRooms.id, roomId), isEmpty(tx)));
  return (rowCount ?? 0) > 0;
}

export async function findEmptyRooms(
  tx: Queryable,
  where: { kinds: readonly VoiceRoomKind[]; createdBefore: Date },
): Promise<{ organizationId: string; roomId: string }[]> {
  return tx
    .select({ organizationId: voiceRooms.organizationId, roomId: voiceRooms.id })
    .from(voiceRooms)
    .where(
      and(
        inArray(voiceRooms.kind, [...where.kinds]),
        lt(voiceRooms.createdAt, where.createdBefore),
        isEmpty(tx),
      ),
    );
}
