import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import { saveDraft, sendResponse } from './responses.ts';
import { getResults, listTexts } from './results.ts';
import { countOpenSurveys, getSurvey, listSurveys } from './surveys.ts';

export const surveyHandlers = {
  listSurveys: ({ query }, context) =>
    listSurveys(context, context.claims, query.group ?? 'OPEN', pageOf(query)),
  countUnansweredSurveys: (_input, context) => countOpenSurveys(context, context.claims),
  getSurvey: ({ params }, context) => getSurvey(context, context.claims, params.surveyId),
  saveSurveyDraft: ({ params, body }, context) =>
    saveDraft(context, context.claims, params.surveyId, body),
  sendSurveyResponse: ({ params, body }, context) =>
    sendResponse(context, context.claims, params.surveyId, body),
  getSurveyResults: ({ params }, context) => getResults(context, context.claims, params.surveyId),
  listSurveyTexts: ({ params, query }, context) =>
    listTexts(context, context.claims, params, pageOf(query)),
} satisfies Handlers;
