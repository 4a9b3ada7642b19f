import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAdministrator } from '../../test/administrators.ts';
import type { TestMember } from '../../test/meetings.ts';
import type { TestOffice } from '../../test/office.ts';
import { signInToOrganization, makePerson } from '../../test/people.ts';
import {
  adminSurveys,
  clearSurveys,
  createSurvey,
  define,
  firstChoice,
  makeQuestion,
  openSurvey,
  publishSurvey,
  resultsOf,
  section,
  sendAnswers,
  startSurveys,
  yesOrNo,
} from '../../test/surveys.ts';
import { shuffleResponses } from './shuffle-store.ts';

let office: TestOffice;
let sakura: string;
let aoi: TestAdministrator;
let ren: TestMember;
let mei: TestMember;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, mei } = await startSurveys());
});
afterAll(() => office.close());
beforeEach(() => clearSurveys(office));

describe('anonymous survey', () => {
  const makeMembers = async (size: number) =>
    Promise.all(
      Array.from({ length: size }, async () => {
        const person = await makePerson(office, sakura);
        return { ...person, token: (await signInToOrganization(office, person, sakura)).token };
      }),
    );

  it('stores no link between members and answers in any table', async () => {
    const [choices, words, file] = [yesOrNo(), makeQuestion('LONG_TEXT'), makeQuestion('FILE')];
    const survey = await publishSurvey(aoi, {
      anonymous: true,
      results: 'AUDIENCE',
      sections: [section(choices, words, file)],
    });
    const people = await makeMembers(6);
    const fileKey = await upload(people[0]!);
    for (const [nth, person] of people.entries()) {
      const choiceIds = [choices.choices[nth % 2]!.id];
      const sent = await sendAnswers(office, person, survey, [
        { questionId: choices.id, choiceIds },
        { questionId: words.id, text: `言葉${nth}` },
        ...(nth === 0 ? [{ questionId: file.id, fileKey }] : []),
      ]);
      expect(sent.body).toMatchObject({ version: 1, resultsShown: true });
      expect((await openSurvey(office, person, survey)).body).toMatchObject({
        answered: true,
        response: null,
      });
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
    // No value of a response or answer occurs in the tables that could identify a person.
    const tables = await pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const parts = ['surveys', 'survey_sections', 'survey_questions', 'survey_choices'];
    const others = tables.rows
      .map(({ name }) => name)
      // Excludes files: a file in an answer belongs to the answer and has no owner.
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
    for (const { row } of responses) {
      expect(Object.entries(row).filter(([, value]) => value !== null)).toHaveLength(4);
    }
    // The transaction of a response wrote no other row that refers to exactly one participant.
    const written = new Set([...responses, ...answers].map(({ xmin }) => xmin));
    const together = elsewhere.filter(
      ({ text, xmin }) =>
        written.has(xmin) && people.filter(({ userId }) => text.includes(userId)).length === 1,
    );
    expect(together).toEqual([]);
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
      `${adminSurveys}/${survey.id}/results/${file.id}/texts`,
    );
    expect(texts.body.data).toMatchObject([{ person: null, file: { fileName: '報告.txt' } }]);
    const opened = await fetch(new URL(texts.body.data[0]!.file!.url, office.url));
    expect(await opened.text()).toBe('内容');
    const participants = await pool.query<{ user_ids: string }>(
      'SELECT user_ids::text FROM survey_participants',
    );
    const ids = participants.rows[0]!.user_ids.replace(/[{}]/g, '').split(',');
    expect(ids).toEqual(people.map(({ userId }) => userId).toSorted());

    // Shuffling removes the order of submission and changes nothing else.
    const before = await resultsOf(aoi, survey);
    expect(await shuffleResponses(office.platform.db)).toBe(1);
    expect(await shuffleResponses(office.platform.db)).toBe(0);
    expect(await resultsOf(aoi, survey)).toEqual(before);
    const after = await rowsOf('survey_responses');
    expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
    const idsBefore = new Set(responses.map(({ row }) => row['id']));
    expect(after.filter(({ row }) => idsBefore.has(row['id']))).toEqual([]);
  });

  it('has database constraints that separate answers from members', async () => {
    const survey = await publishSurvey(aoi, { anonymous: true });
    await sendAnswers(office, ren, survey, firstChoice(survey));
    const { pool } = office.database;
    const named = `UPDATE survey_responses SET user_id = '${ren.userId}'`;
    await expect(pool.query(named)).rejects.toThrow('survey_responses_anonymity');
    await expect(pool.query('UPDATE surveys SET anonymous = false')).rejects.toThrow(
      'survey_responses_survey',
    );
    const draft = `INSERT INTO survey_drafts (survey_id, anonymous, user_id, answers, typed_at)
      VALUES ('${survey.id}', true, '${ren.userId}', '[]', now())`;
    await expect(pool.query(draft)).rejects.toThrow('survey_drafts_named');
    expect(
      (await createSurvey(aoi, define({ anonymous: true, changeable: true }))) as unknown,
    ).toMatchObject({
      errors: 'surveyAnonymousNotChangeable',
    });
  });

  it('hides results of fewer than three responses and rejects a filter by department', async () => {
    const survey = await publishSurvey(aoi, { anonymous: true, results: 'AUDIENCE' });
    await sendAnswers(office, ren, survey, firstChoice(survey));
    await sendAnswers(office, mei, survey, firstChoice(survey));
    expect(await resultsOf(aoi, survey)).toMatchObject({
      responses: 2,
      hidden: true,
      questions: [],
    });
    const file = () => aoi.ask('GET', `${adminSurveys}/${survey.id}/export`);
    expect((await file()).errors).toBe('surveyTooFewResponses');
    const [third] = await makeMembers(1);
    await sendAnswers(office, third!, survey, firstChoice(survey));
    expect(await resultsOf(aoi, survey)).toMatchObject({
      hidden: false,
      questions: [{ answers: 3 }],
    });
    const byDepartment = await aoi.ask(
      'GET',
      `${adminSurveys}/${survey.id}/results?department=営業部`,
    );
    expect(byDepartment.errors).toBe('surveyDepartmentAnonymous');
  });
});

async function upload({ token }: TestMember): Promise<string> {
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
