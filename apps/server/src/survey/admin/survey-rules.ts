import type { Schemas } from '@office/api';
import { surveyProblems, surveyStateAt, type SurveyProblemKind } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkAudience, countAudience, readAudience } from '../../people/audience.ts';
import type { Platform } from '../../platform/platform.ts';
import { toRows, type SurveyRow } from '../survey-store.ts';

type Definition = Schemas['SurveyDefinition'];

/**
 * @throws {ApiError} 400 for an unknown audience; 422 `surveyAnonymousNotChangeable`,
 *   `surveyPartsInvalid`
 */
export async function readDefinition(
  tx: Queryable,
  organizationId: string,
  definition: Definition,
) {
  const { title, description, opensAt, closesAt, anonymous, changeable, results } = definition;
  if (anonymous && changeable) throw new ApiError('surveyAnonymousNotChangeable');
  const audience = readAudience(definition.audience);
  await checkAudience(tx, organizationId, audience);
  requireUniqueIds(definition.sections);
  const times = {
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
  };
  return { title: title.trim(), description, audience, anonymous, changeable, results, ...times };
}

/** The client generates the ids of sections, questions and choices, so duplicates are possible. */
function requireUniqueIds(sections: Definition['sections']): void {
  const questions = sections.flatMap((section) => section.questions);
  const choices = questions.flatMap((question) => question.choices);
  for (const parts of [sections, questions, choices]) {
    if (new Set(parts.map(({ id }) => id)).size < parts.length) {
      throw new ApiError('surveyPartsInvalid');
    }
  }
}

/** Rejects changes of anonymity after publishing, and of result visibility after the first response. */
export function requireUnchangedSettings(
  before: SurveyRow,
  { anonymous, results }: Pick<SurveyRow, 'anonymous' | 'results'>,
  answered: boolean,
): void {
  const isKept = before.anonymous === anonymous && (!answered || before.results === results);
  if (!isKept) throw new ApiError('surveyFixed');
}

const ignoredForClosedSurveys: readonly SurveyProblemKind[] = ['END_IN_PAST', 'AUDIENCE_EMPTY'];

/** @throws {ApiError} 422 `surveyIncomplete`, with all problems that prevent publishing */
export async function requireComplete(
  tx: Queryable,
  { now }: Pick<Platform, 'now'>,
  survey: SurveyRow,
  { sections, publishedStart }: Pick<Definition, 'sections'> & { publishedStart: Date | null },
): Promise<void> {
  const { title, opensAt, closesAt, anonymous, changeable, organizationId, audience } = survey;
  const parts = { title, anonymous, changeable, sections };
  const times = {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
  const found = surveyProblems(
    { ...parts, ...times },
    {
      now: now(),
      recipients: await countAudience(tx, organizationId, audience, 'survey'),
      publishedStart: publishedStart?.toISOString() ?? null,
    },
  );
  // A closed survey may have an end in the past and an empty audience.
  const isOver = surveyStateAt(survey, now()) === 'CLOSED';
  const problems = isOver
    ? found.filter(({ problem }) => !ignoredForClosedSurveys.includes(problem))
    : found;
  if (problems.length > 0) {
    throw new ApiError('surveyIncomplete', { data: { surveyProblems: problems } });
  }
}

/** Compares questions and choices by id, order and settings. Ignores texts. */
export function isSameStructure(
  one: Definition['sections'],
  other: Definition['sections'],
): boolean {
  return structureOf(one) === structureOf(other);
}

function structureOf(sections: Definition['sections']): string {
  const { questions, choices } = toRows('', sections);
  const ofQuestions = questions.map(({ id, sectionId, kind, required, ...rest }) => {
    const { minChoices, maxChoices, scaleFrom, scaleTo } = rest;
    return [id, sectionId, kind, required, minChoices, maxChoices, scaleFrom, scaleTo];
  });
  const ofChoices = choices.map(({ id, questionId }) => [id, questionId]);
  return JSON.stringify([sections.map(({ id }) => id), ofQuestions, ofChoices]);
}
