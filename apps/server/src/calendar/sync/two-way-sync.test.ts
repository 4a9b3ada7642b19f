import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCalDavTest } from '../../../test/calendar/caldav.ts';
import type { CalendarTest, ExternalCalendar } from '../../../test/calendar/calendar-test.ts';
import { startGoogleCalendarTest } from '../../../test/calendar/google.ts';
import { startOutlookTest } from '../../../test/calendar/outlook.ts';
import type { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import {
  at,
  cancelMeeting,
  changeMeeting,
  createMeeting,
  type TestMember,
} from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';

describe.each<[string, () => Promise<CalendarTest>]>([
  ['CalDAV with sync tokens', startCalDavTest],
  ['CalDAV without sync tokens', () => startCalDavTest({ hasSyncTokens: false })],
  ['Google Calendar', startGoogleCalendarTest],
  ['Outlook', startOutlookTest],
])('sync with %s', (_, start) => {
  let calendar: CalendarTest;
  let office: TestOffice;
  let aoi: TestMember;
  let ren: TestMember;
  let followed: SyncedCalendar;
  let external: ExternalCalendar;
  beforeAll(async () => {
    calendar = await start();
    ({ office, aoi, ren, followed, external } = calendar);
  });
  afterAll(() => calendar.close());
  beforeEach(async () => {
    await calendar.clear();
    await calendar.link();
  });

  const sync = () => followed.sync();
  const event = (title: string, day: number) => ({
    ...{ title, startTime: at(day, 1), endTime: at(day, 2) },
    isPrivate: false,
  });
  const externalTitles = () => external.events().map(({ title }) => title);
  /** Creates a meeting, writes it to the calendar and returns both ids. */
  const createSynced = async (organizer: TestMember, participant: TestMember) => {
    const request = { participantIds: [participant.userId] };
    const { id } = (await createMeeting(office, organizer, request)).body;
    await sync();
    return { id, eventId: external.idOf(id)! };
  };

  it('shows added, changed and removed events', async () => {
    const dentist = external.add(event('歯医者', 23));
    const talk = external.add(event('面談', 24));
    office.sent.length = 0;
    await sync();
    expect(await followed.titles()).toEqual(['歯医者', '面談']);
    await followed.expectCalendarsChanged();
    external.change(dentist, event('眼科', 25));
    external.remove(talk);
    await sync();
    expect(await followed.titles()).toEqual(['眼科']);
  });

  it('reads the whole calendar after the change history is lost', async () => {
    const dentist = external.add(event('歯医者', 23));
    external.add(event('面談', 24));
    await sync();
    external.remove(dentist);
    external.forgetChanges();
    await sync();
    expect(await followed.titles()).toEqual(['面談']);
  });

  it('writes the meetings of the member and their changes', async () => {
    await createMeeting(office, ren, { title: '別の会議' });
    const { id } = await createSynced(aoi, ren);
    expect(externalTitles()).toEqual(['定例']);
    await changeMeeting(office, aoi, id, { title: '月例' });
    await sync();
    expect(externalTitles()).toEqual(['月例']);
    await cancelMeeting(office, aoi, id);
    await sync();
    expect(externalTitles()).toEqual([]);
  });

  it('writes meetings once and does not show them as external events', async () => {
    await createSynced(aoi, ren);
    const writes = external.writes();
    await sync();
    await sync();
    expect(await followed.titles()).toEqual([]);
    expect(external.writes()).toBe(writes);
  });

  it('moves a meeting when its event moves, and cancels it when its event is deleted', async () => {
    const { id, eventId } = await createSynced(aoi, ren);
    const moved = { title: '移動', startTime: at(23, 5), endTime: at(23, 6) };
    external.change(eventId, moved);
    await sync();
    expect(await followed.meeting(id)).toMatchObject(moved);
    external.remove(eventId);
    await sync();
    expect((await followed.meeting(id)).status).toBe('CANCELED');
  });

  it('restores changed meetings of other organisers, and declines deleted ones', async () => {
    const { id, eventId } = await createSynced(ren, aoi);
    external.change(eventId, { title: '乗っ取り' });
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
    expect([(await followed.meeting(id)).title, externalTitles()]).toEqual(['定例', ['定例']]);
    external.remove(eventId);
    await sync();
    const declined = { status: 'SCHEDULED', ownAnswer: 'DECLINED' };
    expect(await followed.meeting(id)).toMatchObject(declined);
    await sync();
    expect(externalTitles()).toEqual([]);
  });

  it.each([
    ['CALENDAR', 10, '外'],
    ['OFFICE', -10, '内'],
  ])(
    'keeps the %s version of a conflict when the event is changed %i minutes after the meeting',
    async (kept, minutes, title) => {
      const { id, eventId } = await createSynced(aoi, ren);
      await changeMeeting(office, aoi, id, { title: '内' });
      const changedAt = new Date(office.platform.now().getTime() + minutes * 60_000);
      external.change(eventId, { title: '外' }, changedAt);
      expect(await sync()).toEqual({ conflicts: [{ meetingId: id, title: '内', kept }] });
      await sync();
      expect([(await followed.meeting(id)).title, externalTitles()]).toEqual([title, [title]]);
    },
  );
});
