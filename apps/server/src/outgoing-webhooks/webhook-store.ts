import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { chatMembers, chatRooms } from '../database/schema/chat.ts';
import {
  outgoingWebhookDeliveries,
  outgoingWebhookRooms,
  outgoingWebhooks,
} from '../database/schema/outgoing-webhooks.ts';
import { users } from '../database/schema/users.ts';

export type WebhookRow = typeof outgoingWebhooks.$inferSelect;

export interface WebhookRoom {
  id: string;
  name: string;
}

const isOf = (organizationId: string) => eq(outgoingWebhooks.organizationId, organizationId);
const isWebhook = ({ organizationId, id }: Pick<WebhookRow, 'organizationId' | 'id'>) =>
  and(isOf(organizationId), eq(outgoingWebhooks.id, id));

const waiting = sql<number>`(SELECT count(*)::int FROM ${outgoingWebhookDeliveries}
  WHERE ${outgoingWebhookDeliveries.webhookId} = ${outgoingWebhooks.id}
    AND ${outgoingWebhookDeliveries.status} = 'WAITING')`;

const selectWebhooks = (tx: Queryable) =>
  tx
    .select({ ...getTableColumns(outgoingWebhooks), createdByName: users.nameKanji, waiting })
    .from(outgoingWebhooks)
    .leftJoin(users, eq(users.id, outgoingWebhooks.createdBy));

export type NamedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number];

export function listWebhooks(tx: Queryable, organizationId: string) {
  return selectWebhooks(tx)
    .where(isOf(organizationId))
    .orderBy(asc(outgoingWebhooks.createdAt), asc(outgoingWebhooks.id));
}

export async function findWebhook(
  tx: Queryable,
  webhook: Pick<WebhookRow, 'organizationId' | 'id'>,
): Promise<NamedWebhook | null> {
  const [row] = await selectWebhooks(tx).where(isWebhook(webhook));
  return row ?? null;
}

/** Lock the organisation first to enforce the limit. */
export function countWebhooks(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(outgoingWebhooks, isOf(organizationId));
}

export async function insertWebhook(
  tx: Queryable,
  webhook: typeof outgoingWebhooks.$inferInsert,
): Promise<void> {
  await tx.insert(outgoingWebhooks).values(webhook);
}

export async function updateWebhook(
  tx: Queryable,
  webhook: Pick<WebhookRow, 'organizationId' | 'id'>,
  change: Partial<typeof outgoingWebhooks.$inferInsert>,
): Promise<void> {
  await tx.update(outgoingWebhooks).set(change).where(isWebhook(webhook));
}

export async function deleteWebhook(
  tx: Queryable,
  webhook: Pick<WebhookRow, 'organizationId' | 'id'>,
): Promise<void> {
  await tx.delete(outgoingWebhooks).where(isWebhook(webhook));
}

/** Rooms of the webhooks of an organisation by name, except deleted rooms. */
export function listRooms(tx: Queryable, organizationId: string) {
  const { webhookId, roomId } = outgoingWebhookRooms;
  return tx
    .select({ webhookId, id: roomId, name: chatRooms.name })
    .from(outgoingWebhookRooms)
    .innerJoin(outgoingWebhooks, eq(outgoingWebhooks.id, webhookId))
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomId), isNull(chatRooms.deletedAt)))
    .where(isOf(organizationId))
    .orderBy(asc(chatRooms.name), asc(roomId));
}

/** Rooms of which a member is an admin, by name. */
export function listAdministeredRooms(
  tx: Queryable,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<WebhookRoom[]> {
  return tx
    .select({ id: chatRooms.id, name: chatRooms.name })
    .from(chatMembers)
    .innerJoin(chatRooms, and(eq(chatRooms.id, chatMembers.roomId), isNull(chatRooms.deletedAt)))
    .where(
      and(
        eq(chatMembers.organizationId, organizationId),
        eq(chatMembers.userId, userId),
        eq(chatMembers.role, 'ADMIN'),
        eq(chatRooms.type, 'CHANNEL'),
      ),
    )
    .orderBy(asc(chatRooms.name), asc(chatRooms.id));
}

export async function replaceRooms(
  tx: Queryable,
  webhookId: string,
  roomIds: readonly string[],
): Promise<void> {
  await tx.delete(outgoingWebhookRooms).where(eq(outgoingWebhookRooms.webhookId, webhookId));
  if (roomIds.length === 0) return;
  await tx.insert(outgoingWebhookRooms).values(roomIds.map((roomId) => ({ webhookId, roomId })));
}
