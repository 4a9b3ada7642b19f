import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Outgoing mail, written in the transaction that causes it and delivered after the commit. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Attached calendar files. The first is sent as the mail's calendar part. */
    calendars: jsonb('calendars')
      .$type<{ method: 'REQUEST' | 'CANCEL'; text: string }[]>()
      .notNull()
      .default([]),
    /** Codes and tokens in subject and text. Removed together with the mail. */
    secrets: jsonb('secrets').$type<string[]>().notNull().default([]),
    /** Part of a bulk mailing. Other mails are sent first. */
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
