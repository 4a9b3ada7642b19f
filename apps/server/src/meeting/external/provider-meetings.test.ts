import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxProviderCallsPerDay } from '@office/vocabulary';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMember, createMeeting, roomOf, type TestMember } from '../../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { startGoogle, type TestGoogle } from '../../../test/providers/google.ts';
import { startMicrosoft, type TestMicrosoft } from '../../../test/providers/microsoft.ts';
import { providersConfig } from '../../../test/providers/oauth-server.ts';
import { startZoom, type TestZoom } from '../../../test/providers/zoom.ts';
import { externalMeetings, providerCalls } from '../../database/schema/linked-accounts.ts';
import { meetings, meetingRoomBookings, meetingSeries } from '../../database/schema/meetings.ts';
import { createLogger } from '../../observability/logger.ts';
import { countCall } from '../providers/provider-call-store.ts';
import { reconcile } from './reconciler.ts';

type Type = 'GOOGLE' | 'ZOOM' | 'TEAMS';
const types: Type[] = ['GOOGLE', 'ZOOM', 'TEAMS'];

let office: TestOffice;
let google: TestGoogle;
let zoom: TestZoom;
let microsoft: TestMicrosoft;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;

beforeAll(async () => {
  [google, zoom, microsoft] = [await startGoogle(), await startZoom(), await startMicrosoft()];
  office = await startOffice(providersConfig(google, zoom, microsoft));
  sakura = await makeOrganization(office, 'Sakura');
  [aoi, ren] = [await makeMember(office, sakura), await makeMember(office, sakura)];
  for (const type of types) await link(type);
});
afterAll(async () => {
  await office.close();
  await Promise.all([google, zoom, microsoft].map((provider) => provider.close()));
});
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  const { db } = office.platform;
  for (const { id } of await db.select({ id: meetings.id }).from(meetings)) {
    await office.call('DELETE', `/v1/meetings/${id}?scope=ALL`, aoi);
  }
  await db.delete(meetings);
  await db.delete(meetingSeries);
  await db.delete(externalMeetings);
  await db.delete(providerCalls);
  for (const type of types) {
    providerOf(type).failNext();
    providerOf(type).calls.length = 0;
  }
  office.sent.length = 0;
});

const providerOf = (type: Type) => ({ GOOGLE: google, ZOOM: zoom, TEAMS: microsoft })[type];
const remoteTitlesOf = (type: Type) =>
  ({
    GOOGLE: () => google.events().map(({ summary }) => summary),
    ZOOM: () => zoom.meetings().map(({ topic }) => topic),
    TEAMS: () => microsoft.meetings().map(({ subject }) => subject),
  })[type]();

async function link(type: Type) {
  const { body } = await office.call<Schemas['AppLogin']>(
    'GET',
    `/v1/meetings/app/login/${type}`,
    aoi,
  );
  const callback = await providerOf(type).consent(body.url);
  const path = `/v1/meetings/app/callback/${type}?${new URLSearchParams(callback)}`;
  expect(await office.call('GET', path, aoi)).toMatchObject({ status: 200 });
}
const change = (id: string, body: unknown) =>
  office.call<Schemas['Meeting']>('PATCH', `/v1/meetings/${id}`, { ...aoi, body });
const cancel = (id: string, query = '') => office.call('DELETE', `/v1/meetings/${id}${query}`, aoi);
const localTitlesOf = async () =>
  (await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', aoi)).body.data.map(
    ({ title }) => title,
  );
const statesOf = async () =>
  (await office.platform.db.select().from(externalMeetings)).map(({ state }) => state);
const shortTimeout = () =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeoutController = new AbortController();
    setTimeout(() => timeoutController.abort(), 100);
    return timeoutController.signal;
  });
const settle = () => reconcile({ ...office.platform, log: createLogger(office.platform.config) });
async function expectNothing(type: Type) {
  const { db } = office.platform;
  expect(remoteTitlesOf(type)).toEqual([]);
  for (const table of [meetings, meetingSeries, meetingRoomBookings, externalMeetings]) {
    expect(await db.$count(table)).toBe(0);
  }
}

describe.each(types)('a meeting at %s', (provider) => {
  it('is created, changed and deleted at the provider', async () => {
    const { status, body } = await createMeeting(office, aoi, {
      provider,
      participantIds: [ren.userId],
      description: '今週の進み具合',
    });
    expect({ status, provider: body.provider }).toEqual({ status: 201, provider });
    const host = {
      GOOGLE: /^https:\/\/meet\.google\.com\//,
      ZOOM: /^https:\/\/us05web\.zoom\.us\//,
      TEAMS: /^https:\/\/teams\.microsoft\.com\//,
    }[provider];
    expect(body.meetingUrl).toMatch(host);
    expect(body.providerMeetingId).toMatch(/\S/);
    expect(remoteTitlesOf(provider)).toEqual(['定例']);
    const path = `/v1/meetings/join?id=${body.id}`;
    const joinLink = await office.call<Schemas['MeetingLink']>('GET', path, ren);
    expect(joinLink.body).toMatchObject({ provider, meetingUrl: body.meetingUrl });

    expect((await change(body.id, { title: '週次' })).body).toMatchObject({
      title: '週次',
      meetingUrl: body.meetingUrl,
    });
    expect(remoteTitlesOf(provider)).toEqual(['週次']);
    const calls = providerOf(provider).calls.length;
    await change(body.id, { participantIds: [] });
    expect(providerOf(provider).calls).toHaveLength(calls);
    expect((await cancel(body.id)).status).toBe(204);
    expect(remoteTitlesOf(provider)).toEqual([]);
    expect(await statesOf()).toEqual([]);
  });

  it('is created only once for repeated requests', async () => {
    const body = { provider, clientId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => createMeeting(office, aoi, body)),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map((answer) => answer.body.id)).size).toBe(1);
    // The other requests fail with a retryable error while the provider has not responded.
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.body).toMatchObject({ errors: 'meetingCreateFailed' });
    }
    expect(await createMeeting(office, aoi, body)).toMatchObject({
      body: { id: created[0]!.body.id },
    });
    expect(remoteTitlesOf(provider)).toHaveLength(1);
  });

  it('uses one provider meeting per series and deletes it with the last meeting', async () => {
    const { body } = await createMeeting(office, aoi, {
      provider,
      recurrence: 'FREQ=DAILY;COUNT=3',
    });
    expect(remoteTitlesOf(provider)).toEqual(['定例']);
    const { data } = (await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', aoi)).body;
    expect(new Set(data.map(({ meetingUrl }) => meetingUrl))).toEqual(new Set([body.meetingUrl]));
    await cancel(body.id);
    expect(await statesOf()).toEqual(['UPDATING']);
    await settle();
    expect([remoteTitlesOf(provider), await statesOf()]).toEqual([['定例'], ['READY']]);
    await cancel(data[1]!.id, '?scope=ALL');
    expect(remoteTitlesOf(provider)).toEqual([]);
  });

  it.each([
    [{ status: 400, body: { message: 'No.' } }, 'REFUSED'],
    [{ status: 403 }, 'FORBIDDEN'],
    [{ status: 409, late: true }, 'REFUSED'],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'RATE_LIMITED'],
    [{ status: 500 }, 'UNAVAILABLE'],
    [{ status: 502, late: true }, 'UNAVAILABLE'],
    [{ status: 200, body: '<html>It works!', late: true }, 'UNAVAILABLE'],
    [{ status: 201, body: {} }, 'UNAVAILABLE'],
    [{ status: 0, silent: true, late: true }, 'UNAVAILABLE'],
    [{ status: 302, headers: { location: 'https://evil.example/' } }, 'UNAVAILABLE'],
  ] as const)(
    'is rolled back everywhere when the provider returns %j',
    async (failure, providerProblem) => {
      const isFound = provider === 'GOOGLE' && failure.status === 409;
      providerOf(provider).failNext(failure);
      // Avoids waiting ten seconds for the request without a response.
      if ('silent' in failure) shortTimeout();
      const request = { provider, recurrence: 'FREQ=DAILY;COUNT=3', meetingRoomId: roomOf(sakura) };
      const answer = await createMeeting(office, aoi, request);
      if (isFound) {
        // The event id is chosen by the office: a 409 means that the event already exists.
        expect(answer.status).toBe(201);
        return;
      }
      expect(answer).toMatchObject({
        status: 422,
        errors: 'meetingCreateFailed',
        body: { data: { provider, providerProblem } },
      });
      expect(await localTitlesOf()).toEqual([]);
      expect(await office.platform.db.$count(meetingRoomBookings)).toBe(0);
      vi.restoreAllMocks();
      await settle();
      await expectNothing(provider);
    },
  );

  it('is retried after a short Retry-After and after a token refresh', async () => {
    providerOf(provider).failNext({ status: 429, headers: { 'retry-after': '0' } });
    expect((await createMeeting(office, aoi, { provider })).status).toBe(201);
    providerOf(provider).endAccessTokens();
    expect(
      (await createMeeting(office, aoi, { provider, startTime: '2026-11-23T00:30:00Z' })).status,
    ).toBe(201);
    expect(remoteTitlesOf(provider)).toHaveLength(2);
  });

  it('stays unchanged if the provider does not change or delete it', async () => {
    const { body } = await createMeeting(office, aoi, { provider });
    for (const [failure, states] of [
      [{ status: 403 }, ['READY']],
      [{ status: 503, late: true }, ['UPDATING']],
    ] as const) {
      providerOf(provider).failNext(failure);
      expect(await change(body.id, { title: '週次' })).toMatchObject({
        errors: 'meetingUpdateFailed',
      });
      expect([await localTitlesOf(), await statesOf()]).toEqual([['定例'], states]);
      await settle();
      expect([remoteTitlesOf(provider), await statesOf()]).toEqual([['定例'], ['READY']]);
    }
    providerOf(provider).failNext({ status: 403 });
    expect(await cancel(body.id)).toMatchObject({ status: 422, errors: 'meetingDeleteFailed' });
    expect([await localTitlesOf(), remoteTitlesOf(provider)]).toEqual([['定例'], ['定例']]);
    providerOf(provider).failNext({ status: 503 });
    expect((await cancel(body.id)).status).toBe(204);
    expect([await localTitlesOf(), remoteTitlesOf(provider)]).toEqual([[], ['定例']]);
    await settle();
    expect([remoteTitlesOf(provider), await statesOf()]).toEqual([[], []]);
  });

  it('is rolled back after a crash when the hold of its call has expired', async () => {
    const { db } = office.platform;
    const { body } = await createMeeting(office, aoi, { provider });
    const leaseUntil = new Date(office.platform.now().getTime() + 15_000);
    await db
      .update(externalMeetings)
      .set({ state: 'CREATING', remoteId: null, leaseUntil, attempts: 0 });
    await db.update(meetings).set({ canceledAt: office.platform.now(), meetingUrl: null });
    expect(await settle()).toBe(0);
    expect(remoteTitlesOf(provider)).toHaveLength(1);
    office.advanceClock({ seconds: 15 });
    // Only one of several processes acquires it.
    expect((await Promise.all([settle(), settle(), settle()])).toSorted()).toEqual([0, 0, 1]);
    await expectNothing(provider);
    expect((await office.call('GET', `/v1/meetings/${body.id}`, aoi)).status).toBe(404);
    office.advanceClock({ seconds: -15 });
  });
});

it('extends a meeting at its provider', async () => {
  const request = {
    provider: 'GOOGLE' as const,
    startTime: undefined,
    endTime: '2026-11-20T10:00:00.000Z',
  };
  const { body } = await createMeeting(office, aoi, request);
  const extend = { ...aoi, body: { endTime: '2026-11-20T10:30:00.000Z' } };
  const answer = await office.call('POST', `/v1/meetings/${body.id}/extend`, extend);
  expect(answer.status).toBe(200);
  await settle();
  const [event] = google.events();
  expect(event!.end!.dateTime).toBe('2026-11-20T10:30:00.000Z');
  const ended = await office.call('POST', `/v1/meetings/${body.id}/end`, aoi);
  expect(ended.status).toBe(200);
  google.clear();
});

describe('daily provider calls', () => {
  const countOf = async () => (await office.platform.db.select().from(providerCalls))[0]?.count;
  const ref = () => ({ userId: aoi.userId, provider: 'ZOOM' as const });

  it('are limited to 100 per member and provider, also for concurrent requests', async () => {
    const { db, now } = office.platform;
    for (let call = 0; call < 95; call += 1) await countCall(db, ref(), now());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        createMeeting(office, aoi, { provider: 'ZOOM', title: `${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ errors }) => errors === 'meetingProviderDailyLimit');
    expect(refused).toHaveLength(45);
    expect(await countOf()).toBe(maxProviderCallsPerDay);
    expect(zoom.meetings()).toHaveLength(5);
    const [created] = answers.filter(({ status }) => status === 201);
    expect(await change(created!.body.id, { title: 'x' })).toMatchObject({
      errors: 'meetingProviderDailyLimit',
    });
    expect((await cancel(created!.body.id)).status).toBe(204);
    expect((await createMeeting(office, aoi, { provider: 'GOOGLE' })).status).toBe(201);
    const { body } = await office.call<Schemas['LinkedAccountList']>(
      'GET',
      '/v1/meetings/app',
      aoi,
    );
    expect(body.data.map(({ provider, usedUpUntil }) => [provider, usedUpUntil])).toEqual([
      ['GOOGLE', null],
      ['ZOOM', '2026-11-21T00:00:00.000Z'],
      ['TEAMS', null],
    ]);
    // The current time is 09:00 UTC.
    expect(await countCall(db, ref(), new Date('2026-11-20T23:59:59Z'))).toBe(false);
    expect(await countCall(db, ref(), new Date('2026-11-21T00:00:00Z'))).toBe(true);
  });

  it('returns meetingProviderDailyLimit when Zoom reports its own limit', async () => {
    const message =
      'You have exceeded the daily rate limit (100) of Meeting Create/Update API requests.';
    zoom.failNext({ status: 429, body: { code: 429, message } });
    expect(await createMeeting(office, aoi, { provider: 'ZOOM' })).toMatchObject({
      status: 422,
      errors: 'meetingProviderDailyLimit',
    });
    await expectNothing('ZOOM');
  });
});

describe('without a usable account', () => {
  it('rejects creating and changing meetings but allows cancelling', async () => {
    expect(await createMeeting(office, ren, { provider: 'ZOOM' })).toMatchObject({
      status: 422,
      errors: 'accountNotLinked',
    });
    const { body } = await createMeeting(office, aoi, { provider: 'ZOOM' });
    zoom.revokeGrants();
    expect(await change(body.id, { title: '週次' })).toMatchObject({
      errors: 'meetingUpdateFailed',
      body: { data: { provider: 'ZOOM', providerProblem: 'ACCOUNT' } },
    });
    expect(await createMeeting(office, aoi, { provider: 'ZOOM' })).toMatchObject({
      errors: 'accountNotLinked',
    });
    expect((await cancel(body.id)).status).toBe(204);
    expect(await statesOf()).toEqual(['DELETING']);
    await settle();
    expect([await statesOf(), remoteTitlesOf('ZOOM')]).toEqual([['DELETING'], ['定例']]);
    await link('ZOOM');
    office.advanceClock({ minutes: 5 });
    await settle();
    office.advanceClock({ minutes: -5 });
    expect([await statesOf(), remoteTitlesOf('ZOOM')]).toEqual([[], []]);
  });

  it('returns the provider’s error message on one line', async () => {
    zoom.failNext({ status: 400, body: { code: 300, message: 'Invalid\n  passcode.\u0000' } });
    expect((await createMeeting(office, aoi, { provider: 'ZOOM' })).body).toMatchObject({
      data: { providerProblem: 'REFUSED', providerMessage: 'Invalid passcode.' },
    });
  });
});
