import type { Schemas } from '@office/api';
import { minAnonymousResponses } from '@office/vocabulary';
import type { Database, Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type PageRequest } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import { countAnswers, countResponses, findTexts, type ResponseFilter } from './result-store.ts';
import { findSections, type SurveyRow } from './survey-store.ts';
import { isShownTo, requireVisible } from './surveys.ts';

type Deps = Pick<Platform, 'db' | 'now'>;
type Results = Schemas['SurveyResults'];
type QuestionResult = Schemas['SurveyQuestionResult'];

export async function getResults(context: Deps & WithViewer, surveyId: string): Promise<Results> {
  return readResults(context.db, await requireShared(context, surveyId), null);
}

/** @throws {ApiError} same as {@link getResults} */
export async function listTexts(
  context: Deps & WithViewer,
  { surveyId, questionId }: { surveyId: string; questionId: string },
  page: PageRequest,
): Promise<Schemas['SurveyTextAnswerList']> {
  const survey = await requireShared(context, surveyId);
  const filter = { surveyId, department: null };
  if (await isHidden(context.db, survey, filter)) return toPage([], 0, page);
  const { rows, total } = await findTexts(context.db, filter, questionId, page);
  const data = rows.flatMap(({ text }) =>
    text === null ? [] : [{ text, file: null, person: null }],
  );
  return toPage(data, total, page);
}

async function requireShared(
  { db, now, viewer }: Deps & WithViewer,
  surveyId: string,
): Promise<SurveyRow> {
  const { survey, answered } = await requireVisible(db, viewer, surveyId, now());
  if (!isShownTo(survey, { answered })) throw new ApiError('surveyResultsNotShared');
  return survey;
}

export function readResults(
  db: Database,
  { id: surveyId, title, anonymous }: SurveyRow,
  department: string | null,
): Promise<Results> {
  const filter = { surveyId, department };
  return db.transaction(
    async (tx) => {
      const { responses, recipients } = await countResponses(tx, filter);
      const hidden = anonymous && responses < minAnonymousResponses;
      const questions: QuestionResult[] = [];
      const sections = hidden ? [] : await findSections(tx, surveyId);
      for (const question of sections.flatMap((section) => section.questions)) {
        questions.push(await readQuestion(tx, filter, question));
      }
      return { surveyId, title, anonymous, recipients, responses, hidden, questions };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function isHidden(
  db: Database,
  { anonymous }: SurveyRow,
  filter: ResponseFilter,
): Promise<boolean> {
  if (!anonymous) return false;
  return (await countResponses(db, filter)).responses < minAnonymousResponses;
}

async function readQuestion(
  tx: Transaction,
  filter: ResponseFilter,
  question: Schemas['SurveyQuestion'],
): Promise<QuestionResult> {
  const { id: questionId, kind, title, scale } = question;
  const { answers, options } = await countAnswers(tx, filter, question);
  const of = { questionId, kind, title, answers, scale };
  if (!scale) return { ...of, options, average: null };
  const counts = new Map(options.map(({ label, count }) => [Number(label), count]));
  const values = Array.from({ length: scale.to - scale.from + 1 }, (_, step) => scale.from + step);
  const countOf = (value: number) => counts.get(value) ?? 0;
  const sum = values.reduce((total, value) => total + value * countOf(value), 0);
  return {
    ...of,
    options: values.map((value) => ({
      choiceId: null,
      label: String(value),
      count: countOf(value),
    })),
    average: answers === 0 ? null : Math.round((sum / answers) * 100) / 100,
  };
}
