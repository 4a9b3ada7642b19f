import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { chatHistoryMonths, defaultRetentionDays } from '@office/vocabulary';
import { subMonths } from 'date-fns/subMonths';
import type { Queryable } from '../../database/database.ts';
import { matchesFolded } from '../../database/keyword-match.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { messageDaysOf } from '../../database/retention-days.ts';
import {
  meetingTranscriptConsents,
  meetingTranscriptLines,
  meetingTranscripts,
} from '../../database/schema/meeting-transcripts.ts';
import { users } from '../../database/schema/users.ts';
import { keepHeldTranscripts } from '../../legal-holds/held-content.ts';

export type TranscriptRow = typeof meetingTranscripts.$inferSelect;

export interface TranscriptKey {
  organizationId: string;
  meetingId: string;
  transcriptId: string;
}

const transcriptIs = ({ organizationId, meetingId, transcriptId }: TranscriptKey) =>
  and(
    eq(meetingTranscripts.id, transcriptId),
    eq(meetingTranscripts.meetingId, meetingId),
    eq(meetingTranscripts.organizationId, organizationId),
  )!;

export async function findTranscript(
  tx: Queryable,
  key: TranscriptKey,
): Promise<TranscriptRow | null> {
  const [row] = await tx.select().from(meetingTranscripts).where(transcriptIs(key));
  return row ?? null;
}

export async function lockTranscript(
  tx: Queryable,
  key: TranscriptKey,
): Promise<TranscriptRow | null> {
  const [row] = await tx
    .select()
    .from(meetingTranscripts)
    .where(transcriptIs(key))
    .for('no key update');
  return row ?? null;
}

export async function findRunning(tx: Queryable, roomId: string): Promise<TranscriptRow | null> {
  const { roomId: room, endedAt } = meetingTranscripts;
  const [row] = await tx
    .select()
    .from(meetingTranscripts)
    .where(and(eq(room, roomId), isNull(endedAt)));
  return row ?? null;
}

export function listTranscripts(tx: Queryable, meetingId: string): Promise<TranscriptRow[]> {
  return tx
    .select()
    .from(meetingTranscripts)
    .where(eq(meetingTranscripts.meetingId, meetingId))
    .orderBy(desc(meetingTranscripts.startedAt), desc(meetingTranscripts.id));
}

export function countTranscripts(tx: Queryable, meetingId: string): Promise<number> {
  return tx.$count(meetingTranscripts, eq(meetingTranscripts.meetingId, meetingId));
}

export async function insertTranscript(
  tx: Queryable,
  transcript: typeof meetingTranscripts.$inferInsert,
): Promise<TranscriptRow> {
  const [row] = await tx.insert(meetingTranscripts).values(transcript).returning();
  return row!;
}

export async function deleteTranscript(tx: Queryable, key: TranscriptKey): Promise<void> {
  await keepHeldTranscripts(tx, transcriptIs(key), 'DELETED');
  await tx.delete(meetingTranscripts).where(transcriptIs(key));
}

/** Deletes transcripts older than the retention of chat messages of their organisation or of the product. */
export async function deleteOldTranscripts(tx: Queryable, now: Date): Promise<number> {
  const { organizationId, startedAt } = meetingTranscripts;
  const days = messageDaysOf(organizationId);
  const isDefaultOver = and(
    lt(startedAt, subMonths(now, chatHistoryMonths)),
    lte(days, defaultRetentionDays),
  );
  const isSettingOver = sql`${startedAt} <
    ${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  const old = await tx
    .select({ id: meetingTranscripts.id })
    .from(meetingTranscripts)
    .where(or(isDefaultOver, isSettingOver));
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const isOld = inArray(meetingTranscripts.id, ids);
  await keepHeldTranscripts(tx, isOld, 'EXPIRED');
  await tx.delete(meetingTranscripts).where(isOld);
  return ids.length;
}

export function listConsents(
  tx: Queryable,
  transcriptId: string,
): Promise<{ userId: string; consented: boolean }[]> {
  const { userId, consented } = meetingTranscriptConsents;
  return tx
    .select({ userId, consented })
    .from(meetingTranscriptConsents)
    .where(eq(meetingTranscriptConsents.transcriptId, transcriptId));
}

export async function saveConsent(
  tx: Queryable,
  consent: typeof meetingTranscriptConsents.$inferInsert,
): Promise<void> {
  const { transcriptId, userId } = meetingTranscriptConsents;
  await tx
    .insert(meetingTranscriptConsents)
    .values(consent)
    .onConflictDoUpdate({ target: [transcriptId, userId], set: consent });
}

export async function hasConsented(
  tx: Queryable,
  { transcriptId, userId }: { transcriptId: string; userId: string },
): Promise<boolean> {
  const table = meetingTranscriptConsents;
  const isConsent = and(
    eq(table.transcriptId, transcriptId),
    eq(table.userId, userId),
    table.consented,
  );
  return (await tx.$count(table, isConsent)) > 0;
}

export async function findStoredLines(
  tx: Queryable,
  { transcriptId, speakerId }: { transcriptId: string; speakerId: string },
  clientIds: readonly string[],
): Promise<Set<string>> {
  const table = meetingTranscriptLines;
  const rows = await tx
    .select({ clientId: table.clientId })
    .from(table)
    .where(
      and(
        eq(table.transcriptId, transcriptId),
        eq(table.speakerId, speakerId),
        inArray(table.clientId, [...clientIds]),
      ),
    );
  return new Set(rows.map(({ clientId }) => clientId));
}

/** Requires the lock on the transcript. */
export async function insertLines(
  tx: Queryable,
  { id }: Pick<TranscriptRow, 'id'>,
  lines: readonly (typeof meetingTranscriptLines.$inferInsert)[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(meetingTranscriptLines).values([...lines]);
  const lineCount = sql`${meetingTranscripts.lineCount} + ${lines.length}`;
  await tx.update(meetingTranscripts).set({ lineCount }).where(eq(meetingTranscripts.id, id));
}

const { position, text, language, spokenAt, searched } = meetingTranscriptLines;
const lineFields = {
  position,
  text,
  language,
  spokenAt,
  speakerId: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  picture: pictureOf(users),
};

export async function findLines(
  tx: Queryable,
  { transcriptId, keyword }: { transcriptId: string; keyword: string },
  page: PageRequest,
) {
  const query = tx
    .select(lineFields)
    .from(meetingTranscriptLines)
    .leftJoin(users, eq(users.id, meetingTranscriptLines.speakerId))
    .where(
      and(
        eq(meetingTranscriptLines.transcriptId, transcriptId),
        matchesFolded(keyword, [searched]),
      ),
    )
    .$dynamic();
  return findPage(tx, query, [asc(position)], page);
}

export function listLines(
  tx: Queryable,
  transcriptId: string,
): Promise<{ text: string; spokenAt: Date; name: string | null; nameLatin: string | null }[]> {
  return tx
    .select({ text, spokenAt, name: users.nameKanji, nameLatin: users.nameLatin })
    .from(meetingTranscriptLines)
    .leftJoin(users, eq(users.id, meetingTranscriptLines.speakerId))
    .where(eq(meetingTranscriptLines.transcriptId, transcriptId))
    .orderBy(asc(position));
}
