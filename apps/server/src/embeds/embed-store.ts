import { and, asc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { notUsedSince } from '../database/last-use.ts';
import { isPerson, notBlocked } from '../database/membership.ts';
import { embeds } from '../database/schema/embeds.ts';
import { memberships, organizationAreas, organizations } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { voiceParticipants, voiceRooms } from '../database/schema/voice.ts';
import { byName, isOnline } from '../people/member-directory.ts';

type EmbedRow = typeof embeds.$inferSelect;
type EmbedRef = Pick<EmbedRow, 'organizationId' | 'id'>;

const isOf = (organizationId: string) => eq(embeds.organizationId, organizationId);
const isEmbed = ({ organizationId, id }: EmbedRef) => and(isOf(organizationId), eq(embeds.id, id));

const selectEmbeds = (tx: Queryable) =>
  tx
    .select({
      ...getTableColumns(embeds),
      voiceRoomName: voiceRooms.name,
      createdByName: users.nameKanji,
    })
    .from(embeds)
    .leftJoin(voiceRooms, eq(voiceRooms.id, embeds.voiceRoomId))
    .leftJoin(users, eq(users.id, embeds.createdBy));

export type NamedEmbed = Awaited<ReturnType<typeof listEmbeds>>[number];

export function listEmbeds(tx: Queryable, organizationId: string) {
  return selectEmbeds(tx).where(isOf(organizationId)).orderBy(asc(embeds.name), asc(embeds.id));
}

export async function findEmbed(tx: Queryable, embed: EmbedRef): Promise<NamedEmbed | null> {
  const [row] = await selectEmbeds(tx).where(isEmbed(embed));
  return row ?? null;
}

/** Returns null also for a disabled widget and a blocked organisation. */
export async function findEmbedByKey(tx: Queryable, key: string) {
  const [row] = await tx
    .select({
      ...getTableColumns(embeds),
      organizationName: organizations.name,
      closedAreas: organizationAreas.closed,
    })
    .from(embeds)
    .innerJoin(
      organizations,
      and(eq(organizations.id, embeds.organizationId), isNull(organizations.blockedAt)),
    )
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, embeds.organizationId))
    .where(and(eq(embeds.key, key), eq(embeds.enabled, true)));
  return row ?? null;
}

export type FoundEmbed = NonNullable<Awaited<ReturnType<typeof findEmbedByKey>>>;

/** Lock the organisation first to enforce the limit. */
export function countEmbeds(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(embeds, isOf(organizationId));
}

export async function insertEmbed(tx: Queryable, embed: typeof embeds.$inferInsert): Promise<void> {
  await tx.insert(embeds).values(embed);
}

export async function updateEmbed(
  tx: Queryable,
  embed: EmbedRef,
  change: Partial<typeof embeds.$inferInsert>,
): Promise<void> {
  await tx.update(embeds).set(change).where(isEmbed(embed));
}

export async function markEmbedUsed(tx: Queryable, embed: EmbedRef, now: Date): Promise<void> {
  await tx
    .update(embeds)
    .set({ lastUsedAt: now })
    .where(and(isEmbed(embed), notUsedSince(embeds.lastUsedAt, now)));
}

export async function deleteEmbed(tx: Queryable, embed: EmbedRef): Promise<void> {
  await tx.delete(embeds).where(isEmbed(embed));
}

/** Rooms that all members can join. */
export function listAdminVoiceRooms(tx: Queryable, organizationId: string) {
  return tx
    .select({ id: voiceRooms.id, name: voiceRooms.name })
    .from(voiceRooms)
    .where(and(eq(voiceRooms.organizationId, organizationId), eq(voiceRooms.kind, 'ADMIN')))
    .orderBy(asc(voiceRooms.name), asc(voiceRooms.id));
}

export async function findVoiceRoom(tx: Queryable, roomId: string) {
  const [row] = await tx
    .select({
      name: voiceRooms.name,
      participantCount: tx.$count(voiceParticipants, eq(voiceParticipants.roomId, voiceRooms.id)),
    })
    .from(voiceRooms)
    .where(eq(voiceRooms.id, roomId));
  return row ?? null;
}

const isInOffice = (organizationId: string) =>
  and(
    eq(memberships.organizationId, organizationId),
    ne(memberships.role, 'GUEST'),
    notBlocked(),
    isPerson,
    isOnline,
  );

export function countMembersInOffice(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(memberships, isInOffice(organizationId));
}

export function listMembersInOffice(tx: Queryable, organizationId: string, limit: number) {
  return tx
    .select({
      id: users.id,
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
      status: memberships.status,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isInOffice(organizationId))
    .orderBy(...byName('ja'))
    .limit(limit);
}
