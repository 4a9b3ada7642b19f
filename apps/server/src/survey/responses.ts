import type { Schemas } from '@office/api';
import { surveyAnswerProblems, surveyStateAt } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './response-store.ts';
import { findParticipation, findSections, surveyRows, type SurveyRow } from './survey-store.ts';
import { isShownTo } from './surveys.ts';

type Deps = Pick<Platform, 'db' | 'now'>;
type Sent = Schemas['SurveySent'];

/** Stores a member's answers, or replaces their earlier ones. */
export function sendResponse(
  { db, now, viewer }: Deps & WithViewer,
  surveyId: string,
  request: Schemas['SurveyResponseRequest'],
): Promise<Sent> {
  return db.transaction(async (tx) => {
    const survey = await requireRecipient(tx, viewer, surveyId, now());
    const version = survey.anonymous
      ? await sendAnonymously(tx, survey, viewer, request, now())
      : await sendNamed(tx, survey, viewer, request, now());
    await store.deleteDraft(tx, { surveyId, userId: viewer.userId });
    return { surveyId, version, resultsShown: isShownTo(survey, { answered: true }) };
  });
}

async function sendAnonymously(
  tx: Transaction,
  survey: SurveyRow,
  viewer: MemberRef,
  { answers }: Schemas['SurveyResponseRequest'],
  now: Date,
): Promise<number> {
  const { userId } = viewer;
  requireOpen(survey, now);
  const fileIds = await checkAnswers(tx, survey, viewer, answers);
  const isFirst = await store.addParticipant(tx, { surveyId: survey.id, userId });
  if (!isFirst) throw new ApiError('surveyAlreadyAnswered');
  const responseId = await store.insertAnonymousResponse(tx, survey.id);
  await store.replaceAnswers(tx, { surveyId: survey.id, responseId }, answers, fileIds);
  await store.anonymizeFiles(tx, [...fileIds.values()], survey);
  return 1;
}

async function sendNamed(
  tx: Transaction,
  survey: SurveyRow,
  viewer: MemberRef,
  { clientId, version, answers }: Schemas['SurveyResponseRequest'],
  now: Date,
): Promise<number> {
  const { userId } = viewer;
  const own = { surveyId: survey.id, userId };
  const sent = await store.findResponse(tx, own);
  // The request is a retry: it was stored, but the client did not receive the response.
  if (sent?.clientId === clientId) return sent.version;
  requireOpen(survey, now);
  const fileIds = await checkAnswers(tx, survey, viewer, answers);
  const first =
    version === 0 && (await store.insertNamedResponse(tx, { ...own, clientId, at: now }));
  if (first) {
    await store.replaceAnswers(tx, { surveyId: survey.id, responseId: first }, answers, fileIds);
    return 1;
  }
  const before = await store.findResponse(tx, own, { lock: true });
  if (before?.clientId === clientId) return before.version;
  if (!survey.changeable && before) throw new ApiError('surveyAlreadyAnswered');
  if (before?.version !== version) throw new ApiError('changedMeanwhile');
  await store.replaceAnswers(tx, { surveyId: survey.id, responseId: before.id }, answers, fileIds);
  await store.touchResponse(tx, { id: before.id, clientId, at: now });
  return before.version + 1;
}

/** Stores answers that have not been submitted. They are not validated. */
export async function saveDraft(
  { db, now, viewer }: Deps & WithViewer,
  surveyId: string,
  { answers, typedAt }: Schemas['SurveyAnswerDraft'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const survey = await requireRecipient(tx, viewer, surveyId, now());
    if (survey.anonymous) throw new ApiError('surveyDraftAnonymous');
    requireOpen(survey, now());
    // Limits the time to now. A client clock that is ahead could otherwise block later drafts.
    const typed = new Date(Math.min(Date.parse(typedAt), now().getTime()));
    const { userId } = viewer;
    await store.upsertDraft(tx, { surveyId, userId, answers, typedAt: typed });
  });
}

/** Returns a visible survey and locks it against changes until the transaction ends. */
async function requireRecipient(
  tx: Transaction,
  viewer: MemberRef,
  surveyId: string,
  now: Date,
): Promise<SurveyRow> {
  const { organizationId } = viewer;
  // A shared lock: responses do not wait for each other, a change of the survey waits for them.
  const survey = await surveyRows.lock(tx, { organizationId, id: surveyId }, 'share');
  const part = survey && (await findParticipation(tx, surveyId, viewer));
  if (!survey || !(part?.asked || part?.answered)) throw new ApiError('surveyNotFound');
  const state = surveyStateAt(survey, now);
  if (state === 'DRAFT' || state === 'SCHEDULED') throw new ApiError('surveyNotFound');
  return survey;
}

function requireOpen(survey: SurveyRow, now: Date): void {
  if (surveyStateAt(survey, now) !== 'OPEN') throw new ApiError('surveyClosed');
}

async function checkAnswers(
  tx: Transaction,
  survey: SurveyRow,
  viewer: MemberRef,
  answers: readonly Schemas['SurveyAnswer'][],
): Promise<Map<string, string>> {
  const sections = await findSections(tx, survey.id);
  const questions = sections.flatMap((section) => section.questions);
  const problems: Schemas['SurveyAnswerProblem'][] = surveyAnswerProblems(questions, answers);
  const keys = answers.flatMap(({ fileKey }) => fileKey || []);
  const fileIds = await store.findAnswerFiles(tx, viewer, keys);
  for (const { questionId, fileKey } of answers) {
    if (fileKey && !fileIds.has(fileKey)) problems.push({ questionId, problem: 'FILE_MISSING' });
  }
  if (problems.length > 0) {
    throw new ApiError('surveyAnswersInvalid', { data: { surveyAnswerProblems: problems } });
  }
  return fileIds;
}
