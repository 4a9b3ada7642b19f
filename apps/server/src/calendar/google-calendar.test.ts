import type { Schemas } from '@office/api';
import { maxProviderCallsPerDay } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, SyncedCalendar } from '../../test/calendar-sync.ts';
import { linkApp, makeMember, createMeeting, type TestMember } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization } from '../../test/people.ts';
import { startGoogle, type TestGoogle } from '../../test/providers/google.ts';
import { googleError } from '../../test/providers/google-calendar.ts';
import { providersConfig } from '../../test/providers/oauth-server.ts';
import { applyRandomChanges } from '../../test/random-sync.ts';
import { linkedAccounts, providerCalls } from '../database/schema/linked-accounts.ts';
import { meetings } from '../database/schema/meetings.ts';

let google: TestGoogle;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
beforeAll(async () => {
  google = await startGoogle();
  office = await startOffice(providersConfig(google));
  const sakura = await makeOrganization(office, 'Sakura');
  aoi = await makeMember(office, sakura);
  ren = await makeMember(office, sakura);
  followed = new SyncedCalendar(office, aoi);
});
afterAll(async () => {
  await office.close();
  await google.close();
});
beforeEach(async () => {
  await office.call('DELETE', '/v1/meetings/app-unlink/GOOGLE', aoi);
  await office.platform.db.delete(linkedAccounts);
  await office.platform.db.delete(meetings);
  google.failNext();
  google.failureFor = () => null;
  google.clear();
  google.calendar().now = () => office.platform.now();
  await linkApp(office, aoi, google);
});

const sync = () => followed.sync();
const putEvent = (id: string, title: string, start: string, end: string, more = {}) =>
  google.calendar().put({ ...timed(start, end), id, summary: title, ...more });
const timed = (start: string, end: string) => ({
  start: { dateTime: start, timeZone: 'Asia/Tokyo' },
  end: { dateTime: end, timeZone: 'Asia/Tokyo' },
});
const eventId = (meetingId: string) => `event${meetingId.replaceAll('-', '')}`;
const remoteEventOf = (meetingId: string) => google.calendar().get(eventId(meetingId));
const writes = () => google.calls.filter(({ method }) => method !== 'GET').length;

describe('Google Calendar sync', () => {
  it('shows added, changed and removed remote events', async () => {
    google.calendar().pageSize = 2;
    putEvent('dentist', '歯医者', at(23, 1), at(23, 2));
    putEvent('talk', '面談', at(24, 1), at(24, 2));
    putEvent('long', 'ずっと', '2028-01-01T00:00:00Z', '2028-01-01T01:00:00Z');
    putEvent('past', 'むかし', '2026-01-01T00:00:00Z', '2026-01-01T01:00:00Z');
    putEvent('third', '外出', at(25, 1), at(25, 2));
    await sync();
    expect(await followed.titles()).toEqual(['歯医者', '面談', '外出']);
    putEvent('dentist', '眼科', at(26, 1), at(26, 2));
    google.calendar().remove('talk');
    putEvent('long', 'ずっと', at(27, 1), at(27, 2));
    putEvent('third', '外出', '2028-01-01T00:00:00Z', '2028-01-01T01:00:00Z');
    await sync();
    expect(await followed.titles()).toEqual(['眼科', 'ずっと']);
  });

  it('shows other members only busy times, and private events without a title', async () => {
    putEvent('a', '歯医者', at(23, 1), at(23, 2), { visibility: 'private' });
    putEvent('b', '査定', at(24, 1), at(24, 2), { visibility: 'confidential' });
    putEvent('c', '外出', at(25, 1), at(25, 2));
    putEvent('d', 'たぶん', at(26, 1), at(26, 2), { transparency: 'transparent' });
    const attendees = [
      ...Array.from({ length: 10_000 }, (_, n) => ({ email: `${n}@example.com` })),
      { email: 'aoi@example.com', self: true, responseStatus: 'declined' },
    ];
    putEvent('e', '欠席', at(27, 1), at(27, 2), { attendees });
    putEvent('f', '自宅', at(28, 1), at(28, 2), { eventType: 'workingLocation' });
    putEvent('g', '休暇', '', '', { start: { date: '2026-11-29' }, end: { date: '2026-11-30' } });
    await sync();
    expect(await followed.titles()).toEqual(['歯医者', '査定', '外出', 'たぶん', '欠席', '休暇']);
    expect((await followed.eventsFor(aoi)).body.data.at(-1)).toMatchObject({
      allDay: true,
      startTime: '2026-11-29T00:00:00.000Z',
      endTime: '2026-11-30T00:00:00.000Z',
    });
    expect(await followed.titles(ren)).toEqual([null, null, '外出', '休暇']);
  });

  it('places all-day events in the time zone of the calendar, which may change', async () => {
    putEvent('g', '休暇', '', '', { start: { date: '2026-11-29' }, end: { date: '2026-11-30' } });
    await sync();
    expect(await followed.busyTimes(ren)).toEqual([`${at(28, 15)} ${at(29, 15)}`]);
    google.calendar().timeZone = 'Europe/Berlin';
    await sync();
    expect(await followed.busyTimes(ren)).toEqual([`${at(28, 23)} ${at(29, 23)}`]);
  });

  it('shows each occurrence of a series until it or the series is deleted', async () => {
    const calendar = google.calendar();
    putEvent('daily', '朝会', at(23, 0), at(23, 1), { recurrence: ['RRULE:FREQ=DAILY'] });
    await sync();
    expect((await followed.titles()).length).toBe(38);
    calendar.put({
      id: 'daily_20261124T000000Z',
      status: 'cancelled',
      recurringEventId: 'daily',
    });
    calendar.edit('daily', { summary: '夕会', recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] });
    await sync();
    expect(await followed.titles()).toEqual(['夕会', '夕会']);
    calendar.remove('daily');
    await sync();
    expect(await followed.titles()).toEqual([]);
  });

  it('writes the meetings of the member and their changes once', async () => {
    const { id } = (await createMeeting(office, aoi, { visibility: 'PRIVATE' })).body;
    await createMeeting(office, ren, { title: '別の会議' });
    await sync();
    expect(google.events()).toHaveLength(1);
    expect(remoteEventOf(id)).toMatchObject({
      summary: '定例',
      visibility: 'private',
      start: { dateTime: at(23, 1), timeZone: 'Asia/Tokyo' },
      extendedProperties: { private: { officeCalendarMeeting: id } },
    });
    const before = writes();
    await sync();
    await sync();
    expect(await followed.titles()).toEqual([]);
    expect(writes()).toBe(before);
    await office.call('PATCH', `/v1/meetings/${id}`, { token: aoi.token, body: { title: '月例' } });
    await sync();
    expect(remoteEventOf(id)!.summary).toBe('月例');
    await office.call('DELETE', `/v1/meetings/${id}`, aoi);
    await sync();
    expect(google.events()).toEqual([]);
  });

  it('moves a meeting when its event moves, and cancels it when its event is deleted', async () => {
    const { id } = (await createMeeting(office, aoi, { participantIds: [ren.userId] })).body;
    await sync();
    google.calendar().edit(eventId(id), { summary: '移動', ...timed(at(23, 5), at(23, 6)) });
    await sync();
    const moved = { title: '移動', startTime: at(23, 5), endTime: at(23, 6) };
    expect(await followed.meeting(id)).toMatchObject(moved);
    google.calendar().remove(eventId(id));
    await sync();
    expect((await followed.meeting(id)).status).toBe('CANCELED');
  });

  it('restores an event that was moved outside the sync window', async () => {
    const { id } = (await createMeeting(office, aoi)).body;
    await sync();
    for (const forgets of [false, true]) {
      google.calendar().edit(eventId(id), timed('2029-01-01T00:00:00Z', '2029-01-01T01:00:00Z'));
      if (forgets) google.calendar().invalidateSyncTokens();
      const conflict = { meetingId: id, title: '定例', kept: 'OFFICE' };
      expect(await sync()).toEqual({ conflicts: [conflict] });
      expect((await followed.meeting(id)).status).toBe('SCHEDULED');
      expect(remoteEventOf(id)!.start!.dateTime).toBe(at(23, 1));
    }
  });

  it('recreates a deleted event when the member accepts the meeting later', async () => {
    const { id } = (await createMeeting(office, ren, { participantIds: [aoi.userId] })).body;
    await sync();
    google.calendar().edit(eventId(id), { summary: '乗っ取り' });
    expect(await sync()).toMatchObject({ conflicts: [{ kept: 'OFFICE' }] });
    expect(remoteEventOf(id)!.summary).toBe('定例');
    google.calendar().remove(eventId(id));
    await sync();
    expect(await followed.meeting(id)).toMatchObject({ ownAnswer: 'DECLINED' });
    const answer = { token: aoi.token, body: { answer: 'ACCEPTED' } };
    await office.call('POST', `/v1/meetings/${id}/answer`, answer);
    await sync();
    expect(google.events()).toMatchObject([{ id: `${eventId(id)}1`, summary: '定例' }]);
    expect(await followed.titles()).toEqual([]);
  });

  it.each([
    ['CALENDAR', 10, '外'],
    ['OFFICE', -10, '内'],
  ])(
    'keeps the %s version of a conflict when the remote change is %s minutes later',
    async (kept, later, title) => {
      const { id } = (await createMeeting(office, aoi)).body;
      await sync();
      await office.call('PATCH', `/v1/meetings/${id}`, { token: aoi.token, body: { title: '内' } });
      const changedAt = new Date(office.platform.now().getTime() + later * 60_000);
      google.calendar().now = () => changedAt;
      google.calendar().edit(eventId(id), { summary: '外' });
      expect(await sync()).toEqual({ conflicts: [{ meetingId: id, title: '内', kept }] });
      await sync();
      expect([(await followed.meeting(id)).title, remoteEventOf(id)!.summary]).toEqual([
        title,
        title,
      ]);
    },
  );

  describe('Google Meet meetings', () => {
    const conference = () => google.events().find(({ hangoutLink }) => hangoutLink)!;
    const createRemotePlan = async (more: Record<string, unknown> = {}) => {
      const { id } = (await createMeeting(office, aoi, { provider: 'GOOGLE', ...more })).body;
      await sync();
      return id;
    };
    const all = async () =>
      (await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', aoi)).body.data.map(
        ({ title, startTime }) => `${title} ${startTime!.slice(8, 13)}`,
      );

    it('moves and cancels the meeting with its event', async () => {
      const id = await createRemotePlan({ participantIds: [ren.userId] });
      google.calendar().edit(conference().id, { summary: '移動', ...timed(at(24, 5), at(24, 6)) });
      expect(await sync()).toEqual({ conflicts: [] });
      const moved = { title: '移動', startTime: at(24, 5), endTime: at(24, 6) };
      expect(await followed.meeting(id)).toMatchObject(moved);
      await sync();
      const before = writes();
      expect(await sync()).toEqual({ conflicts: [] });
      expect([writes(), await followed.titles()]).toEqual([before, []]);
      const body = { startTime: at(25, 1), endTime: at(25, 2) };
      await office.call('PATCH', `/v1/meetings/${id}`, { token: aoi.token, body });
      await sync();
      await sync();
      expect(google.events()).toMatchObject([{ start: { dateTime: at(25, 1) } }]);
      google.calendar().remove(conference().id);
      await sync();
      expect((await followed.meeting(id)).status).toBe('CANCELED');
    });

    it('moves the meeting with its event after the daily limit of calls is reached', async () => {
      const id = await createRemotePlan();
      await office.platform.db.update(providerCalls).set({ count: maxProviderCallsPerDay });
      google.calendar().edit(conference().id, timed(at(24, 5), at(24, 6)));
      expect(await sync()).toEqual({ conflicts: [] });
      expect(await followed.meeting(id)).toMatchObject({
        startTime: at(24, 5),
        endTime: at(24, 6),
      });
      expect(conference().start).toMatchObject({ dateTime: at(24, 5) });
      await office.platform.db.delete(providerCalls);
    });

    it('restores the event after an invalid change and reports the conflict', async () => {
      const id = await createRemotePlan();
      const past = timed('2026-11-01T01:00:00.000Z', '2026-11-01T02:00:00.000Z');
      google.calendar().edit(conference().id, past);
      const { conflicts } = (await sync())!;
      expect(conflicts).toEqual([{ meetingId: id, title: '定例', kept: 'OFFICE' }]);
      expect(google.events()).toMatchObject([{ start: { dateTime: at(23, 1) } }]);
      expect(conference().hangoutLink).toBeDefined();
    });

    it('keeps the event while its meeting is being created, or if the organiser declines', async () => {
      const { db, now } = office.platform;
      const { id } = (await createMeeting(office, aoi, { provider: 'GOOGLE' })).body;
      await db.update(meetings).set({ canceledAt: now() });
      await sync();
      await db.update(meetings).set({ canceledAt: null });
      google.calendar().edit(conference().id, { summary: '移動' });
      await sync();
      expect((await followed.meeting(id)).title).toBe('移動');
      const body = { answer: 'DECLINED' };
      await office.call('POST', `/v1/meetings/${id}/answer`, { token: aoi.token, body });
      await sync();
      expect(conference().summary).toBe('移動');
    });

    it('moves occurrences of a series in both directions, and cancels it as a whole', async () => {
      await createRemotePlan({ recurrence: 'FREQ=DAILY;COUNT=3' });
      const calendar = google.calendar();
      const { id } = conference();
      const [, second, third] = (
        await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', aoi)
      ).body.data;
      const time = { id: `${id}_20261124T010000Z`, recurringEventId: id };
      calendar.put({
        ...conference(),
        ...time,
        recurrence: undefined,
        ...timed(at(24, 5), at(24, 6)),
      });
      await sync();
      expect(await all()).toEqual(['定例 23T01', '定例 24T05', '定例 25T01']);
      expect(calendar.get(id)!.start!.dateTime).toBe(at(23, 1));
      const body = { startTime: at(25, 7), endTime: at(25, 8) };
      await office.call('PATCH', `/v1/meetings/${third!.id}`, { token: aoi.token, body });
      await sync();
      expect(calendar.get(`${id}_20261125T010000Z`)!.start!.dateTime).toBe(at(25, 7));
      expect(calendar.get(id)!.recurrence).toEqual(['RRULE:FREQ=DAILY;COUNT=3']);
      calendar.remove(time.id);
      await sync();
      expect((await followed.meeting(second!.id)).status).toBe('SCHEDULED');
      calendar.remove(id);
      await sync();
      expect(await all()).toEqual([]);
    });
  });

  it('does not create a second event for a Google Meet meeting', async () => {
    const { id, title } = (await createMeeting(office, aoi, { provider: 'GOOGLE' })).body;
    await createMeeting(office, ren, { title: '別', participantIds: [aoi.userId] });
    await sync();
    await sync();
    expect(google.events().map(({ summary }) => summary)).toEqual([title, '別']);
    expect(await followed.titles()).toEqual([]);
    expect((await followed.meeting(id)).status).toBe('SCHEDULED');
  });

  it('shows a copy of a meeting as a separate event', async () => {
    const { id } = (await createMeeting(office, aoi)).body;
    await sync();
    google.calendar().put({ ...remoteEventOf(id)!, id: 'copy', summary: '写し' });
    await sync();
    expect(await followed.titles()).toEqual(['写し']);
  });
});

describe('Google Calendar errors', () => {
  it('reads the whole calendar after a lost sync token, and once a week', async () => {
    putEvent('a', '歯医者', at(23, 1), at(23, 2));
    putEvent('b', '面談', at(24, 1), at(24, 2));
    await sync();
    google.calendar().remove('a');
    google.calendar().invalidateSyncTokens();
    await sync();
    expect(await followed.titles()).toEqual(['面談']);
    putEvent('next', '来年', '2027-11-25T00:00:00Z', '2027-11-25T01:00:00Z');
    await sync();
    const span = { from: '2027-11-20T00:00:00Z', to: '2027-11-30T00:00:00Z' };
    expect((await followed.eventsFor(aoi, span)).body.data).toEqual([]);
    office.advanceClock({ days: 8 });
    await sync();
    office.advanceClock({ days: -8 });
    expect((await followed.eventsFor(aoi, span)).body.data).toHaveLength(1);
  });

  const limit = (status: number, reason: string, headers = {}) => ({
    status,
    headers,
    body: googleError(status, 'Too much', reason),
  });
  it.each([
    ['403 rateLimitExceeded', limit(403, 'rateLimitExceeded', { 'retry-after': '600' }), 600, true],
    ['403 for the whole calendar', limit(403, 'calendarUsageLimitsExceeded'), 60, true],
    ['429', limit(429, 'rateLimitExceeded', { 'retry-after': '3600' }), 3600, true],
    ['503', { status: 503 }, 60, true],
    ['text instead of JSON', { status: 200, body: '<html>' }, 60, true],
    ['JSON of another shape', { status: 200, body: { items: 'none', nextSyncToken: 3 } }, 60, true],
    ['a missing permission', limit(403, 'insufficientPermissions'), 60, false],
  ])('pauses or disconnects after %s', async (_, failure, seconds, isConnected) => {
    google.failNext(failure);
    await expect(sync()).rejects.toThrow();
    expect(await followed.msUntilNextSync()).toBe(seconds * 1000);
    const { body } = await office.call<Schemas['CalendarAccountList']>(
      'GET',
      '/v1/calendar/accounts',
      aoi,
    );
    expect(body.data).toMatchObject([{ kind: 'GOOGLE', connected: isConnected }]);
  });

  it('disconnects after consent is withdrawn, until the calendar is linked again', async () => {
    google.endAccessTokens();
    google.revokeGrants();
    await expect(sync()).rejects.toThrow('ACCOUNT');
    expect((await followed.account()).disconnectedAt).toEqual(office.platform.now());
    await linkApp(office, aoi, google);
    await sync();
    expect((await followed.account()).disconnectedAt).toBeNull();
  });

  it('writes other meetings if one is refused', async () => {
    await createMeeting(office, aoi, { title: '一' });
    await createMeeting(office, aoi, { title: '二' });
    let isFirst = true;
    google.failureFor = ({ method }) => {
      if (method !== 'POST' || !isFirst) return null;
      isFirst = false;
      return { status: 400, body: googleError(400, 'No', 'invalid') };
    };
    await sync();
    expect(google.events()).toHaveLength(1);
    await sync();
    expect(google.events()).toHaveLength(2);
  });
});

it('reads the valid parts of hostile events', async () => {
  const calendar = google.calendar();
  putEvent('text', '<script>\n\u202eevil\u0007', at(23, 1), at(23, 2));
  putEvent('title', 'あ'.repeat(5000), at(23, 2), at(23, 3));
  putEvent('zone', '火星', '2026-11-23T03:00:00', '2026-11-23T04:00:00', {
    start: { dateTime: '2026-11-23T03:00:00', timeZone: 'Mars/Olympus' },
    end: { dateTime: '2026-11-23T04:00:00', timeZone: 'Mars/Olympus' },
  });
  calendar.pageSize = 2500;
  putEvent('rule', '毎時', at(23, 4), at(23, 5), { recurrence: ['RRULE:FREQ=HOURLY'] });
  putEvent('backwards', '逆', at(23, 7), at(23, 6));
  putEvent('never', 'いつ', 'tomorrow', 'soon');
  calendar.put({ id: 'nothing' });
  calendar.put({ id: 'odd', start: 7, end: [], summary: {}, attendees: 'all', updated: true });
  putEvent('mark', '偽物', at(23, 3), at(23, 4), {
    extendedProperties: { private: { officeCalendarMeeting: "'; DROP TABLE meetings" } },
  });
  putEvent('after', 'そのあと', at(22, 1), at(22, 2));
  await sync();
  const titles = await followed.titles();
  expect(titles.slice(0, 5)).toEqual([
    'そのあと',
    '<script> evil',
    'あ'.repeat(255),
    expect.stringMatching(/火星|偽物/),
    expect.stringMatching(/火星|偽物/),
  ]);
  expect(titles.filter((title) => title === '毎時')).toHaveLength(800);
  expect(titles).toHaveLength(805);
});

it('converges after random changes on both sides, with interruptions and restarts', async () => {
  const calendar = google.calendar();
  let count = 0;
  const {
    local,
    remote: stands,
    secret,
    otherView,
  } = await applyRandomChanges(
    office,
    { member: aoi, other: ren },
    {
      add: ({ title, startTime, endTime, isPrivate }) => {
        const id = `t${(count += 1)}`;
        putEvent(id, title, startTime, endTime, isPrivate ? { visibility: 'private' } : {});
        return id;
      },
      change: (id, { title, startTime, endTime, isPrivate }) =>
        calendar.edit(id, {
          summary: title,
          ...(startTime && timed(startTime, endTime!)),
          ...(isPrivate === false && { visibility: 'default' }),
        }),
      remove: (id) => calendar.remove(id),
      idOf: (id) => remoteEventOf(id)?.id,
      events: () =>
        calendar.events.map(({ summary, start, end, visibility }) => ({
          title: summary!,
          startTime: start!.dateTime!,
          endTime: end!.dateTime!,
          isPrivate: visibility === 'private',
        })),
      forgetChanges: () => calendar.invalidateSyncTokens(),
      failBy: (next) => {
        google.failureFor = () => {
          const mishap = next();
          return mishap && 'cut' in mishap ? { cut: true, late: mishap.cut === 'after' } : mishap;
        };
      },
    },
    sync,
  );
  expect(local.length).toBeGreaterThan(30);
  expect(local).toEqual(stands);
  expect(secret.length).toBeGreaterThan(5);
  expect(otherView.filter((title) => secret.includes(title))).toEqual([]);
});
