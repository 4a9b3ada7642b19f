import type { Schemas } from '@office/api';
import { maxProviderCallsPerDay } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  googleTimes,
  startGoogleCalendarTest,
  type GoogleCalendarTest,
} from '../../../test/calendar/google.ts';
import type { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import { at, changeMeeting, createMeeting, type TestMember } from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import type { TestGoogle } from '../../../test/providers/google.ts';
import { providerCalls } from '../../database/schema/linked-accounts.ts';
import { meetings } from '../../database/schema/meetings.ts';

let calendar: GoogleCalendarTest;
let google: TestGoogle;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
let external: GoogleCalendarTest['external'];
beforeAll(async () => {
  calendar = await startGoogleCalendarTest();
  ({ google, office, aoi, ren, followed, external } = calendar);
});
afterAll(() => calendar.close());
beforeEach(async () => {
  await calendar.clear();
  await calendar.link();
});

const sync = () => followed.sync();

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
    google
      .calendar()
      .edit(conference().id, { summary: '移動', ...googleTimes(at(24, 5), at(24, 6)) });
    expect(await sync()).toEqual({ conflicts: [] });
    const moved = { title: '移動', startTime: at(24, 5), endTime: at(24, 6) };
    expect(await followed.meeting(id)).toMatchObject(moved);
    await sync();
    const before = external.writes();
    expect(await sync()).toEqual({ conflicts: [] });
    expect([external.writes(), await followed.titles()]).toEqual([before, []]);
    const body = { startTime: at(25, 1), endTime: at(25, 2) };
    await changeMeeting(office, aoi, id, body);
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
    google.calendar().edit(conference().id, googleTimes(at(24, 5), at(24, 6)));
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
    const past = googleTimes('2026-11-01T01:00:00.000Z', '2026-11-01T02:00:00.000Z');
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
      ...googleTimes(at(24, 5), at(24, 6)),
    });
    await sync();
    expect(await all()).toEqual(['定例 23T01', '定例 24T05', '定例 25T01']);
    expect(calendar.get(id)!.start!.dateTime).toBe(at(23, 1));
    const body = { startTime: at(25, 7), endTime: at(25, 8) };
    await changeMeeting(office, aoi, third!.id, body);
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

  it('does not create a second event for a Google Meet meeting', async () => {
    const { id, title } = (await createMeeting(office, aoi, { provider: 'GOOGLE' })).body;
    await createMeeting(office, ren, { title: '別', participantIds: [aoi.userId] });
    await sync();
    await sync();
    expect(google.events().map(({ summary }) => summary)).toEqual([title, '別']);
    expect(await followed.titles()).toEqual([]);
    expect((await followed.meeting(id)).status).toBe('SCHEDULED');
  });
});
