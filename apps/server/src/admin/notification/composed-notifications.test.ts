import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { makeMember, type TestMember } from '../../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, setLatinName, type TestOrganization } from '../../../test/people.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { deliverNotifications } from '../../notification/notification-delivery.ts';
import { updateJob } from '../../people/member-directory.ts';
import { blockMember } from '../members/member-changes.ts';

type Notification = Schemas['AdminNotification'];

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestAdministrator;
let stranger: TestAdministrator;
let ren: TestMember;
let mei: TestMember;
let blocked: TestMember;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makeAdministrator(office, sakura.organizationId);
  stranger = await makeAdministrator(
    office,
    (await makeOrganization(office, 'Northwind')).organizationId,
  );
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  mei = await makeMember(office, sakura, { name: '=SUM(1)' });
  blocked = await makeMember(office, sakura);
  const { organizationId } = sakura;
  await updateJob(
    office.platform.db,
    { organizationId, userId: ren.userId },
    { department: '開発部' },
  );
  await blockMember(
    office.platform,
    { organizationId, userId: blocked.userId },
    { byUserId: aoi.userId },
  );
});
afterAll(() => office.close());
beforeEach(() => office.platform.db.delete(notifications));

const path = '/v1/admin/notifications';
const notice = {
  title: { ja: '年末の休業', en: 'Closed at the end of the year' },
  content: { ja: '**12月29日**から休みます。', en: 'From **29 December**.' },
  audience: { kind: 'ORGANIZATION' },
  publishing: 'NOW',
};
const create = (part: object = {}, by = aoi) =>
  by.ask<Notification>('POST', path, { body: { clientId: randomUUID(), ...notice, ...part } });
const get = async (id: string) => (await aoi.ask<Notification>('GET', `${path}/${id}`)).body;
const list = async (query = '') =>
  (await aoi.ask<Schemas['AdminNotificationList']>('GET', `${path}?${query}`)).body;
const received = async ({ token }: TestMember) =>
  (
    await office.call<Schemas['NotificationList']>('GET', '/v1/users/notifications', { token })
  ).body.data.map(({ title }) => title);
const inMinutes = (minutes: number) =>
  new Date(office.platform.now().getTime() + minutes * 60_000).toISOString();
const actions = async () =>
  (await aoi.ask<Schemas['AuditEntryList']>('GET', '/v1/admin/audit?limit=100')).body.data.flatMap(
    ({ action }) => (action.startsWith('NOTIFICATION') ? [action] : []),
  );

describe('composing notifications', () => {
  it('sends immediately to the audience', async () => {
    const sent = await create();
    expect(sent).toMatchObject({
      status: 201,
      body: { state: 'SENT', recipientCount: 3, readCount: 0, author: { id: aoi.userId } },
    });
    office.advanceClock({ seconds: 1 });
    await create({
      title: { ja: '開発部へ', en: 'To development' },
      audience: { kind: 'DEPARTMENTS', departments: ['開発部'] },
    });
    expect(await received(ren)).toEqual(['開発部へ', '年末の休業']);
    expect(await received(mei)).toEqual(['年末の休業']);
    expect((await actions()).slice(0, 2)).toEqual(['NOTIFICATION_SENT', 'NOTIFICATION_CREATED']);
  });

  it('creates one notification from 50 concurrent requests with the same client id', async () => {
    const clientId = randomUUID();
    const before = await actions();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ clientId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await received(ren)).toEqual(['年末の休業']);
    expect(await actions()).toEqual(['NOTIFICATION_SENT', 'NOTIFICATION_CREATED', ...before]);
    // Client ids are unique per author.
    const otherNotification = await create({ clientId }, stranger);
    expect(otherNotification).toMatchObject({ status: 201 });
    expect(otherNotification.body.id).not.toBe(answers[0]!.body.id);
  });

  it('hides drafts until they are sent, and rejects changes afterwards', async () => {
    const draft = await create({ publishing: 'DRAFT' });
    expect(draft.body).toMatchObject({ state: 'DRAFT', version: 1, recipientCount: null });
    const at = `${path}/${draft.body.id}`;
    const change = (body: object, by = aoi) =>
      by.ask<Notification>('PATCH', at, { body: { ...notice, version: 1, ...body } });
    expect((await change({}, stranger)).status).toBe(404);
    const changed = await change({ publishing: 'AT', publishAt: inMinutes(5) });
    expect(changed.body).toMatchObject({ state: 'SCHEDULED', version: 2 });
    expect((await change({})).errors).toBe('changedMeanwhile');
    expect(await received(ren)).toEqual([]);
    expect((await change({ version: 2 })).body.state).toBe('SENT');
    expect((await change({ version: 3 })).errors).toBe('notificationSent');
    expect((await aoi.ask('DELETE', at)).errors).toBe('notificationSent');
    expect(await received(ren)).toEqual(['年末の休業']);
    const other = await create({ publishing: 'DRAFT' });
    expect((await stranger.ask('DELETE', `${path}/${other.body.id}`)).status).toBe(404);
    expect((await aoi.ask('DELETE', `${path}/${other.body.id}`)).status).toBe(204);
    expect((await list()).metadata.total).toBe(1);
  });

  it('reports the invalid field', async () => {
    const long = 'あ'.repeat(10_001);
    const cases: [object, Record<string, string>][] = [
      [{ title: { ja: '年末の休業', en: '' } }, { 'title.en': 'required' }],
      [{ title: { ja: '年末の休業' } }, { 'title.en': 'required' }],
      [{ content: { ...notice.content, ja: long } }, { 'content.ja': 'tooLong' }],
      [{ content: { ja: ' \n', en: 'x' } }, { 'content.ja': 'required' }],
      [{ publishing: 'AT' }, { publishAt: 'required' }],
      [{ publishing: 'AT', publishAt: inMinutes(-1) }, { publishAt: 'invalid' }],
      [{ audience: { kind: 'PEOPLE', userIds: [] } }, { userIds: 'tooShort' }],
      [{ audience: { kind: 'PEOPLE', userIds: [stranger.userId] } }, { userIds: 'invalid' }],
      [{ audience: { kind: 'DEPARTMENTS', departments: ['無い'] } }, { departments: 'invalid' }],
    ];
    for (const [part, errors] of cases)
      expect(await create(part)).toMatchObject({ status: 400, errors });
    expect((await list()).metadata.total).toBe(0);
  });
});

describe('notifications in one language', () => {
  it('are received in the other language, too', async () => {
    const written = { title: { ja: '', en: 'Moved' }, content: { ja: '', en: '**Soon**' } };
    const { status } = await create(written);
    expect(status).toBe(201);
    const { body } = await office.call<Schemas['NotificationList']>(
      'GET',
      '/v1/users/notifications',
      { token: ren.token, language: 'ja' },
    );
    expect(body.data).toMatchObject([{ title: 'Moved', excerpt: 'Soon' }]);
    const { data } = await list(`keyword=${encodeURIComponent('moved')}`);
    expect(data).toMatchObject([{ title: written.title }]);
  });
});

describe('scheduled notifications', () => {
  it('are sent once when due or overdue, by any process', async () => {
    const { body } = await create({ publishing: 'AT', publishAt: inMinutes(1) });
    const everyProcess = () =>
      Promise.all(Array.from({ length: 50 }, () => deliverNotifications(office.platform)));
    await everyProcess();
    expect(await received(ren)).toEqual([]);
    office.advanceClock({ minutes: 3 });
    await everyProcess();
    expect(await received(ren)).toEqual(['年末の休業']);
    expect(await get(body.id)).toMatchObject({ state: 'SENT', recipientCount: 3 });
    const log = await aoi.ask<Schemas['AuditEntryList']>(
      'GET',
      '/v1/admin/audit?action=NOTIFICATION_SENT&limit=1',
    );
    expect(log.body.data).toMatchObject([
      { target: { id: body.id }, after: { recipients: 3 }, actor: { id: null } },
    ]);
  });

  it('are either sent or changed under concurrent requests', async () => {
    const { body } = await create({ publishing: 'AT', publishAt: inMinutes(1) });
    office.advanceClock({ seconds: 61 });
    const postponed = { ...notice, version: 1, publishing: 'AT', publishAt: inMinutes(60) };
    const answers = await Promise.all([
      ...Array.from({ length: 25 }, () => deliverNotifications(office.platform)),
      ...Array.from({ length: 25 }, () =>
        aoi.ask<Notification>('PATCH', `${path}/${body.id}`, { body: postponed }),
      ),
    ]);
    const changed = answers.filter((answer) => answer?.status === 200).length;
    const { state } = await get(body.id);
    expect([changed, state, (await received(ren)).length]).toEqual(
      changed === 1 ? [1, 'SCHEDULED', 0] : [0, 'SENT', 1],
    );
  });
});

describe('sent notifications', () => {
  const read = async (who: TestMember) => {
    const { token } = who;
    office.advanceClock({ seconds: 1 });
    await office.call('POST', '/v1/users/notifications/mark-as-read', { token });
  };
  const readers = async (id: string, query = '') =>
    (await aoi.ask<Schemas['NotificationReaderList']>('GET', `${path}/${id}/readers?${query}`))
      .body;

  it('list their readers with the time of reading', async () => {
    const { id } = (await create()).body;
    await setLatinName(office, mei, 'Ito Mei');
    await read(mei);
    const names = async (query: string) =>
      (await readers(id, query)).data.map(({ user }) => user.nameKanji);
    expect((await readers(id)).data[0]).toMatchObject({
      user: { id: mei.userId, nameLatin: 'Ito Mei' },
      readAt: office.platform.now().toISOString(),
    });
    expect(await names('read=true')).toEqual(['=SUM(1)']);
    expect(await names('read=false')).toHaveLength(2);
    expect(await names('keyword=高橋')).toEqual(['高橋 蓮']);
    expect((await get(id)).readCount).toBe(1);
    const file = async (query: string) => {
      const address = `${office.url}/api${path}/${id}/readers/export?${query}`;
      const headers = { authorization: `Bearer ${aoi.token}` };
      return (await fetch(address, { headers })).text();
    };
    expect(await file('read=false')).toContain('"高橋 蓮","開発部",\r\n');
    expect(await file('')).toContain("'=SUM(1)");
    expect((await stranger.ask('GET', `${path}/${id}/readers`)).status).toBe(404);
  });

  it('are withdrawn from everyone, keeping the numbers of recipients and readers', async () => {
    const { id } = (await create()).body;
    await read(mei);
    const withdraw = (by = aoi) => by.ask<Notification>('POST', `${path}/${id}/withdraw`);
    expect((await withdraw(stranger)).status).toBe(404);
    office.sent.length = 0;
    const expected = { state: 'WITHDRAWN', recipientCount: 3, readCount: 1 };
    expect((await withdraw()).body).toMatchObject(expected);
    expect((await withdraw()).body).toMatchObject(expected);
    expect(await received(ren)).toEqual([]);
    await deliverNotifications(office.platform);
    expect(office.sent.map(({ kind }) => kind)).not.toContain('notificationUser');
    expect((await actions())[0]).toBe('NOTIFICATION_WITHDRAWN');
    const draft = await create({ publishing: 'DRAFT' });
    const early = await aoi.ask('POST', `${path}/${draft.body.id}/withdraw`);
    expect(early.status).toBe(404);
  });
});

it('lists notifications by state, order and keyword', async () => {
  const of = (ja: string) => ({ title: { ja, en: `English ${ja}` } });
  await create({ ...of('乙'), publishing: 'DRAFT' });
  office.advanceClock({ seconds: 1 });
  await create({ ...of('甲'), publishing: 'AT', publishAt: inMinutes(9) });
  office.advanceClock({ seconds: 1 });
  await create(of('丙'));
  const titles = async (query: string) => (await list(query)).data.map(({ title }) => title.ja);
  expect(await titles('')).toEqual(['丙', '甲', '乙']);
  expect(await titles('sort=STATE&order=asc')).toEqual(['乙', '甲', '丙']);
  expect(await titles('sort=AT')).toEqual(['乙', '甲', '丙']);
  expect(await titles('state=SCHEDULED')).toEqual(['甲']);
  expect(await titles('keyword=english+丙')).toEqual(['丙']);
  expect((await list('limit=1')).metadata).toMatchObject({ total: 3, hasNextPage: true });
  const otherList = await stranger.ask<Schemas['AdminNotificationList']>('GET', path);
  expect(otherList.body.data).toEqual([]);
});
