import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAdministrator } from '../../test/administrators.ts';
import type { TestMember } from '../../test/meetings.ts';
import type { TestOffice } from '../../test/office.ts';
import {
  adminSurveys,
  choice,
  clearSurveys,
  firstChoice,
  makeQuestion,
  memberSurveys,
  publishSurvey,
  resultsOf,
  section,
  sendAnswers,
  startSurveys,
  yesOrNo,
} from '../../test/surveys.ts';

type Survey = Schemas['AdminSurvey'];

let office: TestOffice;
let aoi: TestAdministrator;
let ren: TestMember;
let mei: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  ({ office, aoi, ren, mei, stranger } = await startSurveys());
});
afterAll(() => office.close());
beforeEach(() => clearSurveys(office));

describe('survey results', () => {
  it('are visible to the members they are shared with', async () => {
    const see = (who: TestMember, { id }: Survey) =>
      office.call('GET', `${memberSurveys}/${id}/results`, { token: who.token });
    const survey = await publishSurvey(aoi, { results: 'RESPONDENTS' });
    await sendAnswers(office, ren, survey, firstChoice(survey));
    expect((await see(ren, survey)).status).toBe(200);
    expect((await see(mei, survey)).errors).toBe('surveyResultsNotShared');
    expect((await see(stranger, survey)).errors).toBe('surveyNotFound');
    expect((await see(mei, await publishSurvey(aoi, { results: 'AUDIENCE' }))).status).toBe(200);
    expect((await see(mei, await publishSurvey(aoi))).errors).toBe('surveyResultsNotShared');
  });

  it('are correct for 10,000 responses', async () => {
    const [single, several, scale, day, words] = [
      yesOrNo(),
      makeQuestion('MULTIPLE', { choices: ['赤', '青', '黄'].map(choice) }),
      makeQuestion('SCALE', { scale: { from: 0, to: 10, fromLabel: '', toLabel: '' } }),
      makeQuestion('DATE'),
      makeQuestion('TEXT'),
    ];
    const survey = await publishSurvey(aoi, {
      anonymous: true,
      sections: [section(single, several, scale, day, words)],
    });
    const { pool } = office.database;
    // The answers are derived from the number of the response.
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
    const { responses, questions } = await resultsOf(aoi, survey);
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
      `${adminSurveys}/${survey.id}/results/${words.id}/texts?page=500&limit=10`,
    );
    expect(texts.body).toMatchObject({ metadata: { total: 5000, hasNextPage: false } });
    expect(texts.body.data).toHaveLength(10);
  });

  it('are exported as CSV without formulas', async () => {
    const words = makeQuestion('TEXT', { title: '=HYPERLINK("http://evil")' });
    const survey = await publishSurvey(aoi, { sections: [section(words)] });
    await sendAnswers(office, ren, survey, [{ questionId: words.id, text: '+1, "引用"' }]);
    const response = await fetch(`${office.url}/api${adminSurveys}/${survey.id}/export`, {
      headers: { authorization: `Bearer ${aoi.token}`, 'accept-language': 'ja' },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, line] = bytes.toString().split('\r\n');
    expect(head).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(line).toContain(`"${ren.email}",`);
    expect(line).toMatch(/,"'\+1, ""引用"""$/);
  });

  it('are filtered by department', async () => {
    const survey = await publishSurvey(aoi);
    await sendAnswers(office, ren, survey, firstChoice(survey));
    await sendAnswers(office, mei, survey, firstChoice(survey));
    await office.database.pool.query(
      `UPDATE memberships SET department = '営業部' WHERE user_id = $1`,
      [ren.userId],
    );
    expect(await resultsOf(aoi, survey)).toMatchObject({ responses: 2 });
    const sales = encodeURIComponent('営業部');
    const found = await resultsOf(aoi, survey, `?department=${sales}`);
    expect(found).toMatchObject({ responses: 1, questions: [{ answers: 1 }] });
  });
});
