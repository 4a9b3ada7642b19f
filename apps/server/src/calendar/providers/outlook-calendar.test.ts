import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dailyGraphEvent,
  graphEvent,
  graphTime,
  startOutlookTest,
  type OutlookTest,
} from '../../../test/calendar/outlook.ts';
import type { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import { at, createMeeting, type TestMember } from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import type { GraphCalendar } from '../../../test/providers/graph-calendar.ts';
import type { GraphEvent } from '../../../test/providers/graph-event.ts';
import type { TestMicrosoft } from '../../../test/providers/microsoft.ts';

let calendar: OutlookTest;
let microsoft: TestMicrosoft;
let outlook: GraphCalendar;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
let subjects: OutlookTest['subjects'];
beforeAll(async () => {
  calendar = await startOutlookTest();
  ({ microsoft, outlook, office, aoi, ren, followed, subjects } = calendar);
});
afterAll(() => calendar.close());
beforeEach(async () => {
  await calendar.clear();
  await calendar.link();
});

const sync = () => followed.sync();
const eventsFor = async (who = aoi) => (await followed.eventsFor(who)).body.data;
const shown = async () =>
  (await eventsFor()).map(({ title, startTime }) => `${title} ${startTime.slice(8, 13)}`);

describe('remote Outlook events', () => {
  it('are added, changed and removed, across several pages', async () => {
    const ids = Array.from({ length: 105 }, (_, n) => outlook.add(graphEvent(`予定${n}`, 23)));
    await sync();
    expect((await followed.titles()).length).toBe(105);
    for (const id of ids.slice(2)) outlook.remove(id);
    outlook.change(ids[0]!, {
      subject: '眼科',
      start: graphTime(at(25, 1)),
      end: graphTime(at(25, 2)),
    });
    await sync();
    expect(await shown()).toEqual(['予定1 23T01', '眼科 25T01']);
  });

  it('show other members only busy times, and private events without a title', async () => {
    outlook.add(graphEvent('歯医者', 23, { sensitivity: 'private' }));
    outlook.add(graphEvent('査定', 24, { sensitivity: 'confidential' }));
    outlook.add(graphEvent('外出', 25, { showAs: 'oof' }));
    outlook.add(graphEvent('たぶん', 26, { showAs: 'free' }));
    outlook.add(graphEvent('断った', 27, { responseStatus: { response: 'declined' } }));
    outlook.add(graphEvent('中止', 28, { isCancelled: true }));
    await sync();
    expect(await followed.titles()).toEqual(['歯医者', '査定', '外出', 'たぶん', '断った']);
    expect(await followed.titles(ren)).toEqual([null, null, '外出']);
  });

  it('place all-day events in the time zone of the mailbox, if it is readable', async () => {
    const days = { start: graphTime('2026-11-23T00:00:00'), end: graphTime('2026-11-24T00:00:00') };
    outlook.add(graphEvent('休暇', 23, { ...days, isAllDay: true }));
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
      start: graphTime('2026-11-23T10:00:00', zone),
      end: graphTime('2026-11-23T11:00:00', zone),
    });
    outlook.add(graphEvent('東京', 23, inZone('Tokyo Standard Time')));
    outlook.add(graphEvent('ベルリン', 23, inZone('Europe/Berlin')));
    outlook.add(graphEvent('火星', 23, inZone('Mars/Olympus')));
    outlook.add(
      graphEvent('一日', 24, {
        start: graphTime(at(24, 0)),
        end: graphTime(at(25, 0)),
        isAllDay: true,
      }),
    );
    await sync();
    expect(await shown()).toEqual(['東京 23T01', 'ベルリン 23T09', '火星 23T10', '一日 24T00']);
    expect((await eventsFor()).at(-1)).toMatchObject({ allDay: true });
  });

  it('update each occurrence of a series', async () => {
    const id = outlook.add(dailyGraphEvent('朝会', 23, 4));
    await sync();
    expect(await shown()).toEqual(['朝会 23T01', '朝会 24T01', '朝会 25T01', '朝会 26T01']);
    outlook.change(
      id,
      { subject: '臨時', start: graphTime(at(24, 5)), end: graphTime(at(24, 6)) },
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
    start: graphTime(`${first}T01:00:00`),
    end: graphTime(`${first}T02:00:00`),
  });

  it.each<[string, GraphEvent, number, string?]>([
    ['10,000 people', { attendees: people }, 1],
    ['a rule without end that starts decades ago', endless('1970-01-01') as GraphEvent, 60],
    ['no times', { start: undefined, end: undefined } as unknown as GraphEvent, 0],
    ['text instead of a time', { start: graphTime('tomorrow') }, 0],
    ['an end before the start', { end: graphTime(at(22, 1)) }, 0],
    ['a start in the far future', { start: graphTime('9999-12-31T23:59:59') }, 0],
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
    outlook.add(graphEvent('わるい', 23, hostile));
    outlook.add(graphEvent('そのあと', 29));
    await sync();
    const all = await followed.titles();
    expect(all.filter((each) => each !== 'そのあと').length).toBe(count);
    expect(all).toContain('そのあと');
    if (title !== undefined) expect(all[0]).toBe(title);
  });
});
