import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { notUsedSince } from '../../database/last-use.ts';
import { membershipIs, notBlocked } from '../../database/membership.ts';
import { chatRooms } from '../../database/schema/chat.ts';
import { chatWebhooks } from '../../database/schema/chat-webhooks.ts';
import {
  memberships,
  organizationAreas,
  organizations,
} from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

type Webhook = typeof chatWebhooks.$inferSelect;

export type NamedWebhook = Webhook & {
  createdByName: string | null;
  roomName: string;
  /** Whether the creator is a member without a block. */
  hasCreator: boolean;
};

const creatorIs = and(
  membershipIs({ organizationId: chatWebhooks.organizationId, userId: chatWebhooks.createdBy }),
  notBlocked(),
);

const selectWebhooks = (tx: Queryable) =>
  tx
    .select({
      ...getTableColumns(chatWebhooks),
      createdByName: users.nameKanji,
      roomName: chatRooms.name,
      hasCreator: sql<boolean>`(${memberships.userId} IS NOT NULL)`,
    })
    .from(chatWebhooks)
    .innerJoin(chatRooms, and(eq(chatRooms.id, chatWebhooks.roomId), isNull(chatRooms.deletedAt)))
    .leftJoin(users, eq(users.id, chatWebhooks.createdBy))
    .leftJoin(memberships, creatorIs);

const byCreation = [asc(chatWebhooks.createdAt), asc(chatWebhooks.id)];

export function listWebhooksOfRoom(tx: Queryable, roomId: string): Promise<NamedWebhook[]> {
  return selectWebhooks(tx)
    .where(eq(chatWebhooks.roomId, roomId))
    .orderBy(...byCreation);
}

export function listWebhooksOf(tx: Queryable, organizationId: string): Promise<NamedWebhook[]> {
  return selectWebhooks(tx)
    .where(eq(chatWebhooks.organizationId, organizationId))
    .orderBy(...byCreation);
}

/** Lock the room first to enforce the limit. */
export function countWebhooks(tx: Queryable, roomId: string): Promise<number> {
  return tx.$count(chatWebhooks, eq(chatWebhooks.roomId, roomId));
}

/** Lock the organisation first to enforce the limit. */
export function countWebhooksOf(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(chatWebhooks, eq(chatWebhooks.organizationId, organizationId));
}

export async function insertWebhook(
  tx: Queryable,
  webhook: typeof chatWebhooks.$inferInsert,
): Promise<NamedWebhook> {
  const [inserted] = await tx
    .insert(chatWebhooks)
    .values(webhook)
    .returning({ id: chatWebhooks.id });
  const [row] = await selectWebhooks(tx).where(eq(chatWebhooks.id, inserted!.id));
  return row!;
}

/** Replaces the secret as if the webhook was created again. */
export async function updateSecret(
  tx: Queryable,
  { roomId, id }: Pick<Webhook, 'roomId' | 'id'>,
  change: Pick<Webhook, 'secretHash' | 'createdBy' | 'createdAt'>,
): Promise<NamedWebhook | null> {
  const [updated] = await tx
    .update(chatWebhooks)
    .set({ ...change, lastUsedAt: null })
    .where(and(eq(chatWebhooks.roomId, roomId), eq(chatWebhooks.id, id)))
    .returning({ id: chatWebhooks.id });
  if (!updated) return null;
  const [row] = await selectWebhooks(tx).where(eq(chatWebhooks.id, updated.id));
  return row ?? null;
}

/** @param place the room or the organisation that the webhook must belong to */
export async function deleteWebhook(
  tx: Queryable,
  id: string,
  place: { roomId: string } | { organizationId: string },
): Promise<(Pick<Webhook, 'name' | 'roomId'> & { roomName: string }) | null> {
  const belongsToPlace =
    'roomId' in place
      ? eq(chatWebhooks.roomId, place.roomId)
      : eq(chatWebhooks.organizationId, place.organizationId);
  const { name, roomId } = getTableColumns(chatWebhooks);
  const [row] = await tx
    .delete(chatWebhooks)
    .where(and(eq(chatWebhooks.id, id), belongsToPlace))
    .returning({ name, roomId });
  if (!row) return null;
  const [room] = await tx
    .select({ roomName: chatRooms.name })
    .from(chatRooms)
    .where(eq(chatRooms.id, row.roomId));
  return { ...row, roomName: room!.roomName };
}

/** Returns null also for a deleted room, a blocked organisation and a former or blocked creator. */
export async function findWebhookByHash(tx: Queryable, secretHash: string) {
  const [row] = await tx
    .select({
      id: chatWebhooks.id,
      name: chatWebhooks.name,
      roomId: chatWebhooks.roomId,
      organizationId: chatWebhooks.organizationId,
      creatorRole: memberships.role,
      closedAreas: organizationAreas.closed,
    })
    .from(chatWebhooks)
    .innerJoin(chatRooms, and(eq(chatRooms.id, chatWebhooks.roomId), isNull(chatRooms.deletedAt)))
    .innerJoin(
      organizations,
      and(eq(organizations.id, chatWebhooks.organizationId), isNull(organizations.blockedAt)),
    )
    .innerJoin(memberships, creatorIs)
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, chatWebhooks.organizationId))
    .where(eq(chatWebhooks.secretHash, secretHash));
  return row ?? null;
}

export async function markWebhookUsed(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(chatWebhooks)
    .set({ lastUsedAt: now })
    .where(and(eq(chatWebhooks.id, id), notUsedSince(chatWebhooks.lastUsedAt, now)));
}
