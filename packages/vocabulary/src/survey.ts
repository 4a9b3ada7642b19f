import {
  maxSurveyQuestions,
  maxSurveyTextLength,
  maxSurveyTitleLength,
  type SurveyAnswerProblemKind,
  type SurveyProblemKind,
  type SurveyQuestionKind,
  type SurveyState,
} from './contract/survey.ts';
import { day } from './units.ts';

/** Anonymous surveys with fewer responses show no results, because respondents could be identified. */
export const minAnonymousResponses = 3;

export const surveyReminderMs = day;

type Time = Date | string | null;

export interface SurveyTimes {
  publishedAt: Time;
  opensAt: Time;
  closesAt: Time;
  closedAt: Time;
}

export function surveyStateAt(
  { publishedAt, opensAt, closesAt, closedAt }: SurveyTimes,
  now: Date,
): SurveyState {
  const isOver = (time: Time) => time !== null && new Date(time) <= now;
  if (publishedAt === null) return 'DRAFT';
  if (closedAt !== null || isOver(closesAt)) return 'CLOSED';
  return opensAt === null || isOver(opensAt) ? 'OPEN' : 'SCHEDULED';
}

export interface SurveyChoiceParts {
  id: string;
  text: string;
}

export interface SurveyQuestionParts {
  id: string;
  kind: SurveyQuestionKind;
  title: string;
  required: boolean;
  choices: readonly SurveyChoiceParts[];
  minChoices: number | null;
  maxChoices: number | null;
  scale: { from: number; to: number } | null;
}

export interface SurveySectionParts {
  id: string;
  questions: readonly SurveyQuestionParts[];
}

export interface SurveyParts {
  title: string;
  opensAt: string | null;
  closesAt: string | null;
  anonymous: boolean;
  changeable: boolean;
  sections: readonly SurveySectionParts[];
}

export interface SurveyProblemAt {
  problem: SurveyProblemKind;
  sectionId?: string;
  questionId?: string;
  choiceId?: string;
}

interface SurveyContext {
  now: Date;
  recipients: number | null;
  publishedStart?: string | null;
}

/** Tolerance for the start time, since a request takes time. */
const startToleranceMs = 60_000;

export function surveyProblems(survey: SurveyParts, around: SurveyContext): SurveyProblemAt[] {
  const problems: SurveyProblemAt[] = [];
  const { sections } = survey;
  const questions = sections.flatMap((section) => section.questions);
  if (isBlank(survey.title)) problems.push({ problem: 'TITLE_MISSING' });
  if (survey.anonymous && survey.changeable) problems.push({ problem: 'ANONYMOUS_CHANGEABLE' });
  problems.push(...timeProblems(survey, around));
  if (around.recipients === 0) problems.push({ problem: 'AUDIENCE_EMPTY' });
  if (questions.length === 0) problems.push({ problem: 'QUESTIONS_MISSING' });
  if (questions.length > maxSurveyQuestions) problems.push({ problem: 'TOO_MANY_QUESTIONS' });
  for (const section of sections) {
    const sectionId = section.id;
    if (section.questions.length === 0 && questions.length > 0) {
      problems.push({ problem: 'SECTION_EMPTY', sectionId });
    }
    for (const question of section.questions) {
      const at = { sectionId, questionId: question.id };
      problems.push(...questionProblems(question).map((problem) => ({ ...problem, ...at })));
    }
  }
  return problems;
}

function timeProblems(
  { opensAt, closesAt }: SurveyParts,
  { now, publishedStart = null }: SurveyContext,
): SurveyProblemAt[] {
  const problems: SurveyProblemAt[] = [];
  const start = opensAt === null ? now : new Date(opensAt);
  const isAsPublished =
    publishedStart !== null &&
    Math.abs(start.getTime() - Date.parse(publishedStart)) < startToleranceMs;
  if (!isAsPublished && start.getTime() < now.getTime() - startToleranceMs) {
    problems.push({ problem: 'START_IN_PAST' });
  }
  if (closesAt !== null) {
    const end = new Date(closesAt);
    if (end <= start) problems.push({ problem: 'END_BEFORE_START' });
    else if (end <= now) problems.push({ problem: 'END_IN_PAST' });
  }
  return problems;
}

function questionProblems(question: SurveyQuestionParts): SurveyProblemAt[] {
  const problems: SurveyProblemAt[] = [];
  if (isBlank(question.title)) problems.push({ problem: 'QUESTION_TITLE_MISSING' });
  if (question.kind === 'SINGLE' || question.kind === 'MULTIPLE') {
    problems.push(...choiceProblems(question));
  }
  return problems;
}

function choiceProblems({ kind, choices, minChoices, maxChoices }: SurveyQuestionParts) {
  const problems: SurveyProblemAt[] = [];
  if (choices.length < 2) problems.push({ problem: 'CHOICES_MISSING' });
  const seen = new Set<string>();
  for (const { id, text } of choices) {
    // Compares normalised texts, because choices that look the same cannot be distinguished.
    const looks = text.normalize('NFKC').trim().toLowerCase();
    if (looks === '') problems.push({ problem: 'CHOICE_EMPTY', choiceId: id });
    else if (seen.has(looks)) problems.push({ problem: 'CHOICE_REPEATED', choiceId: id });
    seen.add(looks);
  }
  const [min, max] = [minChoices ?? 0, maxChoices ?? choices.length];
  if (kind === 'MULTIPLE' && (min > max || min > choices.length || max > choices.length)) {
    problems.push({ problem: 'CHOICE_LIMITS_WRONG' });
  }
  return problems;
}

export interface SurveyAnswerParts {
  questionId: string;
  choiceIds?: readonly string[];
  scale?: number;
  text?: string;
  day?: string;
  fileKey?: string;
}

export interface SurveyAnswerProblemAt {
  questionId: string;
  problem: SurveyAnswerProblemKind;
}

export function isAnswered(answer: SurveyAnswerParts | undefined): boolean {
  if (!answer) return false;
  const { choiceIds = [], scale, text = '', day: date = '', fileKey = '' } = answer;
  return (
    choiceIds.length > 0 || scale !== undefined || !isBlank(text) || date !== '' || fileKey !== ''
  );
}

export function surveyAnswerProblems(
  questions: readonly SurveyQuestionParts[],
  answers: readonly SurveyAnswerParts[],
): SurveyAnswerProblemAt[] {
  const known = new Set(questions.map(({ id }) => id));
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const problems: SurveyAnswerProblemAt[] = answers.flatMap(({ questionId }, index) =>
    known.has(questionId) &&
    answers.findIndex((answer) => answer.questionId === questionId) === index
      ? []
      : [{ questionId, problem: 'UNKNOWN' as const }],
  );
  for (const question of questions) {
    const problem = answerProblem(question, byQuestion.get(question.id));
    if (problem) problems.push({ questionId: question.id, problem });
  }
  return problems;
}

export function answerProblem(
  question: SurveyQuestionParts,
  answer: SurveyAnswerParts | undefined,
): SurveyAnswerProblemKind | null {
  if (!answer || !isAnswered(answer)) return question.required ? 'REQUIRED' : null;
  if (!isOfKind(question.kind, answer)) return 'UNKNOWN';
  const { choiceIds = [], scale, text = '' } = answer;
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTIPLE':
      return choosingProblem(question, choiceIds);
    case 'SCALE':
      return isOnScale(question, scale) ? null : 'OUT_OF_RANGE';
    case 'TEXT':
      return text.length > maxSurveyTitleLength ? 'TOO_LONG' : null;
    case 'LONG_TEXT':
      return text.length > maxSurveyTextLength ? 'TOO_LONG' : null;
    case 'DATE':
      return isDay(answer.day ?? '') ? null : 'DAY_INVALID';
    case 'FILE':
      return null;
  }
}

const properties = {
  SINGLE: 'choiceIds',
  MULTIPLE: 'choiceIds',
  SCALE: 'scale',
  TEXT: 'text',
  LONG_TEXT: 'text',
  DATE: 'day',
  FILE: 'fileKey',
} as const satisfies Record<SurveyQuestionKind, keyof SurveyAnswerParts>;

function isOfKind(kind: SurveyQuestionKind, answer: SurveyAnswerParts): boolean {
  const alone = { questionId: answer.questionId, [properties[kind]]: answer[properties[kind]] };
  return isAnswered(alone);
}

function choosingProblem(
  { kind, choices, minChoices, maxChoices }: SurveyQuestionParts,
  selectedIds: readonly string[],
): SurveyAnswerProblemKind | null {
  const known = new Set(choices.map(({ id }) => id));
  if (!selectedIds.every((id) => known.has(id)) || new Set(selectedIds).size < selectedIds.length) {
    return 'UNKNOWN';
  }
  if (kind === 'SINGLE') return selectedIds.length > 1 ? 'TOO_MANY' : null;
  if (selectedIds.length < (minChoices ?? 0)) return 'TOO_FEW';
  return selectedIds.length > (maxChoices ?? choices.length) ? 'TOO_MANY' : null;
}

function isOnScale({ scale }: SurveyQuestionParts, value: number | undefined): boolean {
  return scale !== null && value !== undefined && value >= scale.from && value <= scale.to;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
