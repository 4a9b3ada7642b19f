import type { Schemas } from '@office/api';
import ical, { type VEvent } from 'node-ical';
import { calendarAccounts } from '../../src/database/schema/calendar.ts';
import { meetings } from '../../src/database/schema/meetings.ts';
import { makeMember, type TestMember } from '../meetings.ts';
import { startOffice, type Answer } from '../office.ts';
import { makeOrganization } from '../people.ts';
import { startCalDav, type TestCalDav } from '../providers/caldav.ts';
import type { CalendarTest, ExternalCalendar } from './calendar-test.ts';
import { SyncedCalendar } from './synced-calendar.ts';

export interface CalDavTest extends CalendarTest {
  dav: TestCalDav;
  guest: TestMember;
  link(
    body?: Record<string, unknown>,
    who?: TestMember,
  ): Promise<Answer<Schemas['CalendarAccount']>>;
  accounts(): Promise<Schemas['CalendarAccount'][]>;
  syncNow(accountId: string, who?: TestMember): Promise<Answer<Schemas['CalendarAccount']>>;
  putEvent(name: string, title: string, start: string, end: string, ...more: string[]): void;
  editFile(name: string, change: (text: string) => string): void;
}

export async function startCalDavTest({ hasSyncTokens = true } = {}): Promise<CalDavTest> {
  const dav = await startCalDav();
  const office = await startOffice({ calDavHosts: [dav.host] });
  const sakura = await makeOrganization(office, 'Sakura');
  const aoi = await makeMember(office, sakura, { name: '青木 葵' });
  const putEvent: CalDavTest['putEvent'] = (name, title, start, end, ...more) => {
    const times = [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`];
    dav.put(`${name}.ics`, vevent([`UID:${name}`, `SUMMARY:${title}`, ...times, ...more]));
  };
  const editFile: CalDavTest['editFile'] = (name, change) =>
    dav.put(`${name}.ics`, change(dav.files.get(`${name}.ics`)!.text));
  return {
    ...{ dav, office, sakura, aoi, putEvent, editFile },
    ren: await makeMember(office, sakura, { name: '高橋 蓮' }),
    guest: await makeMember(office, sakura, { role: 'GUEST' }),
    followed: new SyncedCalendar(office, aoi),
    external: externalCalendar({ dav, putEvent, editFile }),
    link: (body, { token } = aoi) =>
      office.call('POST', '/v1/calendar/accounts', {
        token,
        body: { url: dav.url, userName: dav.userName, password: dav.password, ...body },
      }),
    accounts: async () => {
      const path = '/v1/calendar/accounts';
      return (await office.call<Schemas['CalendarAccountList']>('GET', path, aoi)).body.data;
    },
    syncNow: (accountId, who = aoi) =>
      office.call('POST', `/v1/calendar/accounts/${accountId}/sync`, who),
    clear: async () => {
      await office.platform.db.delete(calendarAccounts);
      await office.platform.db.delete(meetings);
      dav.files.clear();
      dav.invalidateSyncTokens();
      const calendars = [{ path: '/calendars/aoi/work/', name: '' }];
      const usual = { hasSyncTokens, timeZone: '', isReadOnly: false, mishap: () => null };
      Object.assign(dav, { calendars, ...usual });
    },
    close: async () => {
      await office.close();
      await dav.close();
    },
  };
}

/** Parses the first event of a file with an independent library. */
export function parseFile({ files }: TestCalDav, name: string): VEvent | undefined {
  const file = files.get(`${name}.ics`);
  if (!file) return undefined;
  return Object.values(ical.sync.parseICS(file.text)).find(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
}

function externalCalendar({
  dav,
  putEvent,
  editFile,
}: Pick<CalDavTest, 'dav' | 'putEvent' | 'editFile'>): ExternalCalendar {
  let count = 0;
  return {
    add: ({ title, startTime, endTime, isPrivate }) => {
      const id = `t${(count += 1)}`;
      putEvent(id, title, startTime, endTime, ...(isPrivate ? ['CLASS:PRIVATE'] : []));
      return id;
    },
    change: (id, { title, startTime, endTime, isPrivate }, changedAt) =>
      editFile(id, (text) =>
        withProperties(text, {
          ...(title && { SUMMARY: title }),
          ...(startTime && { DTSTART: stamp(startTime) }),
          ...(endTime && { DTEND: stamp(endTime) }),
          ...(isPrivate === false && { CLASS: 'PUBLIC' }),
          ...(changedAt && { 'LAST-MODIFIED': stamp(changedAt.toISOString()) }),
        }),
      ),
    remove: (id) => dav.remove(`${id}.ics`),
    idOf: (meetingId) => (dav.files.has(`${meetingId}.ics`) ? meetingId : undefined),
    events: () =>
      [...dav.files.keys()].map((name) => {
        const { summary, start, end, class: kind } = parseFile(dav, name.slice(0, -4))!;
        return {
          title: String(summary),
          startTime: start.toISOString(),
          endTime: end!.toISOString(),
          isPrivate: kind === 'PRIVATE',
        };
      }),
    writes: () => dav.requests.filter((request) => /^(PUT|DELETE) /.test(request)).length,
    forgetChanges: () => dav.invalidateSyncTokens(),
    failBy: (mishap) => {
      dav.mishap = mishap;
    },
  };
}

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

/** Replaces existing properties of the event. */
function withProperties(text: string, properties: Record<string, string>): string {
  const start = text.indexOf('BEGIN:VEVENT');
  let event = text.slice(start);
  for (const [name, value] of Object.entries(properties)) {
    event = event.replace(new RegExp(`^${name}[;:].*$`, 'm'), `${name}:${value}`);
  }
  return text.slice(0, start) + event;
}
