import type { Schemas } from '@office/api';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { files } from '../database/schema/files.ts';
import {
  surveyAnswerChoices,
  surveyAnswers,
  surveyDrafts,
  surveyParticipants,
  surveyResponses,
  type surveys,
} from '../database/schema/surveys.ts';

type Answer = Schemas['SurveyAnswer'];
type ResponseRow = typeof surveyResponses.$inferSelect;

/** Response to a survey that is not anonymous, with its submission times. */
export type NamedResponse = ResponseRow & { clientId: string; submittedAt: Date; changedAt: Date };

export async function findResponse(
  tx: Queryable,
  where: { surveyId: string; userId: string },
  { lock = false } = {},
): Promise<NamedResponse | null> {
  const query = tx
    .select()
    .from(surveyResponses)
    .where(
      and(eq(surveyResponses.surveyId, where.surveyId), eq(surveyResponses.userId, where.userId)),
    );
  const [row] = lock ? await query.for('update') : await query;
  return (row as NamedResponse | undefined) ?? null;
}

export async function insertNamedResponse(
  tx: Queryable,
  {
    surveyId,
    userId,
    clientId,
    at,
  }: Record<'surveyId' | 'userId' | 'clientId', string> & { at: Date },
): Promise<string | null> {
  const [row] = await tx
    .insert(surveyResponses)
    .values({ surveyId, anonymous: false, userId, clientId, submittedAt: at, changedAt: at })
    .onConflictDoNothing({ target: [surveyResponses.surveyId, surveyResponses.userId] })
    .returning({ id: surveyResponses.id });
  return row?.id ?? null;
}

/** Records that a member has answered an anonymous survey. Returns false if they already had. */
export async function addParticipant(
  tx: Queryable,
  { surveyId, userId }: { surveyId: string; userId: string },
): Promise<boolean> {
  await tx.insert(surveyParticipants).values({ surveyId, userIds: [] }).onConflictDoNothing();
  const { userIds } = surveyParticipants;
  const { rowCount } = await tx
    .update(surveyParticipants)
    // Sorts by id, so that the array does not reveal the order of submission.
    .set({
      userIds: sql`ARRAY(SELECT each FROM unnest(array_append(${userIds}, ${userId}::uuid)) AS each
        ORDER BY each)`,
    })
    .where(
      and(eq(surveyParticipants.surveyId, surveyId), sql`NOT ${userId}::uuid = ANY (${userIds})`),
    );
  return (rowCount ?? 0) > 0;
}

export async function insertAnonymousResponse(tx: Queryable, surveyId: string): Promise<string> {
  const [row] = await tx
    .insert(surveyResponses)
    .values({ surveyId, anonymous: true })
    .returning({ id: surveyResponses.id });
  return row!.id;
}

export async function touchResponse(
  tx: Queryable,
  { id, clientId, at }: { id: string; clientId: string; at: Date },
): Promise<void> {
  await tx
    .update(surveyResponses)
    .set({ clientId, changedAt: at, version: sql`${surveyResponses.version} + 1` })
    .where(eq(surveyResponses.id, id));
}

export async function replaceAnswers(
  tx: Queryable,
  { surveyId, responseId }: { surveyId: string; responseId: string },
  answers: readonly Answer[],
  fileIds: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.delete(surveyAnswers).where(eq(surveyAnswers.responseId, responseId));
  await tx.delete(surveyAnswerChoices).where(eq(surveyAnswerChoices.responseId, responseId));
  const of = { responseId, surveyId };
  const values = answers.flatMap(({ questionId, scale, text, day, fileKey }) => {
    const fileId = fileKey === undefined ? undefined : fileIds.get(fileKey);
    const value = { scale, text: text?.trim() || undefined, day: day || undefined, fileId };
    return Object.values(value).some((each) => each !== undefined)
      ? [{ ...of, questionId, ...value }]
      : [];
  });
  const choices = answers.flatMap(({ questionId, choiceIds = [] }) =>
    choiceIds.map((choiceId) => ({ ...of, questionId, choiceId })),
  );
  if (values.length > 0) await tx.insert(surveyAnswers).values(values);
  if (choices.length > 0) await tx.insert(surveyAnswerChoices).values(choices);
}

export async function findAnswers(tx: Queryable, responseId: string): Promise<Answer[]> {
  const values = await tx
    .select({
      questionId: surveyAnswers.questionId,
      scale: surveyAnswers.scale,
      text: surveyAnswers.text,
      day: surveyAnswers.day,
      fileKey: files.key,
    })
    .from(surveyAnswers)
    .leftJoin(files, eq(files.id, surveyAnswers.fileId))
    .where(eq(surveyAnswers.responseId, responseId));
  const rows = await tx
    .select({
      questionId: surveyAnswerChoices.questionId,
      choiceIds: sql<string[]>`array_agg(${surveyAnswerChoices.choiceId}::text)`,
    })
    .from(surveyAnswerChoices)
    .where(eq(surveyAnswerChoices.responseId, responseId))
    .groupBy(surveyAnswerChoices.questionId);
  const answers = values.map(({ questionId, scale, text, day, fileKey }) => ({
    questionId,
    ...(scale !== null && { scale }),
    ...(text !== null && { text }),
    ...(day !== null && { day }),
    ...(fileKey !== null && { fileKey }),
  }));
  return [...answers, ...rows];
}

/** Returns and locks the member's uploaded answer files by key. */
export async function findAnswerFiles(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ key: files.key, id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.key, [...keys]),
        eq(files.ownerId, userId),
        eq(files.organizationId, organizationId),
        eq(files.directory, 'survey_answer'),
        isNotNull(files.uploadedAt),
      ),
    )
    .for('update');
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Anonymises files: removes the owner, and sets their timestamps to that of the survey. */
export async function anonymizeFiles(
  tx: Queryable,
  fileIds: readonly string[],
  survey: typeof surveys.$inferSelect,
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .update(files)
    .set({ ownerId: null, createdAt: survey.createdAt, uploadedAt: survey.createdAt })
    .where(inArray(files.id, [...fileIds]));
}

export interface AnswerDraft {
  answers: Answer[];
  typedAt: Date;
}

export async function findDraft(
  tx: Queryable,
  where: { surveyId: string; userId: string },
): Promise<AnswerDraft | null> {
  const [row] = await tx
    .select({ answers: surveyDrafts.answers, typedAt: surveyDrafts.typedAt })
    .from(surveyDrafts)
    .where(isDraft(where));
  return row ? { ...row, answers: row.answers as Answer[] } : null;
}

/** Stores a draft unless a later one is already stored. */
export async function upsertDraft(
  tx: Queryable,
  { surveyId, userId, answers, typedAt }: AnswerDraft & { surveyId: string; userId: string },
): Promise<void> {
  await tx
    .insert(surveyDrafts)
    .values({ surveyId, userId, answers, typedAt })
    .onConflictDoUpdate({
      target: [surveyDrafts.surveyId, surveyDrafts.userId],
      set: { answers, typedAt },
      setWhere: sql`${surveyDrafts.typedAt} < excluded.typed_at`,
    });
}

export async function deleteDraft(
  tx: Queryable,
  where: { surveyId: string; userId: string },
): Promise<void> {
  await tx.delete(surveyDrafts).where(isDraft(where));
}

function isDraft({ surveyId, userId }: { surveyId: string; userId: string }) {
  return and(eq(surveyDrafts.surveyId, surveyId), eq(surveyDrafts.userId, userId));
}

export async function deleteStaleDrafts(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(surveyDrafts)
    .where(sql`${surveyDrafts.typedAt} < ${before.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}
