import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as editing from './admin/survey-editing.ts';
import * as adminList from './admin/survey-list.ts';
import * as adminResults from './admin/survey-results.ts';
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
  listAdminSurveys: ({ query }, context) => adminList.listSurveys(context, query, pageOf(query)),
  createSurvey: ({ body }, context) => editing.createSurvey(context, body),
  getAdminSurvey: ({ params }, context) => editing.getSurvey(context, params.surveyId),
  changeSurvey: ({ params, body }, context) => editing.changeSurvey(context, params.surveyId, body),
  deleteSurvey: ({ params }, context) => editing.deleteSurvey(context, params.surveyId),
  copySurvey: ({ params }, context) => editing.copySurvey(context, params.surveyId),
  publishSurvey: ({ params, body }, context) =>
    editing.publishDraft(context, params.surveyId, body.version),
  closeSurvey: ({ params, body }, context) =>
    editing.closeSurvey(context, params.surveyId, body.version),
  reopenSurvey: ({ params, body }, context) => editing.reopenSurvey(context, params.surveyId, body),
  remindOfSurvey: ({ params }, context) => adminList.remindOfSurvey(context, params.surveyId),
  getAdminSurveyResults: ({ params, query }, context) =>
    adminResults.getResults(context, params.surveyId, query.department ?? null),
  listAdminSurveyTexts: ({ params, query }, context) =>
    adminResults.listTexts(context, params, query.department ?? null, pageOf(query)),
  exportSurvey: ({ params }, context) =>
    adminResults.exportSurvey(context, params.surveyId, context.language),
} satisfies Handlers;
