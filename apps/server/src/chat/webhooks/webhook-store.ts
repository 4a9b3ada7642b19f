import { and, asc, eq, getTableColumns, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatRooms } from '../../database/schema/chat.ts';
import { chatWebhooks } from '../../database/schema/chat-webhooks.ts';
import { organizations } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

type Webhook = typeof chatWebhooks.$inferSelect;

export type NamedWebhook = Webhook & { createdByName: string | null; roomName: string };

const selectWebhooks = (tx: Queryable) =>
  tx
    .select({
      ...getTableColumns(chatWebhooks),
      createdByName: users.nameKanji,
      roomName: chatRooms.name,
    })
    .from(chatWebhooks)
    .innerJoin(chatRooms, and(eq(chatRooms.id, chatWebhooks.roomId), isNull(chatRooms.deletedAt)))
    .leftJoin(users, eq(users.id, chatWebhooks.createdBy));

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

export async function updateSecret(
  tx: Queryable,
  { roomId, id }: Pick<Webhook, 'roomId' | 'id'>,
  secretHash: string,
): Promise<NamedWebhook | null> {
  const [updated] = await tx
    .update(chatWebhooks)
    .set({ secretHash })
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
): Promise<Webhook | null> {
  const isThere =
    'roomId' in place
      ? eq(chatWebhooks.roomId, place.roomId)
      : eq(chatWebhooks.organizationId, place.organizationId);
  const [row] = await tx
    .delete(chatWebhooks)
    .where(and(eq(chatWebhooks.id, id), isThere))
    .returning();
  return row ?? null;
}

/** Returns null also for a deleted room and a blocked organisation. */
export async function findWebhookByHash(tx: Queryable, secretHash: string) {
  const [row] = await tx
    .select({
      id: chatWebhooks.id,
      name: chatWebhooks.name,
      roomId: chatWebhooks.roomId,
      organizationId: chatWebhooks.organizationId,
    })
    .from(chatWebhooks)
    .innerJoin(chatRooms, and(eq(chatRooms.id, chatWebhooks.roomId), isNull(chatRooms.deletedAt)))
    .innerJoin(
      organizations,
      and(eq(organizations.id, chatWebhooks.organizationId), isNull(organizations.blockedAt)),
    )
    .where(eq(chatWebhooks.secretHash, secretHash));
  return row ?? null;
}

/** Stores the use unless a later one than `before` is stored, so that not each message writes. */
export async function markWebhookUsed(
  tx: Queryable,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  const isOlder = or(isNull(chatWebhooks.lastUsedAt), lt(chatWebhooks.lastUsedAt, before));
  await tx
    .update(chatWebhooks)
    .set({ lastUsedAt: now })
    .where(and(eq(chatWebhooks.id, id), isOlder));
}
