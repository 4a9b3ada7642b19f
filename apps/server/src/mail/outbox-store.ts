import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { mailOutbox } from '../database/schema/outbox.ts';
import { workQueue } from '../database/work-queue.ts';

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** Number of failed attempts after which a mail is not retried and stays in the outbox for the operator. */
export const maxAttempts = 8;

export const mailQueue = workQueue({
  name: 'mails',
  table: mailOutbox,
  dueAt: mailOutbox.nextAttemptAt,
  isWaiting: and(isNull(mailOutbox.sentAt), lt(mailOutbox.attempts, maxAttempts)),
  isFailed: and(isNull(mailOutbox.sentAt), gte(mailOutbox.attempts, maxAttempts)),
  retry: (now) => ({ attempts: 0, nextAttemptAt: now }),
});

export async function insertMails(
  tx: Queryable,
  mails: Pick<
    typeof mailOutbox.$inferInsert,
    'recipient' | 'subject' | 'text' | 'secrets' | 'calendars' | 'bulk'
  >[],
): Promise<string[]> {
  const rows = mails.map((mail) => ({ ...mail, id: randomUUID() }));
  await tx.insert(mailOutbox).values(rows);
  return rows.map(({ id }) => id);
}

export async function listMails(tx: Queryable, limit: number): Promise<OutboxMail[]> {
  return tx
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit);
}

/** Finds a mail by its id or an unambiguous prefix of it. */
export async function findMail(tx: Queryable, id: string): Promise<OutboxMail | null> {
  const rows = await tx
    .select()
    .from(mailOutbox)
    .where(sql`starts_with(${mailOutbox.id}::text, ${id})`)
    .limit(2);
  return rows.length === 1 ? rows[0]! : null;
}

/**
 * New mails are due: their `nextAttemptAt` is from the database clock, which may be ahead of `now`.
 */
export async function lockDueMail(tx: Transaction, now: Date): Promise<OutboxMail | null> {
  const [row] = await tx
    .select()
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        or(eq(mailOutbox.attempts, 0), lte(mailOutbox.nextAttemptAt, now)),
        sql`${mailOutbox.attempts} < ${maxAttempts}`,
      ),
    )
    .orderBy(mailOutbox.bulk, mailOutbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

const redactedText = '••••';

/** Marks a mail as sent and removes its codes and tokens from the stored text. */
export async function markSent(tx: Queryable, mail: OutboxMail, now: Date): Promise<void> {
  const redact = (text: string) =>
    mail.secrets.reduce((rest, secret) => rest.replaceAll(secret, redactedText), text);
  await tx
    .update(mailOutbox)
    .set({
      sentAt: now,
      attempts: sql`${mailOutbox.attempts} + 1`,
      lastError: null,
      subject: redact(mail.subject),
      text: redact(mail.text),
      html: mail.html && redact(mail.html),
      secrets: [],
    })
    .where(eq(mailOutbox.id, mail.id));
}

export async function markFailed(
  tx: Queryable,
  id: string,
  failure: { error: string; nextAttemptAt: Date },
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      lastError: failure.error.slice(0, 1000),
      nextAttemptAt: failure.nextAttemptAt,
    })
    .where(eq(mailOutbox.id, id));
}

/** Deletes mails sent before `sentBefore`, and all created before `createdBefore`, whose links expired. */
export async function deleteMails(
  tx: Queryable,
  { sentBefore, createdBefore }: { sentBefore: Date; createdBefore: Date },
): Promise<number> {
  const { rowCount } = await tx
    .delete(mailOutbox)
    .where(or(lt(mailOutbox.sentAt, sentBefore), lt(mailOutbox.createdAt, createdBefore)));
  return rowCount ?? 0;
}
