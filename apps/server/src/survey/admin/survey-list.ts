import type { Schemas } from '@office/api';
import {
  surveyReminderMs,
  surveyStateAt,
  surveyStates,
  type AdminSurveySort,
  type SurveyState,
} from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type PageRequest } from '../../http/page.ts';
import { notifyNonRespondents } from '../survey-clock.ts';
import { surveyRows } from '../survey-store.ts';
import type { Deps } from './survey-editing.ts';
import { markReminded } from './survey-editing-store.ts';
import { countByState, findSurveys } from './survey-list-store.ts';

interface Query {
  keyword?: string;
  state?: SurveyState[];
  sort?: AdminSurveySort;
  order?: 'ASC' | 'DESC';
}

export async function listSurveys(
  { db, now, viewer }: Pick<Deps, 'db' | 'now'> & WithViewer,
  { keyword = '', state = [], sort = 'UPDATED_AT', order = 'DESC' }: Query,
  page: PageRequest,
): Promise<Schemas['AdminSurveyList']> {
  const { organizationId } = viewer;
  const filter = { organizationId, keyword, states: state, now: now() };
  const by = { sort, descending: order === 'DESC' };
  const { rows, total } = await findSurveys(db, filter, by, page);
  const counts = await countByState(db, filter);
  const data = rows.map(({ survey, answered, recipients }) => ({
    id: survey.id,
    version: survey.version,
    title: survey.title,
    anonymous: survey.anonymous,
    state: surveyStateAt(survey, now()),
    answered,
    recipients,
    opensAt: survey.opensAt?.toISOString() ?? null,
    closesAt: (survey.closedAt ?? survey.closesAt)?.toISOString() ?? null,
    updatedAt: survey.updatedAt.toISOString(),
  }));
  const inStates = surveyStates.map((each) => [each, counts.get(each) ?? 0] as const);
  return {
    ...toPage(data, total, page),
    counts: Object.fromEntries(inStates) as Schemas['AdminSurveyCounts'],
  };
}

/** Notifies recipients without a response, at most once a day. */
export function remindOfSurvey(
  context: Deps & WithViewer,
  surveyId: string,
): Promise<Schemas['SurveyReminder']> {
  const { organizationId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const survey = await surveyRows.lock(tx, { organizationId, id: surveyId });
    if (!survey) throw new ApiError('surveyNotFound');
    const now = context.now();
    if (surveyStateAt(survey, now) !== 'OPEN') throw new ApiError('surveyStateWrong');
    const { remindedAt } = survey;
    const next = remindedAt && new Date(remindedAt.getTime() + surveyReminderMs);
    if (next && next > now) {
      throw new ApiError('surveyRemindedToday', { data: { until: next.toISOString() } });
    }
    await markReminded(tx, surveyId, now);
    const reminded = await notifyNonRespondents(context, tx, survey, 'REMINDED');
    await context.audit(tx, {
      action: 'SURVEY_REMINDED',
      target: { kind: 'SURVEY', id: surveyId, name: survey.title },
      after: { reminded },
    });
    return { reminded, remindedAt: now.toISOString() };
  });
}
