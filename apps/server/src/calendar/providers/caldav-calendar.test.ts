import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseFile, startCalDavTest, type CalDavTest } from '../../../test/calendar/caldav.ts';
import type { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import {
  at,
  cancelMeeting,
  createMeeting,
  makeMember,
  type TestMember,
} from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import type { TestCalDav } from '../../../test/providers/caldav.ts';
import { calendarAccounts } from '../../database/schema/calendar.ts';
import { meetings } from '../../database/schema/meetings.ts';

let calendar: CalDavTest;
let dav: TestCalDav;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
let guest: TestMember;
let link: CalDavTest['link'];
let putEvent: CalDavTest['putEvent'];
let editFile: CalDavTest['editFile'];
beforeAll(async () => {
  calendar = await startCalDavTest();
  ({ dav, office, aoi, ren, followed, guest, link, putEvent, editFile } = calendar);
});
afterAll(() => calendar.close());
beforeEach(() => calendar.clear());

const sync = () => followed.sync();

describe('events of other members', () => {
  it('show only busy times, and private events without a title', async () => {
    await link();
    putEvent('a', '歯医者', at(23, 1), at(23, 2), 'CLASS:PRIVATE');
    putEvent('b', '査定', at(24, 1), at(24, 2), 'CLASS:CONFIDENTIAL');
    putEvent('c', '外出', at(25, 1), at(25, 2));
    putEvent('d', 'たぶん', at(26, 1), at(26, 2), 'TRANSP:TRANSPARENT');
    await sync();
    expect(await followed.titles()).toEqual(['歯医者', '査定', '外出', 'たぶん']);
    expect(await followed.titles(ren)).toEqual([null, null, '外出']);
    const events = JSON.stringify((await followed.eventsFor(ren)).body);
    expect(events).not.toMatch(/歯医者|査定|たぶん/);
  });

  it('are not available to guests, to other organisations or for more than a year', async () => {
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
  editFile('a', (text) =>
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
  await cancelMeeting(office, aoi, id);
  await sync();
  expect(await followed.busyTimes(ren)).toEqual([`${at(22, 15)} ${at(24, 15)}`]);
});

it('writes a meeting to a file with its id as name and UID', async () => {
  await link();
  const { id } = (await createMeeting(office, aoi)).body;
  await sync();
  expect([...dav.files.keys()]).toEqual([`${id}.ics`]);
  expect(parseFile(dav, id)).toMatchObject({ uid: id, summary: '定例' });
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
  expect(await followed.titles()).toEqual([null]);
});

it('syncs the remaining events if a file is invalid', async () => {
  await link();
  for (const [index, text] of ['', 'x', 'BEGIN:VCALENDAR', '\u0000'].entries()) {
    dav.put(`${index}.ics`, text);
  }
  putEvent('y', 'そのあと', at(29, 1), at(29, 2));
  await sync();
  expect(await followed.titles()).toEqual(['そのあと']);
});
