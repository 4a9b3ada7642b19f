import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/**
 * Mail to be sent, written in the transaction that causes it; delivered after commit, retried
 * from `nextAttemptAt`. With no SMTP configured the operator reads it here.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Calendar files that go along; the first as the mail's own. */
    calendars: jsonb('calendars')
      .$type<{ method: 'REQUEST' | 'CANCEL'; text: string }[]>()
      .notNull()
      .default([]),
    /** Codes and tokens in subject and text, which leave the outbox with the mail. */
    secrets: jsonb('secrets').$type<string[]>().notNull().default([]),
    /** One of many that were written at once: others go before it. */
    bulk: boolean('bulk').notNull().default(false),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_pending')
      .on(table.bulk, table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
