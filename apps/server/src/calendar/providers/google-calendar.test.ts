import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  googleEventId,
  googleTimes,
  startGoogleCalendarTest,
  type GoogleCalendarTest,
} from '../../../test/calendar/google.ts';
import type { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import { at, createMeeting, linkApp, type TestMember } from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import type { TestGoogle } from '../../../test/providers/google.ts';
import { googleError } from '../../../test/providers/google-calendar.ts';

let calendar: GoogleCalendarTest;
let google: TestGoogle;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
beforeAll(async () => {
  calendar = await startGoogleCalendarTest();
  ({ google, office, aoi, ren, followed } = calendar);
});
afterAll(() => calendar.close());
beforeEach(async () => {
  await calendar.clear();
  await calendar.link();
});

const sync = () => followed.sync();
const putEvent = (id: string, title: string, start: string, end: string, more = {}) =>
  google.calendar().put({ ...googleTimes(start, end), id, summary: title, ...more });
const remoteEventOf = (meetingId: string) => google.calendar().get(googleEventId(meetingId));

describe('Google Calendar sync', () => {
  it('shows changed events across several pages, and only those in the sync window', async () => {
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

  it('writes a meeting with its visibility, time zone and id', async () => {
    const { id } = (await createMeeting(office, aoi, { visibility: 'PRIVATE' })).body;
    await sync();
    expect(remoteEventOf(id)).toMatchObject({
      summary: '定例',
      visibility: 'private',
      start: { dateTime: at(23, 1), timeZone: 'Asia/Tokyo' },
      extendedProperties: { private: { officeCalendarMeeting: id } },
    });
  });

  it('restores an event that was moved outside the sync window', async () => {
    const { id } = (await createMeeting(office, aoi)).body;
    await sync();
    for (const forgets of [false, true]) {
      google
        .calendar()
        .edit(googleEventId(id), googleTimes('2029-01-01T00:00:00Z', '2029-01-01T01:00:00Z'));
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
    google.calendar().edit(googleEventId(id), { summary: '乗っ取り' });
    expect(await sync()).toMatchObject({ conflicts: [{ kept: 'OFFICE' }] });
    expect(remoteEventOf(id)!.summary).toBe('定例');
    google.calendar().remove(googleEventId(id));
    await sync();
    expect(await followed.meeting(id)).toMatchObject({ ownAnswer: 'DECLINED' });
    const answer = { token: aoi.token, body: { answer: 'ACCEPTED' } };
    await office.call('POST', `/v1/meetings/${id}/answer`, answer);
    await sync();
    expect(google.events()).toMatchObject([{ id: `${googleEventId(id)}1`, summary: '定例' }]);
    expect(await followed.titles()).toEqual([]);
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
