import type { Schemas } from '@office/api';
import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  makeOrganization,
  makePerson,
  signIn,
  signInToOrganization,
  type TestOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { memberReachability } from '../../database/schema/reachability.ts';
import { blockMember } from '../../admin/members/member-changes.ts';
import { clearEndedStatusLines } from './status-line-expiry.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestPerson;
let token: string;
let strangerToken: string;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makePerson(office, sakura.organizationId);
  token = (await signInToOrganization(office, aoi, sakura.organizationId)).token;
  const northwind = await makeOrganization(office, 'Northwind');
  const stranger = await makePerson(office, northwind.organizationId);
  strangerToken = (await signInToOrganization(office, stranger, northwind.organizationId)).token;
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.platform.db.delete(memberReachability);
  office.sent.length = 0;
});

const call = (method: 'PUT' | 'DELETE', part: string, body?: unknown, bearer = token) =>
  office.call<Schemas['Reachability']>(method, `/v1/users/${part}`, { token: bearer, body });
const list = async (bearer = token) => {
  const path = '/v1/users/reachability';
  return (await office.call<Schemas['ReachabilityList']>('GET', path, { token: bearer })).body.data;
};
const inMinutes = (minutes: number) => addMinutes(office.platform.now(), minutes).toISOString();
const lunch = { emoji: '🍱', text: 'ランチ中', endsAt: null };
const hours = {
  weekdays: [1, 2, 3, 4, 5],
  startTime: '09:00',
  endTime: '18:00',
  timeZone: 'Asia/Tokyo',
  pauseOutside: true,
};
const nothing = { statusLine: null, quietUntil: null, workingHours: null };

async function clearEndedAfter(minutes: number): Promise<void> {
  const { platform } = office;
  const later = { ...platform, now: () => addMinutes(platform.now(), minutes) };
  await Promise.all([clearEndedStatusLines(later), clearEndedStatusLines(later)]);
}

describe('status line', () => {
  it('is shown to the organisation until it is cleared', async () => {
    const shown = { userId: aoi.userId, ...nothing, statusLine: lunch };
    expect(await call('PUT', 'status-line', { ...lunch, text: ' ランチ中 ' })).toMatchObject({
      status: 200,
      body: shown,
    });
    expect(await list()).toEqual([shown]);
    expect(await list(strangerToken)).toEqual([]);
    await call('DELETE', 'status-line');
    expect(await list()).toEqual([]);
    const target = { organizationId: sakura.organizationId };
    const kind = 'reachabilityChanged';
    expect(office.sent).toEqual([
      { kind, target, payload: shown },
      { kind, target, payload: { userId: aoi.userId, ...nothing } },
    ]);
  });

  it('is cleared once at its end, also with two processes', async () => {
    await call('PUT', 'status-line', { ...lunch, endsAt: inMinutes(30) });
    office.sent.length = 0;
    await clearEndedAfter(29);
    expect(office.sent).toEqual([]);
    await clearEndedAfter(30);
    expect(office.sent).toMatchObject([
      { kind: 'reachabilityChanged', payload: { userId: aoi.userId, ...nothing } },
    ]);
    expect(await list()).toEqual([]);
  });

  it('keeps the quiet time and the working hours', async () => {
    const quietUntil = inMinutes(60);
    await call('PUT', 'quiet-time', { until: quietUntil });
    await call('PUT', 'working-hours', hours);
    await call('PUT', 'status-line', lunch);
    await call('DELETE', 'status-line');
    expect(await list()).toEqual([
      { userId: aoi.userId, statusLine: null, quietUntil, workingHours: hours },
    ]);
  });

  it.each([
    ['no emoji', { ...lunch, emoji: '' }],
    ['text as emoji', { ...lunch, emoji: 'A' }],
    ['two emoji', { ...lunch, emoji: '🍱🍱' }],
    ['text of 101 characters', { ...lunch, text: 'あ'.repeat(101) }],
    ['two lines', { ...lunch, text: 'a\nb' }],
    ['a number as text', { ...lunch, text: 1 }],
    ['an end in the past', { ...lunch, endsAt: '2020-01-01T00:00:00.000Z' }],
    ['an end in 3000', { ...lunch, endsAt: '3000-01-01T00:00:00.000Z' }],
    ['an unknown field', { ...lunch, userId: 'x' }],
    ['no body', undefined],
  ])('rejects %s', async (_, body) => {
    expect((await call('PUT', 'status-line', body)).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

describe('quiet time', () => {
  it('lasts until its end or until the member resumes', async () => {
    const until = inMinutes(30);
    expect((await call('PUT', 'quiet-time', { until })).body.quietUntil).toBe(until);
    expect((await call('DELETE', 'quiet-time')).body.quietUntil).toBeNull();
    expect(await list()).toEqual([]);
  });

  it.each([[{ until: '2020-01-01T00:00:00.000Z' }], [{ until: null }], [{ until: 'soon' }], [{}]])(
    'rejects %j',
    async (body) => {
      expect((await call('PUT', 'quiet-time', body)).status).toBe(400);
    },
  );
});

describe('working hours', () => {
  it('are stored and cleared', async () => {
    expect((await call('PUT', 'working-hours', hours)).body.workingHours).toEqual(hours);
    expect((await call('DELETE', 'working-hours')).body.workingHours).toBeNull();
  });

  it.each([
    ['an unknown zone', { ...hours, timeZone: 'Mars/Base' }],
    ['no weekday', { ...hours, weekdays: [] }],
    ['an eighth weekday', { ...hours, weekdays: [7] }],
    ['an invalid time', { ...hours, startTime: '24:00' }],
    ['a missing switch', { ...hours, pauseOutside: undefined }],
  ])('reject %s', async (_, body) => {
    expect((await call('PUT', 'working-hours', body)).status).toBe(400);
  });
});

describe('reachability', () => {
  it('omits blocked members', async () => {
    const { organizationId } = sakura;
    const left = await makePerson(office, organizationId);
    const bearer = (await signInToOrganization(office, left, organizationId)).token;
    await call('PUT', 'status-line', lunch, bearer);
    expect(await list()).toHaveLength(1);
    await blockMember(office.platform, { organizationId, userId: left.userId });
    expect(await list()).toEqual([]);
  });

  it('keeps one row after 50 parallel changes', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `${index}`);
    await Promise.all(texts.map((text) => call('PUT', 'status-line', { ...lunch, text })));
    expect(await list()).toHaveLength(1);
  });

  it('is available to guests', async () => {
    const guest = await makePerson(office, sakura.organizationId, { role: 'GUEST' });
    const bearer = (await signInToOrganization(office, guest, sakura.organizationId)).token;
    await call('PUT', 'status-line', lunch);
    expect(await list(bearer)).toHaveLength(1);
    expect((await call('PUT', 'status-line', lunch, bearer)).status).toBe(200);
  });

  it('requires a token and a selected organisation', async () => {
    expect((await office.call('PUT', '/v1/users/status-line', { body: lunch })).status).toBe(401);
    const alone = (await signIn(office, await makePerson(office, null))).token;
    expect((await call('PUT', 'status-line', lunch, alone)).status).toBe(403);
  });
});
