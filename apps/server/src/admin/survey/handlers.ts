import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as editing from './survey-editing.ts';
import { listSurveys, remindOfSurvey } from './survey-list.ts';
import { exportSurvey, getResults, listTexts } from './survey-results.ts';

export const adminSurveyHandlers = {
  listAdminSurveys: ({ query }, context) => listSurveys(context, query, pageOf(query)),
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
  remindOfSurvey: ({ params }, context) => remindOfSurvey(context, params.surveyId),
  getAdminSurveyResults: ({ params, query }, context) =>
    getResults(context, params.surveyId, query.department ?? null),
  listAdminSurveyTexts: ({ params, query }, context) =>
    listTexts(context, params, query.department ?? null, pageOf(query)),
  exportSurvey: ({ params }, context) => exportSurvey(context, params.surveyId, context.language),
} satisfies Handlers;
