import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as editing from './survey-editing.ts';
import { listSurveys, remindOfSurvey } from './survey-list.ts';
import { exportSurvey, getResults, listTexts } from './survey-results.ts';

export const adminSurveyHandlers = {
  listAdminSurveys: ({ query }, context) =>
    listSurveys(context, context.claims, query, pageOf(query)),
  createSurvey: ({ body }, context) => editing.createSurvey(context, context.claims, body),
  getAdminSurvey: ({ params }, context) =>
    editing.getSurvey(context, context.claims, params.surveyId),
  changeSurvey: ({ params, body }, context) =>
    editing.changeSurvey(context, context.claims, params.surveyId, body),
  deleteSurvey: ({ params }, context) =>
    editing.deleteSurvey(context, context.claims, params.surveyId),
  copySurvey: ({ params }, context) => editing.copySurvey(context, context.claims, params.surveyId),
  publishSurvey: ({ params, body }, context) =>
    editing.publishDraft(context, context.claims, params.surveyId, body.version),
  closeSurvey: ({ params, body }, context) =>
    editing.closeSurvey(context, context.claims, params.surveyId, body.version),
  reopenSurvey: ({ params, body }, context) =>
    editing.reopenSurvey(context, context.claims, params.surveyId, body),
  remindOfSurvey: ({ params }, context) => remindOfSurvey(context, context.claims, params.surveyId),
  getAdminSurveyResults: ({ params, query }, context) =>
    getResults(context, context.claims, params.surveyId, query.department ?? null),
  listAdminSurveyTexts: ({ params, query }, context) =>
    listTexts(context, context.claims, params, query.department ?? null, pageOf(query)),
  exportSurvey: ({ params }, context) =>
    exportSurvey(context, context.claims, params.surveyId, context.language),
} satisfies Handlers;
