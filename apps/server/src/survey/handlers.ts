import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import { saveDraft, sendResponse } from './responses.ts';
import { getResults, listTexts } from './results.ts';
import { countOpenSurveys, getSurvey, listSurveys } from './surveys.ts';

export const surveyHandlers = {
  listSurveys: ({ query }, context) => listSurveys(context, query.group ?? 'OPEN', pageOf(query)),
  countUnansweredSurveys: (_input, context) => countOpenSurveys(context),
  getSurvey: ({ params }, context) => getSurvey(context, params.surveyId),
  saveSurveyDraft: ({ params, body }, context) => saveDraft(context, params.surveyId, body),
  sendSurveyResponse: ({ params, body }, context) => sendResponse(context, params.surveyId, body),
  getSurveyResults: ({ params }, context) => getResults(context, params.surveyId),
  listSurveyTexts: ({ params, query }, context) => listTexts(context, params, pageOf(query)),
} satisfies Handlers;
