import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../test/administrators.ts';
import { startOffice, type Answer, type TestOffice } from '../../test/office.ts';
import { enter, makeOrganization, makePerson, type TestPerson } from '../../test/people.ts';
import { notifications } from '../database/schema/notifications.ts';
import { shuffleResponses } from './shuffle-store.ts';
import { tellSurveys } from './survey-clock.ts';

type Member = TestPerson & { token: string };
type Survey = Schemas['AdminSurvey'];
type Definition = Schemas['SurveyDefinition'];
type Question = Schemas['SurveyQuestion'];

const admin = '/v1/admin/surveys';
const members = '/v1/surveys';

let office: TestOffice;
let sakura: string;
let aoi: TestAdministrator;
let ren: Member;
let mei: Member;
let guest: Member;
let stranger: Member;
let strange: TestAdministrator;

beforeAll(async () => {
  office = await startOffice();
  sakura = (await makeOrganization(office, 'Sakura')).organizationId;
  const fuji = (await makeOrganization(office, 'Fuji')).organizationId;
  aoi = await makeAdministrator(office, sakura);
  strange = await makeAdministrator(office, fuji);
  const member = async (organizationId: string, role: Schemas['Role'] = 'USER') => {
    const person = await makePerson(office, organizationId, { role });
    return { ...person, token: (await enter(office, person, organizationId)).token };
  };
  ren = await member(sakura);
  mei = await member(sakura);
  guest = await member(sakura, 'GUEST');
  stranger = await member(fuji);
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.pool.query('DELETE FROM surveys');
  await office.database.pool.query('DELETE FROM notifications');
  office.sent.length = 0;
});
// Tokens of administrators last five minutes.
afterEach(() => {
  const passed = office.platform.now().getTime() - Date.parse('2026-11-20T09:00:00Z');
  office.pass({ seconds: -passed / 1000 });
});

const choice = (text: string) => ({ id: randomUUID(), text });
function ask(kind: Question['kind'], more: Partial<Question> = {}): Question {
  const title = `質問 ${kind}`;
  const plain = { id: randomUUID(), kind, title, hint: '', required: false };
  const none = { choices: [], minChoices: null, maxChoices: null, scale: null };
  return { ...plain, ...none, ...more };
}
const section = (...questions: Question[]) => ({
  ...{ id: randomUUID(), title: '', description: '' },
  questions,
});
const seats = () => ask('SINGLE', { required: true, choices: ['はい', 'いいえ'].map(choice) });
const define = (more: Partial<Definition> = {}): Definition => ({
  ...{ title: '働き方アンケート', description: '5分で終わります。' },
  ...{ audience: { kind: 'ORGANIZATION' }, opensAt: null, closesAt: null },
  ...{ anonymous: false, changeable: false, results: 'NOBODY' },
  sections: [section(seats())],
  ...more,
});
const create = async (definition: Definition, by = aoi) =>
  (await by.ask<Survey>('POST', admin, { body: definition })).body;
const act = (survey: Pick<Survey, 'id' | 'version'>, what: string, body: object = {}, by = aoi) =>
  by.ask<Survey>('POST', `${admin}/${survey.id}/${what}`, {
    body: { version: survey.version, ...body },
  });
async function publish(more: Partial<Definition> = {}): Promise<Survey> {
  const published = await act(await create(define(more)), 'publish');
  expect(published).toMatchObject({ status: 200 });
  return published.body;
}
const questionsOf = ({ sections }: Pick<Survey, 'sections'>) =>
  sections.flatMap(({ questions }) => questions);
const list = async (who: Member, group = 'OPEN') =>
  (
    await office.call<Schemas['SurveyList']>('GET', `${members}?group=${group}`, {
      token: who.token,
    })
  ).body;
const open = (who: Member, { id }: { id: string }) =>
  office.call<Schemas['SurveyForm']>('GET', `${members}/${id}`, { token: who.token });
const send = (
  who: Member,
  { id }: { id: string },
  answers: Schemas['SurveyAnswer'][],
  { clientId = randomUUID(), version = 0 }: { clientId?: string; version?: number } = {},
): Promise<Answer<Schemas['SurveySent']>> =>
  office.call('POST', `${members}/${id}/response`, {
    token: who.token,
    body: { clientId, version, answers },
  });
const first = (survey: Survey) => {
  const [question] = questionsOf(survey);
  return [{ questionId: question!.id, choiceIds: [question!.choices[0]!.id] }];
};
const results = async (survey: Survey, query = '') =>
  (await aoi.ask<Schemas['SurveyResults']>('GET', `${admin}/${survey.id}/results${query}`)).body;
const told = async (userId: string) => {
  const { rows } = await office.database.pool.query<{ path: string }>(
    `SELECT n.path FROM notifications n JOIN notification_receipts r ON r.notification_id = n.id
     WHERE r.user_id = $1`,
    [userId],
  );
  return rows.map(({ path }) => path);
};

describe('a survey', () => {
  it('is seen by those who are asked, once it is open', async () => {
    const survey = await create(define({ opensAt: '2026-11-20T09:02:00.000Z' }));
    expect(survey).toMatchObject({ state: 'DRAFT', recipients: 3, answered: 0, fixed: false });
    expect((await open(ren, survey)).errors).toBe('surveyNotFound');
    const { body } = await act(survey, 'publish');
    expect(body.state).toBe('SCHEDULED');
    expect((await list(ren)).data).toEqual([]);
    await tellSurveys(office.platform);
    expect(await told(ren.userId)).toEqual([]);
    office.pass({ minutes: 2 });
    // Whichever processes look at it at once, members are told of it once.
    await Promise.all(Array.from({ length: 10 }, () => tellSurveys(office.platform)));
    for (const { userId } of [ren, mei]) {
      expect(await told(userId)).toEqual([`/survey-form/${survey.id}`]);
    }
    expect(await told(guest.userId)).toEqual([]);
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
      office.call<{ count: number }>('GET', `${members}/unanswered`, { token: ren.token });
    expect((await count()).body).toEqual({ count: 1 });
    expect((await send(ren, survey, first(survey))).status).toBe(200);
    expect((await count()).body).toEqual({ count: 0 });
    expect((await list(ren, 'ANSWERED')).data).toHaveLength(1);
    for (const who of [guest, stranger]) {
      expect((await open(who, survey)).errors).toBe('surveyNotFound');
      expect((await send(who, survey, first(survey))).errors).toBe('surveyNotFound');
    }
  });

  it('is for its audience alone', async () => {
    const survey = await publish({ audience: { kind: 'PEOPLE', userIds: [ren.userId] } });
    expect(survey.recipients).toBe(1);
    expect((await open(ren, survey)).status).toBe(200);
    expect((await open(mei, survey)).errors).toBe('surveyNotFound');
    expect((await list(mei)).data).toEqual([]);
    expect(await told(mei.userId)).toEqual([]);
  });

  it('takes no answers once it is over; what was sent before is still known', async () => {
    const survey = await publish({ closesAt: '2027-01-01T00:00:00.000Z' });
    const clientId = randomUUID();
    await send(ren, survey, first(survey), { clientId });
    const closed = (await act(survey, 'close')).body;
    expect(closed.state).toBe('CLOSED');
    expect((await send(mei, survey, first(survey))).errors).toBe('surveyClosed');
    expect((await send(ren, survey, first(survey), { clientId })).status).toBe(200);
    expect((await list(mei, 'CLOSED')).data).toMatchObject([{ answered: false }]);
    await office.database.pool.query('DELETE FROM notifications');
    const again = await act(closed, 'reopen', { closesAt: null });
    expect(again.body).toMatchObject({ state: 'OPEN', closesAt: null });
    // Nobody who has answered is asked again.
    expect(await told(ren.userId)).toEqual([]);
    expect(await told(mei.userId)).toHaveLength(1);
    expect((await send(mei, survey, first(survey))).status).toBe(200);
  });
});

describe('answers', () => {
  it('are one response of each, of 50 that are sent at once', async () => {
    for (const anonymous of [false, true]) {
      const survey = await publish({ anonymous });
      const sent = await Promise.all(
        Array.from({ length: 50 }, () => send(ren, survey, first(survey))),
      );
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(sent.filter(({ errors }) => errors === 'surveyAlreadyAnswered')).toHaveLength(49);
      expect((await results(survey)).responses).toBe(1);
    }
    const survey = await publish();
    const clientId = randomUUID();
    const retried = await Promise.all(
      Array.from({ length: 50 }, () => send(mei, survey, first(survey), { clientId })),
    );
    expect(retried.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await results(survey)).toMatchObject({ responses: 1, questions: [{ answers: 1 }] });
  });

  it('are changed while it is open, where that is allowed, by the one who saw the last ones', async () => {
    const survey = await publish({ changeable: true });
    const [question] = questionsOf(survey);
    const other = [{ questionId: question!.id, choiceIds: [question!.choices[1]!.id] }];
    await send(ren, survey, first(survey));
    expect((await send(ren, survey, other)).errors).toBe('changedMeanwhile');
    expect((await send(ren, survey, other, { version: 1 })).body.version).toBe(2);
    expect((await open(ren, survey)).body.response).toMatchObject({ version: 2, answers: other });
    expect((await results(survey)).questions[0]!.options.map(({ count }) => count)).toEqual([0, 1]);
  });

  it.each<[string, Partial<Question>, Partial<Schemas['SurveyAnswer']>, string]>([
    ['a required one is missing', { kind: 'TEXT', required: true }, { text: ' ' }, 'REQUIRED'],
    ['a line is too long', { kind: 'TEXT' }, { text: 'あ'.repeat(256) }, 'TOO_LONG'],
    ['it is of another kind', { kind: 'TEXT' }, { scale: 1 }, 'UNKNOWN'],
    ['a choice is none', { kind: 'SINGLE' }, { choiceIds: [randomUUID()] }, 'UNKNOWN'],
    ['a number is off the scale', { kind: 'SCALE' }, { scale: 6 }, 'OUT_OF_RANGE'],
    ['a day is none', { kind: 'DATE' }, { day: '2026-02-30' }, 'DAY_INVALID'],
    ['a file is not there', { kind: 'FILE' }, { fileKey: 'survey_answer/x/y.pdf' }, 'FILE_MISSING'],
  ])('are refused where %s', async (_name, part, answer, problem) => {
    const scale = { from: 1, to: 5, fromLabel: '', toLabel: '' } as const;
    const choices = part.kind === 'SINGLE' ? ['a', 'b'].map(choice) : [];
    const question = ask(part.kind!, { ...part, choices, scale });
    const survey = await publish({ sections: [section(question)] });
    const body = { clientId: randomUUID(), version: 0 };
    const refused = await office.call<{ data?: Schemas['ErrorData'] }>(
      'POST',
      `${members}/${survey.id}/response`,
      { token: ren.token, body: { ...body, answers: [{ questionId: question.id, ...answer }] } },
    );
    // The contract refuses a text that is no day at all.
    if (refused.status === 400) return expect(problem).toBe('DAY_INVALID');
    expect(refused).toMatchObject({ status: 422, errors: 'surveyAnswersInvalid' });
    expect(refused.body.data?.surveyAnswerProblems).toEqual([{ questionId: question.id, problem }]);
  });

  it('of 10,001 characters are refused', async () => {
    const question = ask('LONG_TEXT');
    const survey = await publish({ sections: [section(question)] });
    const answer = (length: number) => [{ questionId: question.id, text: 'あ'.repeat(length) }];
    expect((await send(ren, survey, answer(10_001))).errors).toEqual({ text: 'tooLong' });
    expect((await send(ren, survey, answer(10_000))).status).toBe(200);
  });

  it('are kept while they are typed; a later draft wins, and it is gone once they are sent', async () => {
    const survey = await publish();
    const draft = (minutes: number, anonymous = survey) =>
      office.call('PUT', `${members}/${anonymous.id}/draft`, {
        token: ren.token,
        body: {
          answers: minutes === 5 ? [] : first(survey),
          typedAt: new Date(office.platform.now().getTime() - minutes * 60_000).toISOString(),
        },
      });
    expect((await draft(2)).status).toBe(204);
    expect((await draft(5)).status).toBe(204);
    expect((await open(ren, survey)).body.draft?.answers).toEqual(first(survey));
    expect((await open(mei, survey)).body.draft).toBeNull();
    await send(ren, survey, first(survey));
    expect((await open(ren, survey)).body.draft).toBeNull();
    expect((await draft(1, await publish({ anonymous: true }))).errors).toBe(
      'surveyDraftAnonymous',
    );
  });
});

describe('an anonymous survey', () => {
  const crowd = async (size: number) =>
    Promise.all(
      Array.from({ length: size }, async () => {
        const person = await makePerson(office, sakura);
        return { ...person, token: (await enter(office, person, sakura)).token };
      }),
    );

  it('joins nobody to answers, by no column of any table', async () => {
    const [choices, words, file] = [seats(), ask('LONG_TEXT'), ask('FILE')];
    const survey = await publish({
      anonymous: true,
      results: 'AUDIENCE',
      sections: [section(choices, words, file)],
    });
    const people = await crowd(6);
    const fileKey = await upload(people[0]!);
    for (const [nth, person] of people.entries()) {
      const choiceIds = [choices.choices[nth % 2]!.id];
      const sent = await send(person, survey, [
        { questionId: choices.id, choiceIds },
        { questionId: words.id, text: `言葉${nth}` },
        ...(nth === 0 ? [{ questionId: file.id, fileKey }] : []),
      ]);
      expect(sent.body).toMatchObject({ version: 1, resultsShown: true });
      expect((await open(person, survey)).body).toMatchObject({ answered: true, response: null });
    }
    const { pool } = office.database;
    const rowsOf = async (table: string) =>
      (
        await pool.query<{ row: Record<string, unknown>; xmin: string; ctid: string }>(
          `SELECT to_jsonb(t) AS row, t.xmin::text, t.ctid::text FROM ${table} t`,
        )
      ).rows;
    const responses = await rowsOf('survey_responses');
    const answers = [
      ...(await rowsOf('survey_answers')),
      ...(await rowsOf('survey_answer_choices')),
    ];
    expect(responses).toHaveLength(6);
    // Whatever names a person: the same value stands in no row of an answer, ...
    const tables = await pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const parts = ['surveys', 'survey_sections', 'survey_questions', 'survey_choices'];
    const others = tables.rows
      .map(({ name }) => name)
      // The file of an answer belongs to it, and to nobody.
      .filter((name) => !/^(survey_(responses|answers|answer_choices)|files)$/.test(name))
      .filter((name) => !parts.includes(name));
    const structure = JSON.stringify(await Promise.all(parts.map(rowsOf)));
    const known = responses
      .flatMap(({ row }) => Object.values(row))
      .concat(answers.flatMap(({ row }) => Object.values(row)))
      .filter((value) => typeof value === 'string' && value.length > 3)
      .map(String)
      .filter((value) => !structure.includes(value));
    expect(known.length).toBeGreaterThan(6);
    const elsewhere: { table: string; text: string; xmin: string }[] = [];
    for (const table of others) {
      for (const { row, xmin } of await rowsOf(`"${table}"`)) {
        elsewhere.push({ table, text: JSON.stringify(row), xmin });
      }
    }
    for (const value of known) {
      expect(elsewhere.filter(({ text }) => text.includes(value))).toEqual([]);
    }
    // ... nor does a time, ...
    for (const { row } of responses) {
      expect(Object.entries(row).filter(([, value]) => value !== null)).toHaveLength(4);
    }
    // ... and no row about one person was written by the transaction of an answer.
    const written = new Set([...responses, ...answers].map(({ xmin }) => xmin));
    const together = elsewhere.filter(
      ({ text, xmin }) =>
        written.has(xmin) && people.filter(({ userId }) => text.includes(userId)).length === 1,
    );
    expect(together).toEqual([]);
    // A file is read by administrators, and was sent by nobody.
    const stored = await pool.query('SELECT owner_id, created_at, uploaded_at FROM files');
    const createdAt = new Date(survey.createdAt);
    expect(stored.rows).toEqual([
      { owner_id: null, created_at: createdAt, uploaded_at: createdAt },
    ]);
    const body = { fileKeys: [fileKey] };
    const read = (token: string) => office.call('POST', '/v1/files/pre-sign-url', { token, body });
    expect((await read(people[0]!.token)).errors).toBe('notFound');
    const texts = await aoi.ask<Schemas['SurveyTextAnswerList']>(
      'GET',
      `${admin}/${survey.id}/results/${file.id}/texts`,
    );
    expect(texts.body.data).toMatchObject([{ person: null, file: { fileName: '報告.txt' } }]);
    const opened = await fetch(new URL(texts.body.data[0]!.file!.url, office.url));
    expect(await opened.text()).toBe('内容');
    // Those who took part are one row, in the order of their ids.
    const participants = await pool.query<{ user_ids: string }>(
      'SELECT user_ids::text FROM survey_participants',
    );
    const ids = participants.rows[0]!.user_ids.replace(/[{}]/g, '').split(',');
    expect(ids).toEqual(people.map(({ userId }) => userId).toSorted());

    // The order in which they came is gone once they are shuffled, and nothing else.
    const before = await results(survey);
    expect(await shuffleResponses(office.platform.db)).toBe(1);
    expect(await shuffleResponses(office.platform.db)).toBe(0);
    expect(await results(survey)).toEqual(before);
    const after = await rowsOf('survey_responses');
    expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
    const idsBefore = new Set(responses.map(({ row }) => row['id']));
    expect(after.filter(({ row }) => idsBefore.has(row['id']))).toEqual([]);
  });

  it('keeps its answers apart from persons by the tables themselves', async () => {
    const survey = await publish({ anonymous: true });
    await send(ren, survey, first(survey));
    const { pool } = office.database;
    const named = `UPDATE survey_responses SET user_id = '${ren.userId}'`;
    await expect(pool.query(named)).rejects.toThrow('survey_responses_anonymity');
    await expect(pool.query('UPDATE surveys SET anonymous = false')).rejects.toThrow(
      'survey_responses_survey',
    );
    const draft = `INSERT INTO survey_drafts (survey_id, anonymous, user_id, answers, typed_at)
      VALUES ('${survey.id}', true, '${ren.userId}', '[]', now())`;
    await expect(pool.query(draft)).rejects.toThrow('survey_drafts_named');
    expect((await create(define({ anonymous: true, changeable: true }))) as unknown).toMatchObject({
      errors: 'surveyAnonymousNotChangeable',
    });
  });

  it('shows nothing of fewer than three responses, and never by department', async () => {
    const survey = await publish({ anonymous: true, results: 'AUDIENCE' });
    await send(ren, survey, first(survey));
    await send(mei, survey, first(survey));
    expect(await results(survey)).toMatchObject({ responses: 2, hidden: true, questions: [] });
    const file = () => aoi.ask('GET', `${admin}/${survey.id}/export`);
    expect((await file()).errors).toBe('surveyTooFewResponses');
    const [third] = await crowd(1);
    await send(third!, survey, first(survey));
    expect(await results(survey)).toMatchObject({ hidden: false, questions: [{ answers: 3 }] });
    const byDepartment = await aoi.ask('GET', `${admin}/${survey.id}/results?department=営業部`);
    expect(byDepartment.errors).toBe('surveyDepartmentAnonymous');
  });
});

describe('results', () => {
  it('are for those whom they are shared with', async () => {
    const see = (who: Member, { id }: Survey) =>
      office.call('GET', `${members}/${id}/results`, { token: who.token });
    const survey = await publish({ results: 'RESPONDENTS' });
    await send(ren, survey, first(survey));
    expect((await see(ren, survey)).status).toBe(200);
    expect((await see(mei, survey)).errors).toBe('surveyResultsNotShared');
    expect((await see(stranger, survey)).errors).toBe('surveyNotFound');
    expect((await see(mei, await publish({ results: 'AUDIENCE' }))).status).toBe(200);
    expect((await see(mei, await publish())).errors).toBe('surveyResultsNotShared');
  });

  it('of 10,000 responses are those that are counted', async () => {
    const [single, several, scale, day, words] = [
      seats(),
      ask('MULTIPLE', { choices: ['赤', '青', '黄'].map(choice) }),
      ask('SCALE', { scale: { from: 0, to: 10, fromLabel: '', toLabel: '' } }),
      ask('DATE'),
      ask('TEXT'),
    ];
    const survey = await publish({
      anonymous: true,
      sections: [section(single, several, scale, day, words)],
    });
    const { pool } = office.database;
    // The answers of each follow from its number.
    await pool.query(
      `WITH made AS (
        INSERT INTO survey_responses (survey_id, anonymous)
        SELECT $1, true FROM generate_series(1, 10000) RETURNING id
      ), numbered AS (SELECT id, (row_number() OVER ())::int AS n FROM made), singles AS (
        INSERT INTO survey_answer_choices SELECT id, $1, $2, ($3::uuid[])[1 + n % 7 % 2] FROM numbered
      ), severals AS (
        INSERT INTO survey_answer_choices SELECT id, $1, $4, chosen FROM numbered
        JOIN unnest($5::uuid[]) WITH ORDINALITY AS c(chosen, nth) ON n % (nth + 2) = 0
      )
      INSERT INTO survey_answers (response_id, survey_id, question_id, scale, day, text)
      SELECT id, $1, $6::uuid, n % 11, NULL, NULL FROM numbered WHERE n % 4 > 0
      UNION ALL SELECT id, $1, $7::uuid, NULL, DATE '2026-11-01' + n % 30, NULL FROM numbered
      UNION ALL SELECT id, $1, $8::uuid, NULL, NULL, 'text ' || n FROM numbered WHERE n % 2 = 0`,
      [
        ...[survey.id, single.id, single.choices.map(({ id }) => id)],
        ...[several.id, several.choices.map(({ id }) => id), scale.id, day.id, words.id],
      ],
    );
    const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const count = (holds: (n: number) => boolean) => numbers.filter(holds).length;
    const scaled = numbers.filter((n) => n % 4 > 0);
    const { responses, questions } = await results(survey);
    expect(responses).toBe(10_000);
    const [ofSingle, ofSeveral, ofScale, ofDay, ofWords] = questions;
    const counts = (result: Schemas['SurveyQuestionResult'] | undefined) =>
      result!.options.map((option) => option.count);
    expect(ofSingle!.answers).toBe(10_000);
    expect(counts(ofSingle)).toEqual([0, 1].map((nth) => count((n) => (n % 7) % 2 === nth)));
    expect(ofSeveral!.answers).toBe(count((n) => n % 3 === 0 || n % 4 === 0 || n % 5 === 0));
    expect(counts(ofSeveral)).toEqual([3, 4, 5].map((by) => count((n) => n % by === 0)));
    expect(ofScale!.answers).toBe(scaled.length);
    expect(counts(ofScale)).toEqual(
      Array.from({ length: 11 }, (_, value) => scaled.filter((n) => n % 11 === value).length),
    );
    const mean = scaled.reduce((sum, n) => sum + (n % 11), 0) / scaled.length;
    expect(ofScale!.average).toBe(Math.round(mean * 100) / 100);
    expect(counts(ofDay)).toEqual(
      Array.from({ length: 30 }, (_, value) => count((n) => n % 30 === value)),
    );
    expect(ofWords!.answers).toBe(5000);
    const texts = await aoi.ask<Schemas['SurveyTextAnswerList']>(
      'GET',
      `${admin}/${survey.id}/results/${words.id}/texts?page=500&limit=10`,
    );
    expect(texts.body).toMatchObject({ metadata: { total: 5000, hasNextPage: false } });
    expect(texts.body.data).toHaveLength(10);
  });

  it('are a table that a spreadsheet opens, without formulas', async () => {
    const words = ask('TEXT', { title: '=HYPERLINK("http://evil")' });
    const survey = await publish({ sections: [section(words)] });
    await send(ren, survey, [{ questionId: words.id, text: '+1, "引用"' }]);
    const response = await fetch(`${office.url}/api${admin}/${survey.id}/export`, {
      headers: { authorization: `Bearer ${aoi.token}`, 'accept-language': 'ja' },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, line] = bytes.toString().split('\r\n');
    expect(head).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(line).toContain(`${ren.email},`);
    expect(line).toMatch(/,"'\+1, ""引用"""$/);
  });

  it('are filtered by department', async () => {
    const survey = await publish();
    await send(ren, survey, first(survey));
    await send(mei, survey, first(survey));
    await office.database.pool.query(
      `UPDATE memberships SET department = '営業部' WHERE user_id = $1`,
      [ren.userId],
    );
    expect(await results(survey)).toMatchObject({ responses: 2 });
    const sales = encodeURIComponent('営業部');
    const found = await results(survey, `?department=${sales}`);
    expect(found).toMatchObject({ responses: 1, questions: [{ answers: 1 }] });
  });
});

describe('an administrator', () => {
  it('is told everything that keeps a survey from being published, and where', async () => {
    const [untitled, lonely, twins] = [
      ask('TEXT', { title: '' }),
      ask('SINGLE'),
      ask('MULTIPLE', { choices: ['同じ', '同じ '].map(choice), minChoices: 3 }),
    ];
    const empty = section();
    const full = section(untitled, lonely, twins);
    const survey = await create(
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
      `${admin}/${survey.id}/publish`,
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

  it('opens none again that is empty, and moves no start into the past', async () => {
    const later = '2026-11-20T10:00:00.000Z';
    const planned = await publish({ opensAt: later });
    const change = (survey: Survey, definition: Definition) =>
      aoi.ask<{ data: Schemas['ErrorData'] }>('PUT', `${admin}/${survey.id}`, {
        body: { ...definition, version: survey.version },
      });
    const { sections } = planned;
    const early = await change(planned, define({ sections, opensAt: '2026-11-20T08:00:00.000Z' }));
    expect(early.body.data.surveyProblems).toEqual([{ problem: 'START_IN_PAST' }]);

    const closed = (await act(await publish(), 'close')).body;
    const emptied = await change(closed, define({ sections: [section()], closesAt: later }));
    expect(emptied.body.data.surveyProblems).toEqual([{ problem: 'QUESTIONS_MISSING' }]);
    const ended = { sections: closed.sections, closesAt: '2026-11-20T01:00:00.000Z' };
    expect((await change(closed, define(ended))).body.data.surveyProblems).toEqual([
      { problem: 'END_BEFORE_START' },
    ]);
  });

  it('changes words alone once somebody has answered, and is told of another who was faster', async () => {
    const survey = await publish();
    const change = (version: number, more: Partial<Definition>) => {
      const { title, description, audience, opensAt, closesAt, anonymous, changeable } = survey;
      const { results: shared, sections } = survey;
      const definition = { title, description, audience, opensAt, closesAt, anonymous, changeable };
      return aoi.ask<Survey>('PUT', `${admin}/${survey.id}`, {
        body: { version, ...definition, results: shared, sections, ...more },
      });
    };
    const two = [section(seats()), section(ask('TEXT'))];
    const changed = await change(survey.version, { sections: two });
    expect(changed.body.sections).toHaveLength(2);
    expect((await change(survey.version, {})).errors).toBe('changedMeanwhile');
    expect((await change(changed.body.version, { anonymous: true })).errors).toBe('surveyFixed');
    await send(ren, survey, first(changed.body));
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
    expect((await results(survey)).questions[0]!.options[0]).toMatchObject({
      label: 'はい、足りています',
      count: 1,
    });
  });

  it('reminds those who have not answered, once a day', async () => {
    const survey = await publish({ anonymous: true });
    await send(ren, survey, first(survey));
    await office.platform.db.delete(notifications);
    const remind = () =>
      aoi.ask<Schemas['SurveyReminder']>('POST', `${admin}/${survey.id}/reminders`);
    const answers = await Promise.all(Array.from({ length: 50 }, remind));
    const [done] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ errors }) => errors === 'surveyRemindedToday')).toHaveLength(49);
    expect(done!.body.reminded).toBe(survey.recipients - 1);
    expect(await told(ren.userId)).toEqual([]);
    expect(await told(mei.userId)).toEqual([`/survey-form/${survey.id}`]);
    office.pass({ days: 1 });
    expect((await remindAgain(survey)).status).toBe(200);
  });

  it('copies a survey, and deletes one with its answers', async () => {
    const survey = await publish({ closesAt: '2027-03-01T00:00:00.000Z' });
    await send(ren, survey, first(survey));
    const copy = (await aoi.ask<Survey>('POST', `${admin}/${survey.id}/copy`)).body;
    expect(copy).toMatchObject({
      state: 'DRAFT',
      title: survey.title,
      answered: 0,
      closesAt: null,
    });
    expect(questionsOf(copy)[0]!.id).not.toBe(questionsOf(survey)[0]!.id);
    expect((await strange.ask('DELETE', `${admin}/${survey.id}`)).errors).toBe('surveyNotFound');
    expect((await aoi.ask('DELETE', `${admin}/${survey.id}`)).status).toBe(204);
    const { rows } = await office.database.pool.query('SELECT FROM survey_answer_choices');
    expect(rows).toEqual([]);
    const log = await aoi.ask<Schemas['AuditEntryList']>(
      'GET',
      '/v1/admin/audit?action=SURVEY_DELETED',
    );
    expect(log.body.data[0]).toMatchObject({ target: { id: survey.id }, before: { responses: 1 } });
  });

  it('finds surveys by keyword and state', async () => {
    await create(define({ title: '福利厚生について' }));
    await publish({ title: 'オフィスの席' });
    const find = async (query: string) => {
      const found = await aoi.ask<Schemas['AdminSurveyList']>('GET', `${admin}?${query}`);
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

async function upload({ token }: Member): Promise<string> {
  const bytes = Buffer.from('内容');
  const files = [{ fileName: '報告.txt', fileSize: bytes.length }];
  const { body } = await office.call<Schemas['PreSignedUploadList']>(
    'POST',
    '/v1/files/survey_answer/multi-pre-sign',
    { token, body: { files } },
  );
  const { uploadUrl, headers, fileKey } = body.data[0]!;
  const init = { method: 'PUT', headers, body: new Blob([bytes]) };
  const sent = await fetch(new URL(uploadUrl, office.url), init);
  expect([sent.status, await sent.text()]).toEqual([204, '']);
  return fileKey;
}

/** The clock has moved on: a token of before counts no more. */
async function remindAgain({ id }: Survey) {
  const again = await makeAdministrator(office, sakura);
  return again.ask('POST', `${admin}/${id}/reminders`);
}
