import { surveyStateAt, type Language } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { RecurringWork } from '../lib/recurring-work.ts';
import type { JobDeps } from '../platform/area.ts';
import type { Platform } from '../platform/platform.ts';
import { shuffle } from './shuffle-store.ts';
import { claimUnannounced, findNonRespondents, type SurveyRow } from './survey-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'notifications'>;

const interval = 5000;

export class SurveyClock extends RecurringWork {
  constructor(deps: Deps & Pick<JobDeps, 'jobs'>) {
    super(deps.jobs, { name: 'due-surveys', interval, work: () => notifySurveysChanged(deps) });
  }
}

export async function notifySurveysChanged(deps: Deps): Promise<void> {
  const now = deps.now();
  const announced = await deps.db.transaction(async (tx) => {
    const changed = await claimUnannounced(tx, now);
    for (const survey of changed) {
      if (survey.notifiedState === 'OPEN') await notifyNonRespondents(deps, tx, survey, 'OPENED');
    }
    return changed;
  });
  for (const survey of announced) {
    if (survey.anonymous && survey.notifiedState === 'CLOSED') await shuffle(deps.db, survey.id);
    await publishSurvey(deps, survey);
  }
}

export async function notifyNonRespondents(
  deps: Pick<Deps, 'notifications'>,
  tx: Transaction,
  survey: SurveyRow,
  why: keyof typeof texts,
): Promise<number> {
  const userIds = await findNonRespondents(tx, survey.id);
  if (userIds.length === 0) return 0;
  const { organizationId, id, closesAt } = survey;
  await deps.notifications.add(tx, {
    organizationId,
    to: userIds,
    kind: 'ORGANIZATION',
    ...textOf(survey, why),
    path: `/survey-form/${id}`,
    subject: { kind: 'SURVEY', id },
    ...(closesAt && { expiresAt: closesAt }),
  });
  return userIds.length;
}

export async function publishSurvey(
  { realtime, now }: Pick<Deps, 'realtime' | 'now'>,
  survey: SurveyRow,
): Promise<void> {
  const { id: surveyId, organizationId } = survey;
  const state = surveyStateAt(survey, now());
  await realtime.publish('surveyChanged', { organizationId }, { surveyId, state });
}

const texts = {
  OPENED: {
    title: { ja: 'アンケート: ', en: 'Survey: ' },
    content: { ja: '回答を受け付けています。', en: 'It is open for answers.' },
  },
  REMINDED: {
    title: { ja: '未回答のアンケート: ', en: 'Not answered yet: ' },
    content: {
      ja: 'まだ回答していません。ご協力をお願いします。',
      en: 'You have not answered this survey yet.',
    },
  },
};

function textOf({ title, anonymous }: SurveyRow, why: keyof typeof texts) {
  const { title: before, content } = texts[why];
  const after: Record<Language, string> = anonymous
    ? { ja: '匿名です。', en: ' It is anonymous.' }
    : { ja: '', en: '' };
  return {
    title: { ja: before.ja + title, en: before.en + title },
    content: { ja: content.ja + after.ja, en: content.en + after.en },
  };
}
