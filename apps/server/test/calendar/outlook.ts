import { calendarAccounts } from '../../src/database/schema/calendar.ts';
import { linkedAccounts } from '../../src/database/schema/linked-accounts.ts';
import { meetings } from '../../src/database/schema/meetings.ts';
import { at, linkApp, makeMember } from '../meetings.ts';
import { startOffice } from '../office.ts';
import { makeOrganization } from '../people.ts';
import type { GraphCalendar } from '../providers/graph-calendar.ts';
import type { GraphEvent } from '../providers/graph-event.ts';
import { startMicrosoft, type TestMicrosoft } from '../providers/microsoft.ts';
import { providersConfig } from '../providers/oauth-server.ts';
import type { CalendarTest, ExternalCalendar, ExternalEvent } from './calendar-test.ts';
import { SyncedCalendar } from './synced-calendar.ts';

export interface OutlookTest extends CalendarTest {
  microsoft: TestMicrosoft;
  outlook: GraphCalendar;
  idOf(meetingId: string): string;
  subjects(): (string | undefined)[];
}

export async function startOutlookTest(): Promise<OutlookTest> {
  const microsoft = await startMicrosoft();
  const outlook = microsoft.calendarOf(microsoft.account.id);
  const office = await startOffice(providersConfig(microsoft));
  const sakura = await makeOrganization(office, 'Sakura');
  const aoi = await makeMember(office, sakura);
  const external = externalCalendar(microsoft, outlook);
  return {
    ...{ microsoft, outlook, office, sakura, aoi, external },
    ren: await makeMember(office, sakura),
    followed: new SyncedCalendar(office, aoi),
    idOf: (meetingId) => external.idOf(meetingId)!,
    subjects: () => [...outlook.events.values()].map(({ subject }) => subject),
    link: () => linkApp(office, aoi, microsoft, 'CALENDAR'),
    clear: async () => {
      const { db } = office.platform;
      for (const table of [calendarAccounts, linkedAccounts, meetings]) await db.delete(table);
      microsoft.failureFor = () => null;
      outlook.clear();
    },
    close: async () => {
      await office.close();
      await microsoft.close();
    },
  };
}

export const graphTime = (dateTime: string, timeZone = 'UTC') => ({
  dateTime: dateTime.slice(0, 19),
  timeZone,
});

/** An event from 1:00 to 2:00 UTC on a day of November 2026. */
export const graphEvent = (subject: string, day: number, more: GraphEvent = {}): GraphEvent => ({
  subject,
  start: graphTime(at(day, 1)),
  end: graphTime(at(day, 2)),
  ...more,
});

export const dailyGraphEvent = (subject: string, day: number, count: number) =>
  graphEvent(subject, day, {
    recurrence: {
      pattern: { type: 'daily', interval: 1 },
      range: { type: 'numbered', startDate: `2026-11-${day}`, numberOfOccurrences: count },
    },
  });

function externalCalendar(microsoft: TestMicrosoft, outlook: GraphCalendar): ExternalCalendar {
  const graph = ({ title, startTime, endTime, isPrivate }: Partial<ExternalEvent>): GraphEvent => ({
    ...(title && { subject: title }),
    ...(startTime && { start: graphTime(startTime) }),
    ...(endTime && { end: graphTime(endTime) }),
    ...(isPrivate !== undefined && { sensitivity: isPrivate ? 'private' : 'normal' }),
  });
  return {
    add: (event) => outlook.add(graph(event)),
    change: (id, event, changedAt) =>
      outlook.change(id, {
        ...graph(event),
        ...(changedAt && { lastModifiedDateTime: changedAt.toISOString() }),
      }),
    remove: (id) => outlook.remove(id),
    idOf: (meetingId) =>
      [...outlook.events].find(([, event]) => event.transactionId?.includes(meetingId))?.[0],
    events: () =>
      [...outlook.events.values()].map(({ subject, start, end, sensitivity }) => ({
        title: subject!,
        startTime: `${start!.dateTime}Z`,
        endTime: `${end!.dateTime}Z`,
        isPrivate: sensitivity === 'private',
      })),
    writes: () => microsoft.calls.filter(({ method }) => method !== 'GET').length,
    forgetChanges: () => outlook.forgetChanges(),
    failBy: (next) => {
      microsoft.failureFor = () => {
        const mishap = next();
        return mishap && 'cut' in mishap ? { cut: true, late: mishap.cut === 'after' } : mishap;
      };
    },
  };
}
