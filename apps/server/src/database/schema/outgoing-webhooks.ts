import {
  deliveryProblemKinds,
  outgoingWebhookDeliveryStatuses,
  outgoingWebhookEvents,
} from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { chatRooms } from './chat.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { organizationId } from './organizations.ts';
import { users } from './users.ts';

/** Addresses of other systems that receive events of an organisation. */
export const outgoingWebhooks = pgTable(
  'outgoing_webhooks',
  {
    id: id(),
    organizationId: organizationId(),
    version: version(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events', { enum: outgoingWebhookEvents }).array().notNull(),
    /** Encrypted by `token-cipher.ts`. */
    secret: text('secret').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    disabledByFailure: boolean('disabled_by_failure').notNull().default(false),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    lastSentAt: instant('last_sent_at'),
    /** Null after a success. */
    failingSince: instant('failing_since'),
    problem: text('problem', { enum: deliveryProblemKinds }),
    problemDetail: text('problem_detail'),
    /** The process that sends. */
    leaseId: uuid('lease_id'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [index('outgoing_webhooks_organization').on(table.organizationId)],
);

const webhookId = () =>
  uuid('webhook_id')
    .notNull()
    .references(() => outgoingWebhooks.id, { onDelete: 'cascade' });

/** Rooms whose messages a webhook receives. */
export const outgoingWebhookRooms = pgTable(
  'outgoing_webhook_rooms',
  {
    webhookId: webhookId(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.roomId] }),
    index('outgoing_webhook_rooms_room').on(table.roomId),
  ],
);

/** One event for one webhook. Inserted by the transaction of the event. */
export const outgoingWebhookDeliveries = pgTable(
  'outgoing_webhook_deliveries',
  {
    id: id(),
    webhookId: webhookId(),
    /** The person in `data`, whose erasure deletes the row. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    event: text('event', { enum: outgoingWebhookEvents }).notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    status: text('status', { enum: outgoingWebhookDeliveryStatuses }).notNull().default('WAITING'),
    attempts: integer('attempts').notNull().default(0),
    lastAttemptAt: instant('last_attempt_at'),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    problem: text('problem', { enum: deliveryProblemKinds }),
    problemDetail: text('problem_detail'),
  },
  (table) => [
    index('outgoing_webhook_deliveries_log').on(table.webhookId, table.createdAt),
    index('outgoing_webhook_deliveries_waiting')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`status = 'WAITING'`),
    index('outgoing_webhook_deliveries_user').on(table.userId),
    index('outgoing_webhook_deliveries_created').on(table.createdAt),
  ],
);
