import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import type { TestMember } from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import {
  changeSurveyStatus,
  adminSurveys,
  choice,
  clearSurveys,
  createSurvey,
  define,
  firstChoice,
  makeQuestion,
  publishSurvey,
  questionsOf,
  resultsOf,
  section,
  sendAnswers,
  startSurveys,
  notificationPathsOf,
  yesOrNo,
} from '../../../test/surveys.ts';
import { notifications } from '../../database/schema/notifications.ts';

type Survey = Schemas['AdminSurvey'];
type Definition = Schemas['SurveyDefinition'];
type Question = Schemas['SurveyQuestion'];

let office: TestOffice;
let sakura: string;
let aoi: TestAdministrator;
let ren: TestMember;
let mei: TestMember;
let strange: TestAdministrator;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, mei, strange } = await startSurveys());
});
afterAll(() => office.close());
beforeEach(() => clearSurveys(office));

describe('survey administration', () => {
  it('returns every problem that prevents publishing, with its location', async () => {
    const [untitled, lonely, twins] = [
      makeQuestion('TEXT', { title: '' }),
      makeQuestion('SINGLE'),
      makeQuestion('MULTIPLE', { choices: ['同じ', '同じ '].map(choice), minChoices: 3 }),
    ];
    const empty = section();
    const full = section(untitled, lonely, twins);
    const survey = await createSurvey(
      aoi,
      define({
        title: ' ',
        opensAt: '2026-11-19T00:00:00.000Z',
        closesAt: '2026-11-18T00:00:00.000Z',
        audience: { kind: 'ROLES', roles: ['GUEST'] },
        sections: [empty, full],
      }),
    );
    const refused = await aoi.ask<{ data: Schemas['ErrorData'] }>(
      'POST',
      `${adminSurveys}/${survey.id}/publish`,
      { body: { version: 1 } },
    );
    expect(refused).toMatchObject({ status: 422, errors: 'surveyIncomplete' });
    const at = (question: Question) => ({ sectionId: full.id, questionId: question.id });
    expect(refused.body.data.surveyProblems).toEqual([
      { problem: 'TITLE_MISSING' },
      { problem: 'START_IN_PAST' },
      { problem: 'END_BEFORE_START' },
      { problem: 'AUDIENCE_EMPTY' },
      { problem: 'SECTION_EMPTY', sectionId: empty.id },
      { problem: 'QUESTION_TITLE_MISSING', ...at(untitled) },
      { problem: 'CHOICES_MISSING', ...at(lonely) },
      { problem: 'CHOICE_REPEATED', choiceId: twins.choices[1]!.id, ...at(twins) },
      { problem: 'CHOICE_LIMITS_WRONG', ...at(twins) },
    ]);
  });

  it('rejects a start in the past and an empty or invalid edit of a closed survey', async () => {
    const later = '2026-11-20T10:00:00.000Z';
    const planned = await publishSurvey(aoi, { opensAt: later });
    const change = (survey: Survey, definition: Definition) =>
      aoi.ask<{ data: Schemas['ErrorData'] }>('PUT', `${adminSurveys}/${survey.id}`, {
        body: { ...definition, version: survey.version },
      });
    const { sections } = planned;
    const early = await change(planned, define({ sections, opensAt: '2026-11-20T08:00:00.000Z' }));
    expect(early.body.data.surveyProblems).toEqual([{ problem: 'START_IN_PAST' }]);

    const closed = (await changeSurveyStatus(aoi, await publishSurvey(aoi), 'close')).body;
    const emptied = await change(closed, define({ sections: [section()], closesAt: later }));
    expect(emptied.body.data.surveyProblems).toEqual([{ problem: 'QUESTIONS_MISSING' }]);
    const ended = { sections: closed.sections, closesAt: '2026-11-20T01:00:00.000Z' };
    expect((await change(closed, define(ended))).body.data.surveyProblems).toEqual([
      { problem: 'END_BEFORE_START' },
    ]);
  });

  it('allows only text changes after a response, and rejects an outdated version', async () => {
    const survey = await publishSurvey(aoi);
    const change = (version: number, more: Partial<Definition>) => {
      const { title, description, audience, opensAt, closesAt, anonymous, changeable } = survey;
      const { results: shared, sections } = survey;
      const definition = { title, description, audience, opensAt, closesAt, anonymous, changeable };
      return aoi.ask<Survey>('PUT', `${adminSurveys}/${survey.id}`, {
        body: { version, ...definition, results: shared, sections, ...more },
      });
    };
    const two = [section(yesOrNo()), section(makeQuestion('TEXT'))];
    const changed = await change(survey.version, { sections: two });
    expect(changed.body.sections).toHaveLength(2);
    expect((await change(survey.version, {})).errors).toBe('changedMeanwhile');
    expect((await change(changed.body.version, { anonymous: true })).errors).toBe('surveyFixed');
    await sendAnswers(office, ren, survey, firstChoice(changed.body));
    const { version } = changed.body;
    const [one, other] = changed.body.sections;
    for (const sections of [[one!], [other!, one!]]) {
      expect((await change(version, { sections })).errors).toBe('surveyFixed');
    }
    expect((await change(version, { sections: two, results: 'AUDIENCE' })).errors).toBe(
      'surveyFixed',
    );
    const renamed = structuredClone(changed.body.sections);
    renamed[0]!.questions[0]!.choices[0]!.text = 'はい、足りています';
    const words = await change(version, { sections: renamed });
    expect(words.body).toMatchObject({ fixed: true, sections: renamed });
    expect((await resultsOf(aoi, survey)).questions[0]!.options[0]).toMatchObject({
      label: 'はい、足りています',
      count: 1,
    });
  });

  it('reminds recipients without a response once a day', async () => {
    const survey = await publishSurvey(aoi, { anonymous: true });
    await sendAnswers(office, ren, survey, firstChoice(survey));
    await office.platform.db.delete(notifications);
    const remind = () =>
      aoi.ask<Schemas['SurveyReminder']>('POST', `${adminSurveys}/${survey.id}/reminders`);
    const answers = await Promise.all(Array.from({ length: 50 }, remind));
    const [done] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ errors }) => errors === 'surveyRemindedToday')).toHaveLength(49);
    expect(done!.body.reminded).toBe(survey.recipients - 1);
    expect(await notificationPathsOf(office, ren.userId)).toEqual([]);
    expect(await notificationPathsOf(office, mei.userId)).toEqual([`/survey-form/${survey.id}`]);
    office.advanceClock({ days: 1 });
    expect((await remindWithNewSession(survey)).status).toBe(200);
  });

  it('copies a survey, and deletes a survey with its answers', async () => {
    const survey = await publishSurvey(aoi, { closesAt: '2027-03-01T00:00:00.000Z' });
    await sendAnswers(office, ren, survey, firstChoice(survey));
    const copy = (await aoi.ask<Survey>('POST', `${adminSurveys}/${survey.id}/copy`)).body;
    expect(copy).toMatchObject({
      state: 'DRAFT',
      title: survey.title,
      answered: 0,
      closesAt: null,
    });
    expect(questionsOf(copy)[0]!.id).not.toBe(questionsOf(survey)[0]!.id);
    expect((await strange.ask('DELETE', `${adminSurveys}/${survey.id}`)).errors).toBe(
      'surveyNotFound',
    );
    expect((await aoi.ask('DELETE', `${adminSurveys}/${survey.id}`)).status).toBe(204);
    const { rows } = await office.database.pool.query('SELECT FROM survey_answer_choices');
    expect(rows).toEqual([]);
    const log = await aoi.ask<Schemas['AuditEntryList']>(
      'GET',
      '/v1/admin/audit?action=SURVEY_DELETED',
    );
    expect(log.body.data[0]).toMatchObject({ target: { id: survey.id }, before: { responses: 1 } });
  });

  it('finds surveys by keyword and state', async () => {
    await createSurvey(aoi, define({ title: '福利厚生について' }));
    await publishSurvey(aoi, { title: 'オフィスの席' });
    const find = async (query: string) => {
      const found = await aoi.ask<Schemas['AdminSurveyList']>('GET', `${adminSurveys}?${query}`);
      return [found.body.data.map(({ title }) => title), found.body.counts];
    };
    const counts = { DRAFT: 1, SCHEDULED: 0, OPEN: 1, CLOSED: 0 };
    expect(await find('state=OPEN')).toEqual([['オフィスの席'], counts]);
    expect(await find('sort=STATE&order=ASC')).toEqual([
      ['福利厚生について', 'オフィスの席'],
      counts,
    ]);
    expect((await find(`keyword=${encodeURIComponent('おふぃす')}`))[0]).toEqual(['オフィスの席']);
  });
});

/** Signs in again because the first token expired when the clock advanced. */
async function remindWithNewSession({ id }: Survey) {
  const secondAdmin = await makeAdministrator(office, sakura);
  return secondAdmin.ask('POST', `${adminSurveys}/${id}/reminders`);
}
