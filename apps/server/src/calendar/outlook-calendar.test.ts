import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SyncedCalendar } from '../../test/calendar-sync.ts';
import { makeMember, createMeeting, type TestMember } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import type { GraphCalendar, GraphEvent } from '../../test/providers/graph-calendar.ts';
import { startMicrosoft, type TestMicrosoft } from '../../test/providers/microsoft.ts';
import { providersConfig } from '../../test/providers/oauth-server.ts';
import { applyRandomChanges, type ExternalEvent } from '../../test/random-sync.ts';
import { calendarAccounts } from '../database/schema/calendar.ts';
import { linkedAccounts } from '../database/schema/linked-accounts.ts';
import { meetings } from '../database/schema/meetings.ts';

let microsoft: TestMicrosoft;
let outlook: GraphCalendar;
let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
beforeAll(async () => {
  microsoft = await startMicrosoft();
  outlook = microsoft.calendarOf(microsoft.account.id);
  office = await startOffice(providersConfig(microsoft));
  sakura = await makeOrganization(office, 'Sakura');
  [aoi, ren] = [await makeMember(office, sakura), await makeMember(office, sakura)];
  followed = new SyncedCalendar(office, aoi);
});
afterAll(async () => {
  await office.close();
  await microsoft.close();
});
beforeEach(async () => {
  const { db } = office.platform;
  for (const table of [calendarAccounts, linkedAccounts, meetings]) await db.delete(table);
  microsoft.failureFor = () => null;
  outlook.clear();
  await link();
});

async function link(): Promise<void> {
  const login = await office.call<Schemas['AppLogin']>(
    'GET',
    '/v1/meetings/app/login/TEAMS?use=CALENDAR',
    aoi,
  );
  const callback = new URLSearchParams({ ...(await microsoft.consent(login.body.url)) });
  await office.call('GET', `/v1/meetings/app/callback/TEAMS?${callback}`, aoi);
}
const sync = () => followed.sync();
const at = (day: number, hour: number) =>
  new Date(Date.UTC(2026, 10, day, hour)).toISOString().slice(0, 19);
const time = (dateTime: string, timeZone = 'UTC') => ({ dateTime, timeZone });
const event = (subject: string, day: number, more: GraphEvent = {}): GraphEvent => ({
  subject,
  start: time(at(day, 1)),
  end: time(at(day, 2)),
  ...more,
});
const daily = (subject: string, day: number, count: number) =>
  event(subject, day, {
    recurrence: {
      pattern: { type: 'daily', interval: 1 },
      range: { type: 'numbered', startDate: `2026-11-${day}`, numberOfOccurrences: count },
    },
  });
const eventsFor = async (who = aoi) => (await followed.eventsFor(who)).body.data;
const titles = (who = aoi) => followed.titles(who);
const shown = async () =>
  (await eventsFor()).map(({ title, startTime }) => `${title} ${startTime.slice(8, 13)}`);
const meeting = (id: string) => followed.meeting(id);
const idOf = (meetingId: string) =>
  [...outlook.events].find(([, each]) => each.transactionId?.includes(meetingId))?.[0];
const subjects = () => [...outlook.events.values()].map(({ subject }) => subject);
const written = (since: number) =>
  microsoft.calls.slice(since).filter(({ method }) => method !== 'GET');

describe('remote Outlook events', () => {
  it('are added, changed and removed, across several pages', async () => {
    const ids = Array.from({ length: 105 }, (_, n) => outlook.add(event(`予定${n}`, 23)));
    await sync();
    expect((await titles()).length).toBe(105);
    for (const id of ids.slice(2)) outlook.remove(id);
    outlook.change(ids[0]!, { subject: '眼科', start: time(at(25, 1)), end: time(at(25, 2)) });
    await sync();
    expect(await shown()).toEqual(['予定1 23T01', '眼科 25T01']);
  });

  it('show other members only busy times, and private events without a title', async () => {
    outlook.add(event('歯医者', 23, { sensitivity: 'private' }));
    outlook.add(event('査定', 24, { sensitivity: 'confidential' }));
    outlook.add(event('外出', 25, { showAs: 'oof' }));
    outlook.add(event('たぶん', 26, { showAs: 'free' }));
    outlook.add(event('断った', 27, { responseStatus: { response: 'declined' } }));
    outlook.add(event('中止', 28, { isCancelled: true }));
    await sync();
    expect(await titles()).toEqual(['歯医者', '査定', '外出', 'たぶん', '断った']);
    expect(await titles(ren)).toEqual([null, null, '外出']);
  });

  it('place all-day events in the time zone of the mailbox, if it is readable', async () => {
    const days = { start: time('2026-11-23T00:00:00'), end: time('2026-11-24T00:00:00') };
    outlook.add(event('休暇', 23, { ...days, isAllDay: true }));
    await sync();
    expect(await followed.busyTimes(ren)).toEqual([
      '2026-11-22T15:00:00.000Z 2026-11-23T15:00:00.000Z',
    ]);
    microsoft.failureFor = ({ path }) =>
      path.startsWith('/me/mailboxSettings') ? { status: 403 } : null;
    await sync();
    expect(await followed.busyTimes(ren)).toEqual([
      '2026-11-23T00:00:00.000Z 2026-11-24T00:00:00.000Z',
    ]);
  });

  it('are read in Windows and IANA time zones', async () => {
    const inZone = (zone: string) => ({
      start: time('2026-11-23T10:00:00', zone),
      end: time('2026-11-23T11:00:00', zone),
    });
    outlook.add(event('東京', 23, inZone('Tokyo Standard Time')));
    outlook.add(event('ベルリン', 23, inZone('Europe/Berlin')));
    outlook.add(event('火星', 23, inZone('Mars/Olympus')));
    outlook.add(
      event('一日', 24, { start: time(at(24, 0)), end: time(at(25, 0)), isAllDay: true }),
    );
    await sync();
    expect(await shown()).toEqual(['東京 23T01', 'ベルリン 23T09', '火星 23T10', '一日 24T00']);
    expect((await eventsFor()).at(-1)).toMatchObject({ allDay: true });
  });

  it('update each occurrence of a series', async () => {
    const id = outlook.add(daily('朝会', 23, 4));
    await sync();
    expect(await shown()).toEqual(['朝会 23T01', '朝会 24T01', '朝会 25T01', '朝会 26T01']);
    outlook.change(
      id,
      { subject: '臨時', start: time(at(24, 5)), end: time(at(24, 6)) },
      at(24, 1),
    );
    outlook.remove(id, at(25, 1));
    await sync();
    expect(await shown()).toEqual(['朝会 23T01', '臨時 24T05', '朝会 26T01']);
    outlook.change(id, { subject: '夕会', recurrence: null });
    await sync();
    expect(await shown()).toEqual(['夕会 23T01']);
    outlook.remove(id);
    await sync();
    expect(await shown()).toEqual([]);
  });

  it('are read completely after the change link is lost', async () => {
    const [id] = [outlook.add(event('歯医者', 23)), outlook.add(event('面談', 24))];
    await sync();
    outlook.remove(id);
    outlook.forgetChanges();
    await sync();
    expect(await titles()).toEqual(['面談']);
  });
});

/** Builds an Exchange id, which embeds the UID of an external event. */
const exchangeIdOf = (uid: string) =>
  `040000008200E00074C5B7101A82E008${'0'.repeat(32)}240000007643616C2D55696401000000` +
  `${Buffer.from(uid).toString('hex').toUpperCase()}00`;

describe('office meetings in Outlook', () => {
  it('are created, changed and deleted, and not shown as external events', async () => {
    const { id } = (await createMeeting(office, aoi, { visibility: 'PRIVATE' })).body;
    await createMeeting(office, ren, { title: '別の会議' });
    await sync();
    expect([...outlook.events.values()]).toEqual([
      expect.objectContaining({
        subject: '定例',
        start: time('2026-11-23T01:00:00'),
        sensitivity: 'private',
      }),
    ]);
    const since = microsoft.calls.length;
    await sync();
    expect([written(since), await titles()]).toEqual([[], []]);
    const change = { token: aoi.token, body: { title: '月例' } };
    await office.call('PATCH', `/v1/meetings/${id}`, change);
    await sync();
    expect(subjects()).toEqual(['月例']);
    await office.call('DELETE', `/v1/meetings/${id}`, aoi);
    await sync();
    expect(subjects()).toEqual([]);
  });

  it.each([false, true])(
    'are created once, though the response is lost; reported late: %s',
    async (isLate) => {
      await sync();
      const { id } = (await createMeeting(office, aoi)).body;
      outlook.delaysChanges = isLate;
      microsoft.failureFor = ({ method }) => (method === 'POST' ? { cut: true, late: true } : null);
      await expect(sync()).rejects.toThrow('UNAVAILABLE');
      microsoft.failureFor = () => null;
      await office.call('PATCH', `/v1/meetings/${id}`, {
        token: aoi.token,
        body: { title: '月例' },
      });
      await sync();
      outlook.delaysChanges = false;
      await sync();
      expect(subjects()).toEqual(['月例']);
    },
  );

  it('are declined when an attendee deletes the event, and recreated after acceptance', async () => {
    const { id } = (await createMeeting(office, ren, { participantIds: [aoi.userId] })).body;
    await sync();
    outlook.remove(idOf(id)!);
    await sync();
    expect(await meeting(id)).toMatchObject({ status: 'SCHEDULED', ownAnswer: 'DECLINED' });
    await office.call('POST', `/v1/meetings/${id}/answer`, {
      token: aoi.token,
      body: { answer: 'ACCEPTED' },
    });
    await sync();
    await sync();
    expect(subjects()).toEqual(['定例']);
  });

  it('appear once if the mailbox has accepted the invitation email', async () => {
    const { id } = (await createMeeting(office, ren, { participantIds: [aoi.userId] })).body;
    await sync();
    const invitation = outlook.add(event('定例', 23, { iCalUId: exchangeIdOf(id) }));
    await sync();
    expect([[...outlook.events.keys()], await titles()]).toEqual([[invitation], []]);
    const since = microsoft.calls.length;
    await office.call('PATCH', `/v1/meetings/${id}`, { token: ren.token, body: { title: '月例' } });
    await sync();
    outlook.change(invitation, { subject: '月例' });
    await sync();
    expect(written(since)).toEqual([]);
    outlook.remove(invitation);
    await sync();
    expect(await meeting(id)).toMatchObject({ status: 'SCHEDULED', ownAnswer: 'DECLINED' });
  });

  it('appear once per occurrence of a series, with separate answers', async () => {
    const first = await createMeeting(office, ren, {
      participantIds: [aoi.userId],
      recurrence: 'FREQ=DAILY;COUNT=3',
    });
    await sync();
    expect(outlook.events.size).toBe(3);
    const { seriesId } = first.body;
    const series = outlook.add({ ...daily('定例', 23, 3), iCalUId: exchangeIdOf(seriesId!) });
    await sync();
    await sync();
    expect([[...outlook.events.keys()], await titles()]).toEqual([[series], []]);
    outlook.remove(series, at(24, 1));
    await sync();
    await sync();
    const path = '/v1/meetings';
    const { data } = (await office.call<Schemas['MeetingList']>('GET', path, aoi)).body;
    expect(data.map(({ ownAnswer }) => ownAnswer)).toEqual(['NONE', 'DECLINED', 'NONE']);
    expect([[...outlook.events.keys()], await titles()]).toEqual([[series], []]);
    const declined = { responseStatus: { response: 'declined' }, showAs: 'busy' };
    outlook.change(series, declined);
    await sync();
    expect((await meeting(first.body.id)).ownAnswer).toBe('DECLINED');
    // The whole series is declined, so it does not count as busy.
    outlook.change(series, { responseStatus: { response: 'organizer' } });
    await sync();
    expect([await titles(), await followed.busyTimes(ren)]).toEqual([[], []]);
    outlook.remove(series);
    await sync();
    expect((await meeting(first.body.id)).ownAnswer).toBe('DECLINED');
  });

  it('move with their events, but not outside the planning horizon', async () => {
    const { id } = (await createMeeting(office, aoi)).body;
    await sync();
    outlook.change(idOf(id)!, { start: time(at(24, 5)), end: time(at(24, 6)), subject: '移動' });
    await sync();
    expect(await meeting(id)).toMatchObject({
      title: '移動',
      startTime: '2026-11-24T05:00:00.000Z',
    });
    const years = (hour: string) => time(`2029-01-01T${hour}:00:00`);
    outlook.change(idOf(id)!, { start: years('05'), end: years('06') });
    await sync();
    expect(await meeting(id)).toMatchObject({ status: 'SCHEDULED', title: '移動' });
    expect(outlook.events.get(idOf(id)!)!.start).toEqual(time('2026-11-24T05:00:00'));
  });

  it('do not overwrite a concurrent change in Outlook', async () => {
    const { id } = (await createMeeting(office, aoi)).body;
    await sync();
    await office.call('PATCH', `/v1/meetings/${id}`, { token: aoi.token, body: { title: '内' } });
    microsoft.failureFor = ({ method }) => {
      if (method === 'PATCH')
        outlook.change(idOf(id)!, { subject: '外', lastModifiedDateTime: later });
      return null;
    };
    const later = '2026-11-20T09:10:00Z';
    await sync();
    expect(subjects()).toEqual(['外']);
    microsoft.failureFor = () => null;
    await sync();
    await sync();
    expect([subjects(), (await meeting(id)).title]).toEqual([['外'], '外']);
  });

  it('survive the renewal of the change view', async () => {
    const start = { startTime: '2027-01-20T01:00:00Z', endTime: '2027-01-20T02:00:00Z' };
    const { id } = (await createMeeting(office, aoi, start)).body;
    outlook.add(event('歯医者', 23));
    await sync();
    const { cursor } = await followed.account();
    const later = office.platform.now().getTime() + 9 * 24 * 60 * 60_000;
    outlook.add(event('面談', 30));
    const since = microsoft.calls.length;
    await followed.sync(() => new Date(later));
    expect((await followed.account()).cursor!.slice(0, 10)).not.toBe(cursor!.slice(0, 10));
    expect([written(since), await titles()]).toEqual([[], ['歯医者', '面談']]);
    expect((await meeting(id)).status).toBe('SCHEDULED');
  });
});

describe('Outlook errors', () => {
  it.each([429, 503])('waits for the Retry-After time of status %i', async (status) => {
    microsoft.failureFor = () => ({ status, headers: { 'retry-after': '3600' } });
    await expect(sync()).rejects.toThrow();
    expect(await followed.msUntilNextSync()).toBe(60 * 60_000);
  });

  it('disconnects when access is revoked', async () => {
    microsoft.revokeGrants();
    await expect(sync()).rejects.toThrow('ACCOUNT');
    expect((await followed.account()).disconnectedAt).not.toBeNull();
  });

  it('reports a missing calendar permission', async () => {
    const body = { error: { code: 'ErrorAccessDenied', message: 'Access is denied.' } };
    microsoft.failureFor = () => ({ status: 403, body });
    await expect(sync()).rejects.toThrow('FORBIDDEN');
    expect((await followed.account()).disconnectedAt).not.toBeNull();
  });

  it('writes the other events if one is refused', async () => {
    await createMeeting(office, aoi, { title: '一' });
    await createMeeting(office, aoi, { title: '二' });
    let refusals = 0;
    microsoft.failureFor = ({ method }) =>
      method === 'POST' && (refusals += 1) === 1 ? { status: 400 } : null;
    await sync();
    expect(subjects().length).toBe(1);
    await sync();
    expect(subjects().toSorted()).toEqual(['一', '二']);
  });
});

describe('hostile events', () => {
  const people = Array.from({ length: 10_000 }, (_, n) => ({
    type: 'required',
    emailAddress: { address: `${n}@example.com`, name: `${n}` },
  }));
  const endless = (first: string) => ({
    recurrence: {
      pattern: { type: 'daily', interval: 1 },
      range: { type: 'noEnd', startDate: first },
    },
    start: time(`${first}T01:00:00`),
    end: time(`${first}T02:00:00`),
  });

  it.each<[string, GraphEvent, number, string?]>([
    ['10,000 people', { attendees: people }, 1],
    ['a rule without end that starts decades ago', endless('1970-01-01') as GraphEvent, 60],
    ['no times', { start: undefined, end: undefined } as unknown as GraphEvent, 0],
    ['text instead of a time', { start: time('tomorrow') }, 0],
    ['an end before the start', { end: time(at(22, 1)) }, 0],
    ['a start in the far future', { start: time('9999-12-31T23:59:59') }, 0],
    ['numbers instead of strings', { subject: 7, sensitivity: [] } as unknown as GraphEvent, 0],
    [
      'control characters and markup',
      { subject: '<script>\n\u202eevil\u0007' },
      1,
      '<script> evil',
    ],
    ['a very long title', { subject: 'あ'.repeat(5000) }, 1, 'あ'.repeat(255)],
    ['the mark of another account', { transactionId: "office:' or 1 eq 1:x" }, 1],
  ])('reads the valid parts of an event with %s', async (_, hostile, count, title) => {
    outlook.add(event('わるい', 23, hostile));
    outlook.add(event('そのあと', 29));
    await sync();
    const all = await titles();
    expect(all.filter((each) => each !== 'そのあと').length).toBe(count);
    expect(all).toContain('そのあと');
    if (title !== undefined) expect(all[0]).toBe(title);
  });
});

it('converges after random changes on both sides, with interruptions and restarts', async () => {
  const graph = ({ title, startTime, endTime, isPrivate }: Partial<ExternalEvent>): GraphEvent => ({
    ...(title && { subject: title }),
    ...(startTime && { start: time(startTime.slice(0, 19)) }),
    ...(endTime && { end: time(endTime.slice(0, 19)) }),
    ...(isPrivate !== undefined && { sensitivity: isPrivate ? 'private' : 'normal' }),
  });
  const { local, remote, secret, otherView } = await applyRandomChanges(
    office,
    { member: aoi, other: ren },
    {
      add: (event) => outlook.add(graph(event)),
      change: (id, change) => outlook.change(id, graph(change)),
      remove: (id) => outlook.remove(id),
      idOf,
      events: () =>
        [...outlook.events.values()].map(({ subject, start, end, sensitivity }) => ({
          title: subject!,
          startTime: `${start!.dateTime}Z`,
          endTime: `${end!.dateTime}Z`,
          isPrivate: sensitivity === 'private',
        })),
      forgetChanges: () => outlook.forgetChanges(),
      failBy: (next) => {
        microsoft.failureFor = () => {
          const mishap = next();
          return mishap && 'cut' in mishap ? { cut: true, late: mishap.cut === 'after' } : mishap;
        };
      },
    },
    sync,
  );
  expect(local.length).toBeGreaterThan(30);
  expect(local).toEqual(remote);
  expect(secret.length).toBeGreaterThan(5);
  expect(otherView.filter((title) => secret.includes(title))).toEqual([]);
});
