import type { RealtimeMessages, Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../test/clean-up.ts';
import { eventually } from '../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestPerson,
} from '../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';
import { blockMember, setRole } from '../admin/members/member-changes.ts';
import { connections } from '../database/schema/connections.ts';
import { notificationReceipts, notifications } from '../database/schema/notifications.ts';
import { organizationRetention } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { deliverNotifications } from './notification-delivery.ts';
import type { NewNotification } from '../platform/notifications.ts';

type List = Schemas['NotificationList'];
type Unread = Schemas['UnreadNotifications'];
type Member = TestPerson & { token: string };

const path = '/v1/users/notifications';

let server: TestServer;
let organizationId: string;
let aoi: Member;
let mei: Member;
let guest: Member;
let stranger: Member;
let strangersOrganization: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ organizationId } = await makeOrganization(server, 'Sakura'));
  strangersOrganization = (await makeOrganization(server, 'Northwind')).organizationId;
  const member = async (organization: string, role: Schemas['Role'] = 'USER') => {
    const person = await makePerson(server, organization, { role });
    return { ...person, token: await tokenOf(person, organization) };
  };
  aoi = await member(organizationId);
  mei = await member(organizationId);
  guest = await member(organizationId, 'GUEST');
  stranger = await member(strangersOrganization);
  await server.platform.db.update(users).set({ language: 'en' }).where(eq(users.id, mei.userId));
});
afterAll(() => server.close());
beforeEach(() => server.platform.db.delete(notifications));

const tokenOf = async (who: TestPerson, organization = organizationId) =>
  (await signInToOrganization(server, who, organization)).token;

let number = 0;

/** Adds a notification one second after the previous one. */
async function add(to: NewNotification['to'], given: Partial<NewNotification> = {}) {
  const { db, notifications: port } = server.platform;
  server.advanceClock({ seconds: 1 });
  number += 1;
  const title = { ja: `お知らせ${number}`, en: `Notice ${number}` };
  const content = { ja: '内容です。', en: 'The content.' };
  const notification = {
    organizationId,
    kind: 'ORGANIZATION',
    title,
    content,
    path: '/my-desk',
  } as const;
  await db.transaction((tx) => port.add(tx, { ...notification, to, ...given }));
  return title.ja;
}

const list = async (who: Member, query = '', language = 'ja') =>
  (await server.call<List>('GET', path + query, { token: who.token, language })).body;
const titles = ({ data }: List) => data.map(({ title }) => title);
const idOf = async (title: string) =>
  (await list(aoi, '?limit=100')).data.find((one) => one.title === title)!.id;
const read = (who: Member, id: string) =>
  server.call('POST', `${path}/${id}/mark-as-read`, { token: who.token });
const readAll = (who: Member) =>
  server.call<Schemas['ReadNotifications']>('POST', `${path}/mark-as-read`, { token: who.token });
const unread = async (who: Member, language = 'ja') =>
  (await server.call<Unread>('GET', `${path}/unread`, { token: who.token, language })).body;

async function open(who: Member) {
  const socket = server.connect(who.token);
  await socket.ready;
  await eventually(async () => {
    const { db } = server.platform;
    expect(await db.$count(connections, eq(connections.userId, who.userId))).toBe(1);
  });
  return socket;
}

describe('notifications of a member', () => {
  it('are returned in the requested language', async () => {
    const title = await add([aoi.userId, guest.userId]);
    expect((await list(aoi)).data).toEqual([
      {
        id: expect.any(String),
        kind: 'ORGANIZATION',
        title,
        excerpt: '内容です。',
        path: '/my-desk',
        eventAt: null,
        read: false,
        readAt: null,
        createdAt: expect.any(String),
      },
    ]);
    expect((await list(guest, '', 'en')).data[0]).toMatchObject({ excerpt: 'The content.' });
    expect((await list(mei)).data).toEqual([]);
    const one = await server.call(`GET`, `${path}/${await idOf(title)}`, { token: aoi.token });
    expect(one.body).toMatchObject({ title, content: '内容です。', format: 'PLAIN', author: null });
  });

  it('are ordered unread first or by time, and keep their order while being read', async () => {
    const [first, second, third] = [
      await add([aoi.userId]),
      await add([aoi.userId]),
      await add([aoi.userId]),
    ];
    await read(aoi, await idOf(second));
    expect(titles(await list(aoi))).toEqual([third, first, second]);
    expect(titles(await list(aoi, '?order=NEWEST'))).toEqual([third, second, first]);

    server.advanceClock({ seconds: 1 });
    const asOf = server.platform.now().toISOString();
    server.advanceClock({ seconds: 1 });
    const page = (number: number) =>
      list(aoi, `?limit=1&page=${number}&asOf=${encodeURIComponent(asOf)}`);
    expect((await page(1)).metadata).toMatchObject({ total: 3, nextPage: 2, hasNextPage: true });
    await read(aoi, await idOf(third));
    expect(titles(await page(2))).toEqual([first]);
    expect((await page(1)).data[0]).toMatchObject({ title: third, read: true });
    expect(titles(await list(aoi))).toEqual([first, third, second]);
    expect(await page(9)).toEqual({
      data: [],
      metadata: { total: 3, page: 9, limit: 1, hasNextPage: false },
    });
  });

  it('are counted while unread and include the newest one', async () => {
    await add([aoi.userId]);
    const newest = await add([aoi.userId]);
    expect(await unread(aoi)).toMatchObject({ count: 2, newest: { title: newest } });
    await read(aoi, await idOf(newest));
    expect((await unread(aoi)).count).toBe(1);
    await readAll(aoi);
    expect(await unread(aoi)).toEqual({ count: 0, newest: null });
  });

  it('are marked as read once by concurrent requests and can be marked as unread again', async () => {
    const already = await add([aoi.userId]);
    await read(aoi, await idOf(already));
    for (let i = 0; i < 3; i += 1) await add([aoi.userId, mei.userId]);
    server.advanceClock({ seconds: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => readAll(aoi)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const counts = answers.map(({ body }) => body.count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await unread(mei)).count).toBe(3);

    const { readAt } = answers.find(({ body }) => body.count === 3)!.body;
    const undo = (who: Member) =>
      server.call('POST', `${path}/mark-as-unread`, { token: who.token, body: { readAt } });
    expect((await undo(mei)).status).toBe(204);
    expect((await unread(aoi)).count).toBe(0);
    await undo(aoi);
    expect((await unread(aoi)).count).toBe(3);
  });

  it('are marked as read by their subject', async () => {
    const subject = { kind: 'MEETING', id: crypto.randomUUID() } as const;
    await add([aoi.userId, mei.userId], { subject });
    const other = await add([aoi.userId], { subject: { ...subject, id: crypto.randomUUID() } });
    const body = subject;
    const readPath = `${path}/subjects/mark-as-read`;
    expect((await server.call('POST', readPath, { token: aoi.token, body })).status).toBe(204);
    expect(await unread(aoi)).toMatchObject({ count: 1, newest: { title: other } });
    expect((await unread(mei)).count).toBe(1);
  });

  it('are not accessible to other members or organisations', async () => {
    const id = await idOf(await add([aoi.userId]));
    for (const who of [mei, stranger]) {
      const one = await server.call('GET', `${path}/${id}`, { token: who.token });
      expect(one).toMatchObject({ status: 404, errors: 'notFound' });
      expect(await read(who, id)).toMatchObject({ status: 404, errors: 'notFound' });
    }
    expect((await unread(aoi)).count).toBe(1);
  });

  it('are received only by unblocked members of the organisation', async () => {
    const blocked = await makePerson(server, organizationId);
    await blockMember(server.platform, { organizationId, userId: blocked.userId });
    await add([aoi.userId, aoi.userId, blocked.userId, stranger.userId]);
    const receivers = await server.platform.db
      .select({ userId: notificationReceipts.userId })
      .from(notificationReceipts);
    expect(receivers).toEqual([{ userId: aoi.userId }]);
  });
});

it('adds a notification when a role changes', async () => {
  const person = await makePerson(server, organizationId);
  await setRole(server.platform, { organizationId, userId: person.userId }, 'GUEST');
  const token = await tokenOf(person);
  expect((await list({ ...person, token }, '', 'en')).data).toMatchObject([
    { title: 'Your role has changed', excerpt: 'In this organisation you are now: guest.' },
  ]);
});

describe('a new notification', () => {
  it('reaches connected clients in the member’s language with the unread count', async () => {
    const [aoisPage, meisPage] = [await open(aoi), await open(mei)];
    const earlier = nextMessage(meisPage, 'notificationUser');
    await add([mei.userId]);
    await earlier;
    const received = [aoisPage, meisPage].map(
      (page) =>
        nextMessage(page, 'notificationUser') as Promise<RealtimeMessages['notificationUser']>,
    );
    const title = await add([aoi.userId, mei.userId]);
    const [toAoi, toMei] = await Promise.all(received);
    expect(toAoi).toMatchObject({ notification: { title, read: false }, unreadCount: 1 });
    expect(toMei).toMatchObject({ notification: { excerpt: 'The content.' }, unreadCount: 2 });

    const changed = nextMessage(aoisPage, 'notificationsChanged');
    await read(aoi, await idOf(title));
    expect(await changed).toEqual({});
    aoisPage.disconnect();
    meisPage.disconnect();
  });

  it('reaches an audience, and a scheduled one when it is due', async () => {
    const page = await open(guest);
    const next = () =>
      nextMessage(page, 'notificationUser') as Promise<RealtimeMessages['notificationUser']>;
    const firstReceived = next();
    const title = await add({ kind: 'ROLES', roles: ['GUEST'] }, { quiet: true });
    expect(await firstReceived).toMatchObject({
      notification: { title },
      unreadCount: 1,
      quiet: true,
    });
    expect((await unread(aoi)).count).toBe(0);

    const subject = { kind: 'VOICE_INVITATION', id: crypto.randomUUID() } as const;
    const publishAt = new Date(server.platform.now().getTime() + 30_000);
    const later = await add([aoi.userId, guest.userId, mei.userId], { subject, publishAt });
    const { db, notifications: port } = server.platform;
    await port.cancel(db, { organizationId, userId: mei.userId }, subject);
    expect((await unread(guest)).count).toBe(1);
    const secondReceived = next();
    server.advanceClock({ seconds: 60 });
    await deliverNotifications(server.platform);
    expect(await secondReceived).toMatchObject({ notification: { title: later }, unreadCount: 2 });
    expect([(await unread(aoi)).count, (await unread(mei)).count]).toEqual([1, 0]);
    page.disconnect();
  });

  it('is not stored when its transaction fails', async () => {
    const { db, notifications: port } = server.platform;
    const texts = { ja: 'x', en: 'x' };
    const notification = { organizationId, kind: 'MEETING', title: texts, content: texts } as const;
    const failed = db.transaction(async (tx) => {
      await port.add(tx, { ...notification, to: [aoi.userId], path: null });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await unread(aoi)).count).toBe(0);
  });
});

it('deletes read notifications after the retention of the organisation', async () => {
  const { db } = server.platform;
  const [read, kept] = [await add([aoi.userId]), await add([aoi.userId, guest.userId])];
  await readAll(aoi);
  const left = async () => {
    await cleanUp(server.platform);
    return [titles(await list(aoi)), titles(await list(guest)), await db.$count(notifications)];
  };
  server.advanceClock({ days: 20 });
  for (const who of [aoi, guest]) who.token = await tokenOf(who);
  expect(await left()).toEqual([[kept, read], [kept], 2]);
  const keeps = { organizationId, messageDays: 7, fileDays: 7 };
  await db.insert(organizationRetention).values(keeps);
  expect(await left()).toEqual([[], [kept], 1]);
});
