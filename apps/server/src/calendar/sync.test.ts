import type { Schemas } from '@office/api';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, SyncedCalendar } from '../../test/calendar-sync.ts';
import { makeMember, createMeeting, type TestMember } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import { startCalDav, type TestCalDav } from '../../test/providers/caldav.ts';
import { applyRandomChanges, type ExternalEvent } from '../../test/random-sync.ts';
import { calendarAccounts } from '../database/schema/calendar.ts';
import { meetings } from '../database/schema/meetings.ts';
import { openCalendar } from './open-calendar.ts';
import { syncAccount } from './sync.ts';

let dav: TestCalDav;
let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let guest: TestMember;
let followed: SyncedCalendar;
beforeAll(async () => {
  dav = await startCalDav();
  office = await startOffice({ calDavHosts: [dav.host] });
  sakura = await makeOrganization(office, 'Sakura');
  aoi = await makeMember(office, sakura, { name: '青木 葵' });
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  guest = await makeMember(office, sakura, { role: 'GUEST' });
  followed = new SyncedCalendar(office, aoi);
});
afterAll(async () => {
  await office.close();
  await dav.close();
});
beforeEach(async () => {
  await office.platform.db.delete(calendarAccounts);
  await office.platform.db.delete(meetings);
  dav.files.clear();
  dav.invalidateSyncTokens();
  const calendars = [{ path: '/calendars/aoi/work/', name: '' }];
  const usual = { hasActiveChannel: true, timeZone: '', isReadOnly: false, mishap: () => null };
  Object.assign(dav, { calendars, ...usual });
});

type Account = Schemas['CalendarAccount'];

const link = (body: Record<string, unknown> = {}, who = aoi) =>
  office.call<Account>('POST', '/v1/calendar/accounts', {
    token: who.token,
    body: { url: dav.url, userName: dav.userName, password: dav.password, ...body },
  });
const findCalendars = (who = aoi, url = dav.url) =>
  office.call<Schemas['CalDavCalendarList']>('POST', '/v1/calendar/accounts/calendars', {
    token: who.token,
    body: { url, userName: dav.userName, password: dav.password },
  });
const syncNow = (id: string, who = aoi) =>
  office.call<Account>('POST', `/v1/calendar/accounts/${id}/sync`, who);
const sync = () => followed.sync();
const stamp = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');
const vevent = (lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const putEvent = (name: string, title: string, start: string, end: string, ...more: string[]) =>
  dav.put(
    `${name}.ics`,
    vevent([
      `UID:${name}`,
      `SUMMARY:${title}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      ...more,
    ]),
  );
const titles = (who = aoi) => followed.titles(who);
const inCalendar = (id: string): VEvent | undefined => {
  const file = dav.files.get(`${id}.ics`);
  if (!file) return undefined;
  return Object.values(ical.sync.parseICS(file.text)).find(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
};
const eventIn = (id: string): ExternalEvent => {
  const { summary, start, end, class: kind } = inCalendar(id)!;
  return {
    title: String(summary),
    startTime: start.toISOString(),
    endTime: end!.toISOString(),
    isPrivate: kind === 'PRIVATE',
  };
};
const edit = (id: string, change: (text: string) => string) =>
  dav.put(`${id}.ics`, change(dav.files.get(`${id}.ics`)!.text));
const meeting = (id: string) => followed.meeting(id);

describe('linking a CalDAV calendar', () => {
  it('finds the calendar on a server and syncs it', async () => {
    const account = await link();
    expect(account).toMatchObject({
      status: 201,
      body: {
        kind: 'CALDAV',
        name: `${dav.url}calendars/aoi/work/`,
        connected: true,
        syncedAt: null,
      },
    });
    await sync();
    const list = await office.call<Schemas['CalendarAccountList']>(
      'GET',
      '/v1/calendar/accounts',
      aoi,
    );
    expect(list.body.data[0]!.syncedAt).toBe(office.platform.now().toISOString());
    expect((await followed.account()).password).not.toContain('secret');
  });

  it('lists the calendars of a server and links the selected one', async () => {
    dav.calendars = [{ path: '/calendars/aoi/home/', name: '家' }, ...dav.calendars];
    const { body } = await findCalendars();
    expect(body.data.map(({ url, name }) => [new URL(url).pathname, name])).toEqual([
      ['/calendars/aoi/home/', '家'],
      ['/calendars/aoi/work/', null],
    ]);
    expect((await findCalendars(aoi, body.data[0]!.url)).body.data).toEqual([body.data[0]]);
    const { url, name } = (await link({ url: body.data[0]!.url })).body;
    expect({ url, name }).toEqual({ ...body.data[0] });
  });

  it('rejects a wrong password, a missing calendar, an internal address and guests', async () => {
    const invalid = (calendarProblem: string) => ({
      status: 422,
      errors: 'accountLinkInvalid',
      body: { data: { calendarProblem } },
    });
    expect(await link({ password: 'wrong' })).toMatchObject(invalid('CREDENTIALS'));
    dav.calendars = [];
    expect(await link()).toMatchObject(invalid('NO_CALENDAR'));
    dav.mishap = () => ({ status: 403 });
    expect(await link()).toMatchObject({ status: 403, errors: 'calendarPermissionNotGranted' });
    dav.mishap = () => ({ status: 503 });
    expect(await link()).toMatchObject(invalid('UNREACHABLE'));
    for (const url of [
      'http://127.0.0.1:1/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/',
      'https://localhost/',
      'http://example.com/',
    ]) {
      expect(await link({ url })).toMatchObject(invalid('UNREACHABLE'));
    }
    expect((await link({ url: 'file:///etc/passwd' })).status).toBe(400);
    expect(await link({}, guest)).toMatchObject({ status: 403 });
    expect(await findCalendars(guest)).toMatchObject({ status: 403 });
  });

  it('deletes its events when unlinked, and cannot be unlinked by others', async () => {
    const { id } = (await link()).body;
    putEvent('a', '歯医者', at(23, 1), at(23, 2));
    await sync();
    const remove = (who: TestMember) => office.call('DELETE', `/v1/calendar/accounts/${id}`, who);
    expect(await remove(ren)).toMatchObject({ status: 404, errors: 'notFound' });
    office.sent.length = 0;
    expect((await remove(aoi)).status).toBe(204);
    expect(await titles()).toEqual([]);
    await followed.expectCalendarsChanged();
  });

  it('reports a later refusal by the calendar', async () => {
    await link();
    dav.mishap = () => ({ status: 401 });
    await expect(sync()).rejects.toThrow('ACCOUNT');
    const list = await office.call<Schemas['CalendarAccountList']>(
      'GET',
      '/v1/calendar/accounts',
      aoi,
    );
    const account = list.body.data[0]!;
    expect(account).toMatchObject({ connected: false, problem: 'ACCOUNT', nextSyncAt: null });
    const requests = await syncNow(account.id);
    expect(requests.body).toMatchObject({ connected: false, syncing: false });
  });
});

describe.each([true, false])('a CalDAV calendar with sync tokens: %s', (hasActiveChannel) => {
  beforeEach(async () => {
    dav.hasActiveChannel = hasActiveChannel;
    await link();
  });

  it('shows added, changed and removed remote events', async () => {
    putEvent('a', '歯医者', at(23, 1), at(23, 2));
    putEvent('b', '面談', at(24, 1), at(24, 2));
    office.sent.length = 0;
    await sync();
    expect(await titles()).toEqual(['歯医者', '面談']);
    await followed.expectCalendarsChanged();
    putEvent('a', '眼科', at(25, 1), at(25, 2));
    dav.remove('b.ics');
    await sync();
    expect(await titles()).toEqual(['眼科']);
  });

  it('receives the meetings of the member and their changes', async () => {
    const { id } = (await createMeeting(office, aoi, { participantIds: [ren.userId] })).body;
    await createMeeting(office, ren, { title: '別の会議' });
    await sync();
    expect([...dav.files.keys()]).toEqual([`${id}.ics`]);
    expect(inCalendar(id)).toMatchObject({ uid: id, summary: '定例' });
    const change = { token: aoi.token, body: { title: '月例' } };
    await office.call('PATCH', `/v1/meetings/${id}`, change);
    await sync();
    expect(inCalendar(id)!.summary).toBe('月例');
    await office.call('DELETE', `/v1/meetings/${id}`, aoi);
    await sync();
    expect(dav.files.size).toBe(0);
  });

  it('does not treat office events as external', async () => {
    await createMeeting(office, aoi);
    await sync();
    const requests = dav.requests.length;
    await sync();
    await sync();
    expect(await titles()).toEqual([]);
    expect(dav.requests.slice(requests).filter((each) => /PUT|DELETE/.test(each))).toEqual([]);
  });

  it('moves a meeting when its event moves, and cancels it when its event is deleted', async () => {
    const { id } = (await createMeeting(office, aoi, { participantIds: [ren.userId] })).body;
    await sync();
    edit(id, (text) =>
      text
        .replace(/T100000/g, 'T140000')
        .replace(/T110000/g, 'T150000')
        .replace('定例', '移動'),
    );
    await sync();
    expect(await meeting(id)).toMatchObject({
      title: '移動',
      startTime: at(23, 5),
      endTime: at(23, 6),
    });
    dav.remove(`${id}.ics`);
    await sync();
    expect((await meeting(id)).status).toBe('CANCELED');
  });

  it('restores changed meetings of other organisers, and declines deleted ones', async () => {
    const { id } = (await createMeeting(office, ren, { participantIds: [aoi.userId] })).body;
    await sync();
    edit(id, (text) => text.replace('定例', '乗っ取り'));
    const conflict = { meetingId: id, title: '定例', kept: 'OFFICE' };
    expect(await sync()).toEqual({ conflicts: [conflict] });
    const notifications = await office.call<Schemas['NotificationList']>(
      'GET',
      '/v1/users/notifications?order=NEWEST',
      { token: aoi.token, language: 'ja' },
    );
    const path = `/online-meeting?meetingId=${id}`;
    const excerpt = '連携カレンダーでの変更は反映されず、オフィスの内容に戻しました。';
    const notice = expect.objectContaining({ title: '定例', path, excerpt }) as unknown;
    expect(notifications.body.data).toContainEqual(notice);
    expect([(await meeting(id)).title, inCalendar(id)!.summary]).toEqual(['定例', '定例']);
    dav.remove(`${id}.ics`);
    await sync();
    expect(await meeting(id)).toMatchObject({ status: 'SCHEDULED', ownAnswer: 'DECLINED' });
    await sync();
    expect(dav.files.size).toBe(0);
  });

  it.each([
    ['CALENDAR', '20261120T091000Z', '外'],
    ['OFFICE', '20261120T085000Z', '内'],
  ])(
    'keeps the %s version of a conflict when the remote change is from %s',
    async (kept, changedAt, title) => {
      const { id } = (await createMeeting(office, aoi)).body;
      await sync();
      await office.call('PATCH', `/v1/meetings/${id}`, { token: aoi.token, body: { title: '内' } });
      edit(id, (text) =>
        text
          .replace('SUMMARY:定例', 'SUMMARY:外')
          .replace(/LAST-MODIFIED:.*/, `LAST-MODIFIED:${changedAt}`),
      );
      expect(await sync()).toEqual({ conflicts: [{ meetingId: id, title: '内', kept }] });
      await sync();
      expect([(await meeting(id)).title, inCalendar(id)!.summary]).toEqual([title, title]);
    },
  );
});

describe('CalDAV errors', () => {
  it('reads the whole calendar after the change history is lost', async () => {
    await link();
    putEvent('a', '歯医者', at(23, 1), at(23, 2));
    putEvent('b', '面談', at(24, 1), at(24, 2));
    await sync();
    dav.remove('a.ics');
    dav.invalidateSyncTokens();
    await sync();
    expect(await titles()).toEqual(['面談']);
  });

  it('waits for Retry-After, and backs off further with each failure', async () => {
    await link();
    const waits: number[] = [];
    for (const mishap of [{ status: 503 }, { status: 503 }, { status: 429, retryAfter: 3600 }]) {
      dav.mishap = () => mishap;
      await expect(sync()).rejects.toThrow();
      waits.push((await followed.msUntilNextSync()) / 60_000);
    }
    expect(waits).toEqual([1, 2, 60]);
    dav.mishap = () => null;
    await sync();
    expect([(await followed.account()).failures, await followed.msUntilNextSync()]).toEqual([
      0, 300_000,
    ]);
  });

  it('syncs immediately on request, unless rate-limited', async () => {
    const { id } = (await link()).body;
    dav.mishap = () => ({ status: 503 });
    await expect(sync()).rejects.toThrow();
    const due = (await followed.account()).nextSyncAt;
    const list = await office.call<Schemas['CalendarAccountList']>(
      'GET',
      '/v1/calendar/accounts',
      aoi,
    );
    expect(list.body.data[0]).toMatchObject({
      problem: 'UNAVAILABLE',
      connected: true,
      syncing: false,
      nextSyncAt: due.toISOString(),
    });
    expect(await syncNow(id, ren)).toMatchObject({ status: 404, errors: 'notFound' });
    expect((await syncNow(id)).body).toMatchObject({
      syncing: true,
      nextSyncAt: office.platform.now().toISOString(),
    });
    dav.mishap = () => ({ status: 429, retryAfter: 3600 });
    await expect(sync()).rejects.toThrow();
    expect((await syncNow(id)).body).toMatchObject({ syncing: false, problem: 'RATE_LIMITED' });
    dav.mishap = () => null;
    await sync();
    expect((await followed.account()).problem).toBeNull();
  });

  it('syncs immediately after a change of the member’s meetings, unless rate-limited', async () => {
    await link();
    await sync();
    await createMeeting(office, ren);
    expect(await followed.msUntilNextSync()).toBe(300_000);
    const { id } = (await createMeeting(office, ren, { participantIds: [aoi.userId] })).body;
    expect(await followed.msUntilNextSync()).toBe(0);
    await sync();
    dav.mishap = () => ({ status: 503 });
    await expect(sync()).rejects.toThrow();
    await office.call('DELETE', `/v1/meetings/${id}`, ren);
    expect(await followed.msUntilNextSync()).toBe(60_000);
  });

  it('syncs an account in one process at a time', async () => {
    await link();
    await createMeeting(office, aoi);
    const runs = await Promise.all(Array.from({ length: 10 }, sync));
    expect(runs.filter((run) => run !== null).length).toBeLessThan(10);
    expect(dav.files.size).toBe(1);
  });

  it('renews the lease of the account during long writes', async () => {
    const { id } = (await link()).body;
    for (const title of ['一', '二', '三']) await createMeeting(office, aoi, { title });
    let minutes = 0;
    const start = office.platform.now().getTime();
    const platform = { ...office.platform, now: () => new Date(start + minutes * 60_000) };
    const concurrent: unknown[] = [];
    await syncAccount(platform, id, (account) => {
      const calendar = openCalendar(platform, account);
      return {
        changes: (...args) => calendar.changes(...args),
        write: async (...args) => {
          minutes += 4;
          concurrent.push(await followed.sync(platform.now));
          return calendar.write(...args);
        },
        remove: (...args) => calendar.remove(...args),
      };
    });
    expect([minutes, concurrent]).toEqual([12, [null, null, null]]);
    expect(dav.files.size).toBe(3);
  });
});

describe('events of other members', () => {
  beforeEach(async () => {
    await link();
  });

  it('show only busy times, and private events without a title', async () => {
    putEvent('a', '歯医者', at(23, 1), at(23, 2), 'CLASS:PRIVATE');
    putEvent('b', '査定', at(24, 1), at(24, 2), 'CLASS:CONFIDENTIAL');
    putEvent('c', '外出', at(25, 1), at(25, 2));
    putEvent('d', 'たぶん', at(26, 1), at(26, 2), 'TRANSP:TRANSPARENT');
    await sync();
    expect(await titles()).toEqual(['歯医者', '査定', '外出', 'たぶん']);
    expect(await titles(ren)).toEqual([null, null, '外出']);
    const events = JSON.stringify((await followed.eventsFor(ren)).body);
    expect(events).not.toMatch(/歯医者|査定|たぶん/);
    expect(await followed.eventsFor(guest)).toMatchObject({ status: 403 });
    const other = await makeOrganization(office, 'Northwind');
    const olivia = await makeMember(office, other);
    expect(await followed.eventsFor(olivia)).toMatchObject({ status: 404, errors: 'userNotFound' });
    expect(await followed.eventsFor(aoi, { to: '2027-12-31T00:00:00Z' })).toMatchObject({
      status: 400,
    });
  });
});

it('includes external events in attendee availability and suggested times', async () => {
  await link();
  putEvent('a', '歯医者', at(23, 0), at(23, 3), 'CLASS:PRIVATE');
  await sync();
  const span = { startTime: at(23, 0), endTime: at(23, 9) };
  const query = new URLSearchParams({ ...span, userIds: JSON.stringify([aoi.userId]) });
  const path = `/v1/meetings/user-attendees?${query}`;
  const busy = await office.call<Schemas['MeetingAttendeeList']>('GET', path, ren);
  const time = { startTime: at(23, 0), endTime: at(23, 3), title: null };
  expect(busy.body.data[0]!.busy).toEqual([time]);
  const suggested = await office.call<Schemas['SuggestedTimeList']>(
    'POST',
    '/v1/meetings/suggestions',
    {
      token: ren.token,
      body: { ...span, userIds: [aoi.userId], durationMinutes: 60, timeZone: 'Asia/Tokyo' },
    },
  );
  expect(suggested.body.data[0]!.startTime).toBe(at(23, 3));
});

it('places all-day events in the zone of the calendar, or else of the member', async () => {
  await link();
  putEvent('a', '休暇', '', '', 'TRANSP:OPAQUE');
  edit('a', (text) =>
    text
      .replace('DTSTART:', 'DTSTART;VALUE=DATE:20261123')
      .replace('DTEND:', 'DTEND;VALUE=DATE:20261125'),
  );
  await sync();
  expect(await followed.busyTimes(ren)).toEqual([`${at(23, 0)} ${at(25, 0)}`]);
  dav.timeZone = 'America/New_York';
  await sync();
  expect(await followed.busyTimes(ren)).toEqual([`${at(23, 5)} ${at(25, 5)}`]);
  dav.timeZone = '';
  // The zone of another member of the organisation.
  await createMeeting(office, ren, { timeZone: 'Asia/Kolkata' });
  await sync();
  expect((await followed.busyTimes(ren)).at(-1)).toBe(
    '2026-11-22T18:30:00.000Z 2026-11-24T18:30:00.000Z',
  );
  await office.platform.db.delete(meetings);
  const { id } = (await createMeeting(office, aoi, { timeZone: 'Asia/Tokyo' })).body;
  await office.call('DELETE', `/v1/meetings/${id}`, aoi);
  await sync();
  expect(await followed.busyTimes(ren)).toEqual([`${at(22, 15)} ${at(24, 15)}`]);
});

it('shows a meeting of another organisation as busy and does not change it', async () => {
  await link();
  await createMeeting(office, aoi, { title: '秘密' });
  await sync();
  const [name, file] = [...dav.files][0]!;
  // Simulates an event written by an account of another organisation.
  await office.platform.db.delete(calendarAccounts);
  await office.platform.db.delete(meetings);
  await link();
  await sync();
  await sync();
  expect([...dav.files.keys()]).toEqual([name]);
  expect(file.text).toContain('秘密');
  expect(await titles()).toEqual([null]);
});

it('syncs the remaining events if a file is invalid', async () => {
  await link();
  for (const [index, text] of ['', 'x', 'BEGIN:VCALENDAR', '\u0000'].entries()) {
    dav.put(`${index}.ics`, text);
  }
  putEvent('y', 'そのあと', at(29, 1), at(29, 2));
  await sync();
  expect(await titles()).toEqual(['そのあと']);
});

it('converges after random changes on both sides, with interruptions and restarts', async () => {
  await link();
  let count = 0;
  const shown = ({ title, startTime, endTime, isPrivate }: ExternalEvent) =>
    [title, startTime, endTime, ...(isPrivate ? ['CLASS:PRIVATE'] : [])] as const;
  const { local, remote, secret, otherView } = await applyRandomChanges(
    office,
    { member: aoi, other: ren },
    {
      add: (event) => {
        const id = `t${(count += 1)}`;
        putEvent(id, ...shown(event));
        return id;
      },
      change: (id, event) => {
        if (event.startTime) putEvent(id, ...shown({ ...eventIn(id), ...event }));
        else edit(id, (text) => text.replace(/SUMMARY:.*/, `SUMMARY:${event.title}`));
      },
      remove: (id) => dav.remove(`${id}.ics`),
      idOf: (id) => (dav.files.has(`${id}.ics`) ? id : undefined),
      events: () => [...dav.files.keys()].map((name) => eventIn(name.slice(0, -4))),
      forgetChanges: () => dav.invalidateSyncTokens(),
      failBy: (mishap) => {
        dav.mishap = mishap;
      },
    },
    sync,
  );
  expect(local.length).toBeGreaterThan(30);
  expect(local).toEqual(remote);
  expect(secret.length).toBeGreaterThan(5);
  expect(otherView.filter((title) => secret.includes(title))).toEqual([]);
});
