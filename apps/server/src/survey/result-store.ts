import type { Schemas } from '@office/api';
import type { SurveyQuestionKind } from '@office/vocabulary';
import { and, asc, eq, isNotNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { files } from '../database/schema/files.ts';
import { memberships } from '../database/schema/organizations.ts';
import {
  surveyAnswerChoices,
  surveyAnswers,
  surveyChoices,
  surveyResponses,
  surveys,
} from '../database/schema/surveys.ts';
import { users } from '../database/schema/users.ts';
import { recipientCount } from './survey-store.ts';

type Option = Schemas['SurveyOption'];

export interface ResponseFilter {
  surveyId: string;
  /** Counts only members of this department. Null counts all members. */
  department: string | null;
}

/** Maximum number of distinct days returned for a date question. */
const maxDays = 366;

function isCounted(
  { department, surveyId }: ResponseFilter,
  responseId: SQLWrapper,
): SQL | undefined {
  if (department === null) return undefined;
  return sql`${responseId} IN (SELECT counted.id FROM ${surveyResponses} AS counted
    JOIN ${surveys} ON ${surveys.id} = counted.survey_id
    JOIN ${memberships} ON ${memberships.organizationId} = ${surveys.organizationId}
      AND ${memberships.userId} = counted.user_id
    WHERE counted.survey_id = ${surveyId} AND ${memberships.department} = ${department})`;
}

export async function countResponses(
  tx: Queryable,
  filter: ResponseFilter,
): Promise<{ responses: number; recipients: number }> {
  const responses = await tx.$count(
    surveyResponses,
    and(eq(surveyResponses.surveyId, filter.surveyId), isCounted(filter, surveyResponses.id)),
  );
  const [row] = await tx
    .select({ recipients: recipientCount() })
    .from(surveys)
    .where(eq(surveys.id, filter.surveyId));
  return { responses, recipients: row?.recipients ?? 0 };
}

export async function countAnswers(
  tx: Queryable,
  filter: ResponseFilter,
  question: { id: string; kind: SurveyQuestionKind },
): Promise<{ answers: number; options: Option[] }> {
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTIPLE':
      return countChoices(tx, filter, question.id);
    case 'SCALE':
      return countValues(tx, filter, question.id, surveyAnswers.scale);
    case 'DATE':
      return countValues(tx, filter, question.id, surveyAnswers.day);
    case 'TEXT':
    case 'LONG_TEXT':
    case 'FILE':
      return {
        answers: await tx.$count(surveyAnswers, isAnswerTo(filter, question.id)),
        options: [],
      };
  }
}

async function countChoices(tx: Queryable, filter: ResponseFilter, questionId: string) {
  const { surveyId } = filter;
  const counted = and(
    eq(surveyAnswerChoices.surveyId, surveyId),
    eq(surveyAnswerChoices.questionId, questionId),
    isCounted(filter, surveyAnswerChoices.responseId),
  )!;
  const rows = await tx
    .select({
      choiceId: surveyChoices.id,
      label: surveyChoices.text,
      count: sql<number>`count(${surveyAnswerChoices.responseId})::int`,
      answers: sql<number>`(SELECT count(DISTINCT ${surveyAnswerChoices.responseId})::int
        FROM ${surveyAnswerChoices} WHERE ${counted})`,
    })
    .from(surveyChoices)
    .leftJoin(surveyAnswerChoices, and(counted, eq(surveyAnswerChoices.choiceId, surveyChoices.id)))
    .where(and(eq(surveyChoices.surveyId, surveyId), eq(surveyChoices.questionId, questionId)))
    .groupBy(surveyChoices.id, surveyChoices.text, surveyChoices.position)
    .orderBy(asc(surveyChoices.position));
  return {
    answers: rows[0]?.answers ?? 0,
    options: rows.map(({ choiceId, label, count }) => ({ choiceId, label, count })),
  };
}

async function countValues(
  tx: Queryable,
  filter: ResponseFilter,
  questionId: string,
  column: typeof surveyAnswers.scale | typeof surveyAnswers.day,
) {
  const rows = await tx
    .select({
      label: sql<string>`${column}::text`,
      count: sql<number>`count(*)::int`,
      answers: sql<number>`(sum(count(*)) OVER ())::int`,
    })
    .from(surveyAnswers)
    .where(and(isAnswerTo(filter, questionId), isNotNull(column)))
    .groupBy(column)
    .orderBy(asc(column))
    .limit(maxDays);
  return {
    answers: rows[0]?.answers ?? 0,
    options: rows.map(({ label, count }) => ({ choiceId: null, label, count })),
  };
}

function isAnswerTo(filter: ResponseFilter, questionId: string): SQL | undefined {
  return and(
    eq(surveyAnswers.surveyId, filter.surveyId),
    eq(surveyAnswers.questionId, questionId),
    isCounted(filter, surveyAnswers.responseId),
  );
}

/** Returns a page of text and file answers, sorted by their random ids. */
export function findTexts(
  tx: Queryable,
  filter: ResponseFilter,
  questionId: string,
  page: PageRequest,
) {
  const query = tx
    .select({
      text: surveyAnswers.text,
      fileKey: files.key,
      fileName: files.fileName,
      fileSize: files.size,
      userId: surveyResponses.userId,
    })
    .from(surveyAnswers)
    .innerJoin(surveyResponses, eq(surveyResponses.id, surveyAnswers.responseId))
    .leftJoin(files, eq(files.id, surveyAnswers.fileId))
    .where(
      and(
        isAnswerTo(filter, questionId),
        or(isNotNull(surveyAnswers.text), isNotNull(surveyAnswers.fileId)),
      ),
    )
    .$dynamic();
  return findPage(tx, query, [asc(surveyAnswers.responseId)], page);
}

export function findResponsesAfter(
  tx: Queryable,
  surveyId: string,
  after: string | null,
  limit: number,
) {
  return tx
    .select({
      id: surveyResponses.id,
      submittedAt: surveyResponses.submittedAt,
      nameKanji: users.nameKanji,
      email: users.email,
      department: memberships.department,
      values: sql<ExportedValue[]>`coalesce((SELECT json_agg(json_build_object(
          'questionId', value.question_id, 'scale', value.scale, 'text', value.text,
          'day', value.day, 'fileKey', file.key))
        FROM ${surveyAnswers} AS value LEFT JOIN ${files} AS file ON file.id = value.file_id
        WHERE value.response_id = ${surveyResponses.id}), '[]')`,
      chosen: sql<{ questionId: string; choiceId: string }[]>`coalesce((SELECT json_agg(
          json_build_object('questionId', chosen.question_id, 'choiceId', chosen.choice_id))
        FROM ${surveyAnswerChoices} AS chosen
        WHERE chosen.response_id = ${surveyResponses.id}), '[]')`,
    })
    .from(surveyResponses)
    .innerJoin(surveys, eq(surveys.id, surveyResponses.surveyId))
    .leftJoin(users, eq(users.id, surveyResponses.userId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.organizationId, surveys.organizationId),
        eq(memberships.userId, surveyResponses.userId),
      ),
    )
    .where(
      and(
        eq(surveyResponses.surveyId, surveyId),
        after === null ? undefined : sql`${surveyResponses.id} > ${after}`,
      ),
    )
    .orderBy(asc(surveyResponses.id))
    .limit(limit);
}

interface ExportedValue {
  questionId: string;
  scale: number | null;
  text: string | null;
  day: string | null;
  fileKey: string | null;
}
