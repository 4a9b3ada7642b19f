// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Validation error of a survey to be published. */
export const surveyProblemKinds = [
  'TITLE_MISSING',
  'QUESTIONS_MISSING',
  'TOO_MANY_QUESTIONS',
  'SECTION_EMPTY',
  'QUESTION_TITLE_MISSING',
  'CHOICES_MISSING',
  'CHOICE_EMPTY',
  'CHOICE_REPEATED',
  'CHOICE_LIMITS_WRONG',
  'START_IN_PAST',
  'END_BEFORE_START',
  'END_IN_PAST',
  'AUDIENCE_EMPTY',
  'ANONYMOUS_CHANGEABLE',
] as const;
export type SurveyProblemKind = (typeof surveyProblemKinds)[number];

/** Validation error of an answer. */
export const surveyAnswerProblemKinds = [
  'REQUIRED',
  'UNKNOWN',
  'TOO_FEW',
  'TOO_MANY',
  'OUT_OF_RANGE',
  'TOO_LONG',
  'DAY_INVALID',
  'FILE_MISSING',
] as const;
export type SurveyAnswerProblemKind = (typeof surveyAnswerProblemKinds)[number];

/** Surveys that the member can answer now, has answered and are still open, or are closed. */
export const surveyGroups = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type SurveyGroup = (typeof surveyGroups)[number];

/** Draft, scheduled, open for answers, or closed. */
export const surveyStates = ['DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** People who can see the results in addition to administrators: none, respondents, or the whole audience. */
export const surveyResultAudiences = ['NOBODY', 'RESPONDENTS', 'AUDIENCE'] as const;
export type SurveyResultAudience = (typeof surveyResultAudiences)[number];

/** Answer format: single choice, multiple choice, scale, single-line text, long text, date, or file. */
export const surveyQuestionKinds = [
  'SINGLE',
  'MULTIPLE',
  'SCALE',
  'TEXT',
  'LONG_TEXT',
  'DATE',
  'FILE',
] as const;
export type SurveyQuestionKind = (typeof surveyQuestionKinds)[number];

/** Sort column of surveys. */
export const adminSurveySorts = ['TITLE', 'STATE', 'OPENS_AT', 'CLOSES_AT', 'UPDATED_AT'] as const;
export type AdminSurveySort = (typeof adminSurveySorts)[number];

/** Maximum length of a survey title, a question, a choice and a single-line answer. */
export const maxSurveyTitleLength = 255;

/** Maximum length of a survey description and a multi-line answer. */
export const maxSurveyTextLength = 10000;

/** Sections of a survey. */
export const maxSurveySections = 20;

/** Maximum number of questions in a survey, over all sections. */
export const maxSurveyQuestions = 100;

/** Maximum number of choices of a question. */
export const maxSurveyChoices = 50;
