import type { Schemas } from '@office/api';
import { surveyStateAt, type SurveyGroup } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type PageRequest } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import { countMemberSurveys, countUnanswered, findMemberSurveys } from './member-survey-store.ts';
import { findAnswers, findDraft, findResponse } from './response-store.ts';
import { findParticipation, findSections, surveyRows, type SurveyRow } from './survey-store.ts';

type Deps = Pick<Platform, 'db' | 'now'>;

export async function listSurveys(
  { db, now, viewer }: Deps & WithViewer,
  group: SurveyGroup,
  page: PageRequest,
): Promise<Schemas['SurveyList']> {
  const { rows, total } = await findMemberSurveys(db, viewer, { group, now: now() }, page);
  const counts = await countMemberSurveys(db, viewer, now());
  const data = rows.map(({ survey, answered, questions }) => ({
    ...toSummary(survey, answered, now()),
    questions,
  }));
  return { ...toPage(data, total, page), counts };
}

export async function countOpenSurveys({
  db,
  now,
  viewer,
}: Deps & WithViewer): Promise<Schemas['UnansweredSurveys']> {
  return { count: await countUnanswered(db, viewer, now()) };
}

/** @throws {ApiError} 404 `surveyNotFound`, also before it opens and outside of the audience */
export async function getSurvey(
  { db, now, viewer }: Deps & WithViewer,
  surveyId: string,
): Promise<Schemas['SurveyForm']> {
  const { userId } = viewer;
  const { survey, answered } = await requireVisible(db, viewer, surveyId, now());
  const sections = await findSections(db, surveyId);
  const own = { surveyId, userId };
  const response = survey.anonymous ? null : await findResponse(db, own);
  const draft = survey.anonymous ? null : await findDraft(db, own);
  return {
    ...toSummary(survey, answered, now()),
    questions: sections.flatMap((section) => section.questions).length,
    description: survey.description,
    results: survey.results,
    sections,
    response: response && {
      version: response.version,
      submittedAt: response.submittedAt.toISOString(),
      changedAt: response.changedAt.toISOString(),
      answers: await findAnswers(db, response.id),
    },
    draft: draft && { answers: draft.answers, typedAt: draft.typedAt.toISOString() },
  };
}

/** Returns a survey if it has opened and the member is a recipient or has answered it. */
export async function requireVisible(
  tx: Queryable,
  viewer: MemberRef,
  surveyId: string,
  now: Date,
): Promise<{ survey: SurveyRow; answered: boolean }> {
  const { organizationId } = viewer;
  const survey = await surveyRows.find(tx, { organizationId, id: surveyId });
  const part = survey && (await findParticipation(tx, surveyId, viewer));
  if (!survey || !(part?.asked || part?.answered)) throw new ApiError('surveyNotFound');
  const state = surveyStateAt(survey, now);
  if (state === 'DRAFT' || state === 'SCHEDULED') throw new ApiError('surveyNotFound');
  return { survey, answered: part.answered };
}

export function isShownTo(
  { results }: Pick<SurveyRow, 'results'>,
  { answered }: { answered: boolean },
): boolean {
  return results === 'AUDIENCE' || (results === 'RESPONDENTS' && answered);
}

function toSummary(survey: SurveyRow, answered: boolean, now: Date) {
  const { id, title, opensAt, publishedAt, closesAt, closedAt, anonymous, changeable } = survey;
  return {
    ...{ id, title, anonymous, changeable, answered },
    state: surveyStateAt(survey, now),
    opensAt: (opensAt ?? publishedAt ?? survey.createdAt).toISOString(),
    closesAt: (closedAt ?? closesAt)?.toISOString() ?? null,
    resultsShown: isShownTo(survey, { answered }),
  };
}
