import type { OutgoingWebhookDeliveryStatus } from '@office/vocabulary';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { isUnleased } from '../database/lease.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { chatMessages } from '../database/schema/chat.ts';
import {
  outgoingWebhookDeliveries,
  outgoingWebhooks,
} from '../database/schema/outgoing-webhooks.ts';
import { workQueue } from '../database/work-queue.ts';
import type { WebhookRow } from './webhook-store.ts';

export type DeliveryRow = typeof outgoingWebhookDeliveries.$inferSelect;

const { webhookId, status, attempts, nextAttemptAt } = outgoingWebhookDeliveries;

const isWaiting = eq(status, 'WAITING');
/** New deliveries are due: the clock of the process that created them may be ahead of `now`. */
const isDue = (now: Date) => and(isWaiting, or(eq(attempts, 0), lte(nextAttemptAt, now)));

/** Failed events of enabled webhooks can be sent again. */
const isFailed = and(
  eq(status, 'FAILED'),
  inArray(
    webhookId,
    sql`(SELECT ${outgoingWebhooks.id} FROM ${outgoingWebhooks} WHERE ${outgoingWebhooks.enabled})`,
  ),
);

export const outgoingWebhookQueue = workQueue({
  name: 'outgoing-webhooks',
  table: outgoingWebhookDeliveries,
  dueAt: nextAttemptAt,
  isWaiting,
  isFailed,
  retry: (now) => ({ status: 'WAITING' as const, attempts: 0, nextAttemptAt: now }),
});

const isAvailable = (now: Date) =>
  and(eq(outgoingWebhooks.enabled, true), isUnleased(outgoingWebhooks.leaseUntil, now));

export async function findDueWebhookIds(tx: Queryable, now: Date): Promise<string[]> {
  const due = tx
    .select({ one: sql`1` })
    .from(outgoingWebhookDeliveries)
    .where(and(eq(webhookId, outgoingWebhooks.id), isDue(now)));
  const rows = await tx
    .select({ id: outgoingWebhooks.id })
    .from(outgoingWebhooks)
    .where(and(isAvailable(now), exists(due)));
  return rows.map(({ id }) => id);
}

export async function acquireLease(
  tx: Queryable,
  id: string,
  { leaseId, now, until }: { leaseId: string; now: Date; until: Date },
): Promise<WebhookRow | null> {
  const [row] = await tx
    .update(outgoingWebhooks)
    .set({ leaseId, leaseUntil: until })
    .where(and(eq(outgoingWebhooks.id, id), isAvailable(now)))
    .returning();
  return row ?? null;
}

/** Changes a webhook while the lease is held. Returns null if it was deleted, disabled or leased by another process. */
export async function updateLeased(
  tx: Queryable,
  { id, leaseId }: { id: string; leaseId: string },
  change: Partial<typeof outgoingWebhooks.$inferInsert>,
): Promise<WebhookRow | null> {
  const [row] = await tx
    .update(outgoingWebhooks)
    .set(change)
    .where(
      and(
        eq(outgoingWebhooks.id, id),
        eq(outgoingWebhooks.leaseId, leaseId),
        eq(outgoingWebhooks.enabled, true),
      ),
    )
    .returning();
  return row ?? null;
}

export function listDue(
  tx: Queryable,
  webhook: string,
  { now, limit }: { now: Date; limit: number },
): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(outgoingWebhookDeliveries)
    .where(and(eq(webhookId, webhook), isDue(now)))
    .orderBy(asc(nextAttemptAt), asc(outgoingWebhookDeliveries.id))
    .limit(limit);
}

export async function updateDelivery(
  tx: Queryable,
  id: string,
  change: Partial<typeof outgoingWebhookDeliveries.$inferInsert>,
): Promise<void> {
  await tx
    .update(outgoingWebhookDeliveries)
    .set(change)
    .where(eq(outgoingWebhookDeliveries.id, id));
}

/** Makes a delivery due with a new series of attempts. */
export async function resetDelivery(
  tx: Queryable,
  { webhook, id, now }: { webhook: string; id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(outgoingWebhookDeliveries)
    .set({ status: 'WAITING', attempts: 0, nextAttemptAt: now })
    .where(and(eq(webhookId, webhook), eq(outgoingWebhookDeliveries.id, id)));
  return rowCount !== 0;
}

export async function failWaiting(tx: Queryable, webhook: string): Promise<void> {
  await tx
    .update(outgoingWebhookDeliveries)
    .set({ status: 'FAILED' })
    .where(and(eq(webhookId, webhook), isWaiting));
}

export function listDeliveries(
  tx: Queryable,
  where: { webhook: string; status?: OutgoingWebhookDeliveryStatus | undefined },
  page: PageRequest,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const query = tx
    .select()
    .from(outgoingWebhookDeliveries)
    .where(
      and(
        eq(webhookId, where.webhook),
        where.status === undefined ? undefined : eq(status, where.status),
      ),
    )
    .$dynamic();
  const { createdAt, id } = outgoingWebhookDeliveries;
  return findPage(tx, query, [desc(createdAt), desc(id)], page);
}

/** Deletes deliveries from before a time, and those of messages that were deleted. */
export async function deleteOldDeliveries(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { id, createdAt, event, data } = outgoingWebhookDeliveries;
  const message = tx
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.id, sql`(${data} -> 'message' ->> 'id')::uuid`),
        isNull(chatMessages.deletedAt),
      ),
    );
  const isOfDeletedMessage = and(eq(event, 'MESSAGE_CREATED'), notExists(message));
  const old = tx
    .select({ id })
    .from(outgoingWebhookDeliveries)
    .where(or(lt(createdAt, before), isOfDeletedMessage))
    .limit(limit);
  const { rowCount } = await tx.delete(outgoingWebhookDeliveries).where(sql`${id} IN ${old}`);
  return rowCount ?? 0;
}
