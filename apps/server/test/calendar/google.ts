import { linkedAccounts } from '../../src/database/schema/linked-accounts.ts';
import { meetings } from '../../src/database/schema/meetings.ts';
import { linkApp, makeMember } from '../meetings.ts';
import { startOffice } from '../office.ts';
import { makeOrganization } from '../people.ts';
import { startGoogle, type TestGoogle } from '../providers/google.ts';
import { providersConfig } from '../providers/oauth-server.ts';
import type { CalendarTest, ExternalCalendar } from './calendar-test.ts';
import { SyncedCalendar } from './synced-calendar.ts';

export interface GoogleCalendarTest extends CalendarTest {
  google: TestGoogle;
}

export async function startGoogleCalendarTest(): Promise<GoogleCalendarTest> {
  const google = await startGoogle();
  const office = await startOffice(providersConfig(google));
  const sakura = await makeOrganization(office, 'Sakura');
  const aoi = await makeMember(office, sakura);
  return {
    ...{ google, office, sakura, aoi },
    ren: await makeMember(office, sakura),
    followed: new SyncedCalendar(office, aoi),
    external: externalCalendar(google, office.platform.now),
    link: () => linkApp(office, aoi, google),
    clear: async () => {
      await office.call('DELETE', '/v1/meetings/app-unlink/GOOGLE', aoi);
      await office.platform.db.delete(linkedAccounts);
      await office.platform.db.delete(meetings);
      google.failNext();
      google.failureFor = () => null;
      google.clear();
      google.calendar().now = office.platform.now;
    },
    close: async () => {
      await office.close();
      await google.close();
    },
  };
}

export const googleTimes = (start: string, end: string) => ({
  start: { dateTime: start, timeZone: 'Asia/Tokyo' },
  end: { dateTime: end, timeZone: 'Asia/Tokyo' },
});

export const googleEventId = (meetingId: string) => `event${meetingId.replaceAll('-', '')}`;

function externalCalendar(google: TestGoogle, now: () => Date): ExternalCalendar {
  let count = 0;
  return {
    add: ({ title, startTime, endTime, isPrivate }) => {
      const id = `t${(count += 1)}`;
      const visibility = isPrivate ? 'private' : 'default';
      const times = googleTimes(startTime, endTime);
      google.calendar().put({ ...times, id, summary: title, visibility });
      return id;
    },
    change: (id, { title, startTime, endTime, isPrivate }, changedAt) => {
      const calendar = google.calendar();
      calendar.now = () => changedAt ?? now();
      calendar.edit(id, {
        ...(title && { summary: title }),
        ...(startTime && googleTimes(startTime, endTime!)),
        ...(isPrivate === false && { visibility: 'default' }),
      });
      calendar.now = now;
    },
    remove: (id) => google.calendar().remove(id),
    idOf: (meetingId) => google.calendar().get(googleEventId(meetingId))?.id,
    events: () =>
      google.calendar().events.map(({ summary, start, end, visibility }) => ({
        title: summary!,
        startTime: start!.dateTime!,
        endTime: end!.dateTime!,
        isPrivate: visibility === 'private',
      })),
    writes: () => google.calls.filter(({ method }) => method !== 'GET').length,
    forgetChanges: () => google.calendar().invalidateSyncTokens(),
    failBy: (next) => {
      google.failureFor = () => {
        const mishap = next();
        return mishap && 'cut' in mishap ? { cut: true, late: mishap.cut === 'after' } : mishap;
      };
    },
  };
}
