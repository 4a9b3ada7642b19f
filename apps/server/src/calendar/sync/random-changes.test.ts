import { expect, it } from 'vitest';
import { startCalDavTest } from '../../../test/calendar/caldav.ts';
import type { CalendarTest } from '../../../test/calendar/calendar-test.ts';
import { startGoogleCalendarTest } from '../../../test/calendar/google.ts';
import { startOutlookTest } from '../../../test/calendar/outlook.ts';
import { applyRandomChanges } from '../../../test/calendar/random-changes.ts';

it.each<[string, () => Promise<CalendarTest>]>([
  ['CalDAV', startCalDavTest],
  ['Google Calendar', startGoogleCalendarTest],
  ['Outlook', startOutlookTest],
])(
  'converges with %s after random changes on both sides, with interruptions and restarts',
  { timeout: 120_000 },
  async (_, start) => {
    const calendar = await start();
    try {
      await calendar.clear();
      await calendar.link();
      const { local, remote, secret, otherView } = await applyRandomChanges(calendar);
      expect(local.length).toBeGreaterThan(30);
      expect(local).toEqual(remote);
      expect(secret.length).toBeGreaterThan(1);
      expect(otherView.filter((title) => secret.includes(title))).toEqual([]);
    } finally {
      await calendar.close();
    }
  },
);
