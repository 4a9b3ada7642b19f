import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { makeAdministrator, type TestAdministrator } from './administrators.ts';
import { makeMember, type TestMember } from './meetings.ts';
import { startOffice, type Answer, type TestOffice } from './office.ts';
import { makeOrganization } from './people.ts';

type Survey = Schemas['AdminSurvey'];
type Definition = Schemas['SurveyDefinition'];
type Question = Schemas['SurveyQuestion'];

export const adminSurveys = '/v1/admin/surveys';
export const memberSurveys = '/v1/surveys';

export interface TestSurveys {
  office: TestOffice;
  sakura: string;
  aoi: TestAdministrator;
  ren: TestMember;
  mei: TestMember;
  guest: TestMember;
  stranger: TestMember;
  strange: TestAdministrator;
}

export async function startSurveys(): Promise<TestSurveys> {
  const office = await startOffice();
  const sakura = await makeOrganization(office, 'Sakura');
  const fuji = await makeOrganization(office, 'Fuji');
  return {
    office,
    sakura: sakura.organizationId,
    aoi: await makeAdministrator(office, sakura.organizationId),
    ren: await makeMember(office, sakura),
    mei: await makeMember(office, sakura),
    guest: await makeMember(office, sakura, { role: 'GUEST' }),
    stranger: await makeMember(office, fuji),
    strange: await makeAdministrator(office, fuji.organizationId),
  };
}

/** Resets the clock as well, because admin tokens expire after five minutes. */
export async function clearSurveys(office: TestOffice): Promise<void> {
  const passed = office.platform.now().getTime() - Date.parse('2026-11-20T09:00:00Z');
  office.advanceClock({ seconds: -passed / 1000 });
  await office.database.pool.query('DELETE FROM surveys');
  await office.database.pool.query('DELETE FROM notifications');
  office.sent.length = 0;
}

export const choice = (text: string) => ({ id: randomUUID(), text });

export function makeQuestion(kind: Question['kind'], more: Partial<Question> = {}): Question {
  const plain = { id: randomUUID(), kind, title: `質問 ${kind}`, hint: '', required: false };
  const none = { choices: [], minChoices: null, maxChoices: null, scale: null };
  return { ...plain, ...none, ...more };
}

export const yesOrNo = () =>
  makeQuestion('SINGLE', { required: true, choices: ['はい', 'いいえ'].map(choice) });

export const section = (...questions: Question[]) => ({
  id: randomUUID(),
  title: '',
  description: '',
  questions,
});

/** Survey of the whole organisation with the single question `yesOrNo`. */
export const define = (more: Partial<Definition> = {}): Definition => ({
  ...{ title: '働き方アンケート', description: '5分で終わります。' },
  ...{ audience: { kind: 'ORGANIZATION' }, opensAt: null, closesAt: null },
  ...{ anonymous: false, changeable: false, results: 'NOBODY' },
  sections: [section(yesOrNo())],
  ...more,
});

export const createSurvey = async (by: TestAdministrator, definition: Definition) =>
  (await by.ask<Survey>('POST', adminSurveys, { body: definition })).body;

export const changeSurveyStatus = (
  by: TestAdministrator,
  { id, version }: Pick<Survey, 'id' | 'version'>,
  action: 'publish' | 'close' | 'reopen',
  body: object = {},
) => by.ask<Survey>('POST', `${adminSurveys}/${id}/${action}`, { body: { version, ...body } });

export async function publishSurvey(
  by: TestAdministrator,
  more: Partial<Definition> = {},
): Promise<Survey> {
  const published = await changeSurveyStatus(by, await createSurvey(by, define(more)), 'publish');
  if (published.status !== 200) throw new Error(`publishing answered ${JSON.stringify(published)}`);
  return published.body;
}

export const questionsOf = ({ sections }: Pick<Survey, 'sections'>) =>
  sections.flatMap(({ questions }) => questions);

export function firstChoice(survey: Pick<Survey, 'sections'>): Schemas['SurveyAnswer'][] {
  const [first] = questionsOf(survey);
  return [{ questionId: first!.id, choiceIds: [first!.choices[0]!.id] }];
}

export const openSurvey = (
  office: TestOffice,
  { token }: TestMember,
  { id }: { id: string },
): Promise<Answer<Schemas['SurveyForm']>> =>
  office.call('GET', `${memberSurveys}/${id}`, { token });

export const sendAnswers = (
  office: TestOffice,
  { token }: TestMember,
  { id }: { id: string },
  answers: Schemas['SurveyAnswer'][],
  { clientId = randomUUID(), version = 0 }: { clientId?: string; version?: number } = {},
): Promise<Answer<Schemas['SurveySent']>> =>
  office.call('POST', `${memberSurveys}/${id}/response`, {
    token,
    body: { clientId, version, answers },
  });

export const resultsOf = async (by: TestAdministrator, { id }: { id: string }, query = '') =>
  (await by.ask<Schemas['SurveyResults']>('GET', `${adminSurveys}/${id}/results${query}`)).body;

export async function notificationPathsOf(office: TestOffice, userId: string): Promise<string[]> {
  const { rows } = await office.database.pool.query<{ path: string }>(
    `SELECT n.path FROM notifications n JOIN notification_receipts r ON r.notification_id = n.id
     WHERE r.user_id = $1`,
    [userId],
  );
  return rows.map(({ path }) => path);
}
