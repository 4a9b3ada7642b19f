import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAdministrator } from '../../test/administrators.ts';
import type { TestMember } from '../../test/meetings.ts';
import type { TestOffice } from '../../test/office.ts';
import {
  changeSurveyStatus,
  choice,
  clearSurveys,
  createSurvey,
  define,
  firstChoice,
  makeQuestion,
  memberSurveys,
  openSurvey,
  publishSurvey,
  questionsOf,
  resultsOf,
  section,
  sendAnswers,
  startSurveys,
  notificationPathsOf,
} from '../../test/surveys.ts';
import { notifySurveysChanged } from './survey-clock.ts';

type Question = Schemas['SurveyQuestion'];

let office: TestOffice;
let sakura: string;
let aoi: TestAdministrator;
let ren: TestMember;
let mei: TestMember;
let guest: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, mei, guest, stranger } = await startSurveys());
});
afterAll(() => office.close());
beforeEach(() => clearSurveys(office));

const list = async (who: TestMember, group = 'OPEN') =>
  (
    await office.call<Schemas['SurveyList']>('GET', `${memberSurveys}?group=${group}`, {
      token: who.token,
    })
  ).body;

describe('survey', () => {
  it('is visible to its recipients after it opens', async () => {
    const survey = await createSurvey(aoi, define({ opensAt: '2026-11-20T09:02:00.000Z' }));
    expect(survey).toMatchObject({ state: 'DRAFT', recipients: 3, answered: 0, fixed: false });
    expect((await openSurvey(office, ren, survey)).errors).toBe('surveyNotFound');
    const { body } = await changeSurveyStatus(aoi, survey, 'publish');
    expect(body.state).toBe('SCHEDULED');
    expect((await list(ren)).data).toEqual([]);
    await notifySurveysChanged(office.platform);
    expect(await notificationPathsOf(office, ren.userId)).toEqual([]);
    office.advanceClock({ minutes: 2 });
    // Concurrent calls of several processes notify members only once.
    await Promise.all(Array.from({ length: 10 }, () => notifySurveysChanged(office.platform)));
    for (const { userId } of [ren, mei]) {
      expect(await notificationPathsOf(office, userId)).toEqual([`/survey-form/${survey.id}`]);
    }
    expect(await notificationPathsOf(office, guest.userId)).toEqual([]);
    expect(office.sent.filter(({ kind }) => kind === 'surveyChanged')).toEqual([
      {
        kind: 'surveyChanged',
        target: { organizationId: sakura },
        payload: { surveyId: survey.id, state: 'OPEN' },
      },
    ]);
    expect(await list(ren)).toMatchObject({
      data: [{ id: survey.id, state: 'OPEN', answered: false, questions: 1 }],
      counts: { OPEN: 1, ANSWERED: 0, CLOSED: 0 },
    });
    const count = () =>
      office.call<{ count: number }>('GET', `${memberSurveys}/unanswered`, { token: ren.token });
    expect((await count()).body).toEqual({ count: 1 });
    expect((await sendAnswers(office, ren, survey, firstChoice(survey))).status).toBe(200);
    expect((await count()).body).toEqual({ count: 0 });
    expect((await list(ren, 'ANSWERED')).data).toHaveLength(1);
    for (const who of [guest, stranger]) {
      expect((await openSurvey(office, who, survey)).errors).toBe('surveyNotFound');
      expect((await sendAnswers(office, who, survey, firstChoice(survey))).errors).toBe(
        'surveyNotFound',
      );
    }
  });

  it('is visible only to its audience', async () => {
    const survey = await publishSurvey(aoi, {
      audience: { kind: 'PEOPLE', userIds: [ren.userId] },
    });
    expect(survey.recipients).toBe(1);
    expect((await openSurvey(office, ren, survey)).status).toBe(200);
    expect((await openSurvey(office, mei, survey)).errors).toBe('surveyNotFound');
    expect((await list(mei)).data).toEqual([]);
    expect(await notificationPathsOf(office, mei.userId)).toEqual([]);
  });

  it('rejects new answers after closing and recognises a retry of an earlier one', async () => {
    const survey = await publishSurvey(aoi, { closesAt: '2027-01-01T00:00:00.000Z' });
    const clientId = randomUUID();
    await sendAnswers(office, ren, survey, firstChoice(survey), { clientId });
    const closed = (await changeSurveyStatus(aoi, survey, 'close')).body;
    expect(closed.state).toBe('CLOSED');
    expect((await sendAnswers(office, mei, survey, firstChoice(survey))).errors).toBe(
      'surveyClosed',
    );
    expect((await sendAnswers(office, ren, survey, firstChoice(survey), { clientId })).status).toBe(
      200,
    );
    expect((await list(mei, 'CLOSED')).data).toMatchObject([{ answered: false }]);
    await office.database.pool.query('DELETE FROM notifications');
    const reopened = await changeSurveyStatus(aoi, closed, 'reopen', { closesAt: null });
    expect(reopened.body).toMatchObject({ state: 'OPEN', closesAt: null });
    expect(await notificationPathsOf(office, ren.userId)).toEqual([]);
    expect(await notificationPathsOf(office, mei.userId)).toHaveLength(1);
    expect((await sendAnswers(office, mei, survey, firstChoice(survey))).status).toBe(200);
  });
});

describe('survey answers', () => {
  it('are stored once per member for 50 concurrent requests', async () => {
    for (const anonymous of [false, true]) {
      const survey = await publishSurvey(aoi, { anonymous });
      const sent = await Promise.all(
        Array.from({ length: 50 }, () => sendAnswers(office, ren, survey, firstChoice(survey))),
      );
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(sent.filter(({ errors }) => errors === 'surveyAlreadyAnswered')).toHaveLength(49);
      expect((await resultsOf(aoi, survey)).responses).toBe(1);
    }
    const survey = await publishSurvey(aoi);
    const clientId = randomUUID();
    const retried = await Promise.all(
      Array.from({ length: 50 }, () =>
        sendAnswers(office, mei, survey, firstChoice(survey), { clientId }),
      ),
    );
    expect(retried.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await resultsOf(aoi, survey)).toMatchObject({
      responses: 1,
      questions: [{ answers: 1 }],
    });
  });

  it('can be changed while the survey is open, with the latest version', async () => {
    const survey = await publishSurvey(aoi, { changeable: true });
    const [question] = questionsOf(survey);
    const other = [{ questionId: question!.id, choiceIds: [question!.choices[1]!.id] }];
    await sendAnswers(office, ren, survey, firstChoice(survey));
    expect((await sendAnswers(office, ren, survey, other)).errors).toBe('changedMeanwhile');
    expect((await sendAnswers(office, ren, survey, other, { version: 1 })).body.version).toBe(2);
    expect((await openSurvey(office, ren, survey)).body.response).toMatchObject({
      version: 2,
      answers: other,
    });
    expect((await resultsOf(aoi, survey)).questions[0]!.options.map(({ count }) => count)).toEqual([
      0, 1,
    ]);
  });

  it.each<[string, Partial<Question>, Partial<Schemas['SurveyAnswer']>, string]>([
    ['a required answer is missing', { kind: 'TEXT', required: true }, { text: ' ' }, 'REQUIRED'],
    ['a line is too long', { kind: 'TEXT' }, { text: 'あ'.repeat(256) }, 'TOO_LONG'],
    ['an answer is of another kind', { kind: 'TEXT' }, { scale: 1 }, 'UNKNOWN'],
    ['a choice does not exist', { kind: 'SINGLE' }, { choiceIds: [randomUUID()] }, 'UNKNOWN'],
    ['a number is outside the scale', { kind: 'SCALE' }, { scale: 6 }, 'OUT_OF_RANGE'],
    ['a date is invalid', { kind: 'DATE' }, { day: '2026-02-30' }, 'DAY_INVALID'],
    [
      'a file does not exist',
      { kind: 'FILE' },
      { fileKey: 'survey_answer/x/y.pdf' },
      'FILE_MISSING',
    ],
  ])('are rejected if %s', async (_name, part, answer, problem) => {
    const scale = { from: 1, to: 5, fromLabel: '', toLabel: '' } as const;
    const choices = part.kind === 'SINGLE' ? ['a', 'b'].map(choice) : [];
    const question = makeQuestion(part.kind!, { ...part, choices, scale });
    const survey = await publishSurvey(aoi, { sections: [section(question)] });
    const body = { clientId: randomUUID(), version: 0 };
    const refused = await office.call<{ data?: Schemas['ErrorData'] }>(
      'POST',
      `${memberSurveys}/${survey.id}/response`,
      { token: ren.token, body: { ...body, answers: [{ questionId: question.id, ...answer }] } },
    );
    // The contract already rejects an invalid date.
    if (refused.status === 400) return expect(problem).toBe('DAY_INVALID');
    expect(refused).toMatchObject({ status: 422, errors: 'surveyAnswersInvalid' });
    expect(refused.body.data?.surveyAnswerProblems).toEqual([{ questionId: question.id, problem }]);
  });

  it('are rejected above 10,000 characters', async () => {
    const question = makeQuestion('LONG_TEXT');
    const survey = await publishSurvey(aoi, { sections: [section(question)] });
    const answer = (length: number) => [{ questionId: question.id, text: 'あ'.repeat(length) }];
    expect((await sendAnswers(office, ren, survey, answer(10_001))).errors).toEqual({
      text: 'tooLong',
    });
    expect((await sendAnswers(office, ren, survey, answer(10_000))).status).toBe(200);
  });

  it('are stored as a draft, replaced by later drafts and deleted on submission', async () => {
    const survey = await publishSurvey(aoi);
    const draft = (minutes: number, anonymous = survey) =>
      office.call('PUT', `${memberSurveys}/${anonymous.id}/draft`, {
        token: ren.token,
        body: {
          answers: minutes === 5 ? [] : firstChoice(survey),
          typedAt: new Date(office.platform.now().getTime() - minutes * 60_000).toISOString(),
        },
      });
    expect((await draft(2)).status).toBe(204);
    expect((await draft(5)).status).toBe(204);
    expect((await openSurvey(office, ren, survey)).body.draft?.answers).toEqual(
      firstChoice(survey),
    );
    expect((await openSurvey(office, mei, survey)).body.draft).toBeNull();
    await sendAnswers(office, ren, survey, firstChoice(survey));
    expect((await openSurvey(office, ren, survey)).body.draft).toBeNull();
    expect((await draft(1, await publishSurvey(aoi, { anonymous: true }))).errors).toBe(
      'surveyDraftAnonymous',
    );
  });
});
