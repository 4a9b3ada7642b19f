import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dailyGraphEvent,
  graphEvent,
  graphTime,
  startOutlookTest,
  type OutlookTest,
} from '../../../test/calendar/outlook.ts';
import type { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import { at, changeMeeting, createMeeting, type TestMember } from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import type { GraphCalendar } from '../../../test/providers/graph-calendar.ts';
import type { TestMicrosoft } from '../../../test/providers/microsoft.ts';

let calendar: OutlookTest;
let microsoft: TestMicrosoft;
let outlook: GraphCalendar;
let office: TestOffice;
let aoi: TestMember;
let ren: TestMember;
let followed: SyncedCalendar;
let idOf: OutlookTest['idOf'];
let subjects: OutlookTest['subjects'];
beforeAll(async () => {
  calendar = await startOutlookTest();
  ({ microsoft, outlook, office, aoi, ren, followed, idOf, subjects } = calendar);
});
afterAll(() => calendar.close());
beforeEach(async () => {
  await calendar.clear();
  await calendar.link();
});

const sync = () => followed.sync();
const written = (since: number) =>
  microsoft.calls.slice(since).filter(({ method }) => method !== 'GET');

/** Builds an Exchange id, which embeds the UID of an external event. */
const exchangeIdOf = (uid: string) =>
  `040000008200E00074C5B7101A82E008${'0'.repeat(32)}240000007643616C2D55696401000000` +
  `${Buffer.from(uid).toString('hex').toUpperCase()}00`;

describe('office meetings in Outlook', () => {
  it('are created with their sensitivity and UTC times', async () => {
    await createMeeting(office, aoi, { visibility: 'PRIVATE' });
    await sync();
    expect([...outlook.events.values()]).toMatchObject([
      { subject: '定例', start: graphTime(at(23, 1)), sensitivity: 'private' },
    ]);
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
      await changeMeeting(office, aoi, id, { title: '月例' });
      await sync();
      outlook.delaysChanges = false;
      await sync();
      expect(subjects()).toEqual(['月例']);
    },
  );

  it('are declined when an attendee deletes the event, and recreated after acceptance', async () => {
    const { id } = (await createMeeting(office, ren, { participantIds: [aoi.userId] })).body;
    await sync();
    outlook.remove(idOf(id));
    await sync();
    expect(await followed.meeting(id)).toMatchObject({
      status: 'SCHEDULED',
      ownAnswer: 'DECLINED',
    });
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
    const invitation = outlook.add(graphEvent('定例', 23, { iCalUId: exchangeIdOf(id) }));
    await sync();
    expect([[...outlook.events.keys()], await followed.titles()]).toEqual([[invitation], []]);
    const since = microsoft.calls.length;
    await changeMeeting(office, ren, id, { title: '月例' });
    await sync();
    outlook.change(invitation, { subject: '月例' });
    await sync();
    expect(written(since)).toEqual([]);
    outlook.remove(invitation);
    await sync();
    expect(await followed.meeting(id)).toMatchObject({
      status: 'SCHEDULED',
      ownAnswer: 'DECLINED',
    });
  });

  it('appear once per occurrence of a series, with separate answers', async () => {
    const first = await createMeeting(office, ren, {
      participantIds: [aoi.userId],
      recurrence: 'FREQ=DAILY;COUNT=3',
    });
    await sync();
    expect(outlook.events.size).toBe(3);
    const { seriesId } = first.body;
    const series = outlook.add({
      ...dailyGraphEvent('定例', 23, 3),
      iCalUId: exchangeIdOf(seriesId!),
    });
    await sync();
    await sync();
    expect([[...outlook.events.keys()], await followed.titles()]).toEqual([[series], []]);
    outlook.remove(series, at(24, 1));
    await sync();
    await sync();
    const path = '/v1/meetings';
    const { data } = (await office.call<Schemas['MeetingList']>('GET', path, aoi)).body;
    expect(data.map(({ ownAnswer }) => ownAnswer)).toEqual(['NONE', 'DECLINED', 'NONE']);
    expect([[...outlook.events.keys()], await followed.titles()]).toEqual([[series], []]);
    const declined = { responseStatus: { response: 'declined' }, showAs: 'busy' };
    outlook.change(series, declined);
    await sync();
    expect((await followed.meeting(first.body.id)).ownAnswer).toBe('DECLINED');
    // The whole series is declined, so it does not count as busy.
    outlook.change(series, { responseStatus: { response: 'organizer' } });
    await sync();
    expect([await followed.titles(), await followed.busyTimes(ren)]).toEqual([[], []]);
    outlook.remove(series);
    await sync();
    expect((await followed.meeting(first.body.id)).ownAnswer).toBe('DECLINED');
  });

  it('move with their events, but not outside the planning horizon', async () => {
    const { id } = (await createMeeting(office, aoi)).body;
    await sync();
    outlook.change(idOf(id), {
      start: graphTime(at(24, 5)),
      end: graphTime(at(24, 6)),
      subject: '移動',
    });
    await sync();
    expect(await followed.meeting(id)).toMatchObject({
      title: '移動',
      startTime: '2026-11-24T05:00:00.000Z',
    });
    const years = (hour: string) => graphTime(`2029-01-01T${hour}:00:00`);
    outlook.change(idOf(id), { start: years('05'), end: years('06') });
    await sync();
    expect(await followed.meeting(id)).toMatchObject({ status: 'SCHEDULED', title: '移動' });
    expect(outlook.events.get(idOf(id))!.start).toEqual(graphTime('2026-11-24T05:00:00'));
  });

  it('do not overwrite a concurrent change in Outlook', async () => {
    const { id } = (await createMeeting(office, aoi)).body;
    await sync();
    await changeMeeting(office, aoi, id, { title: '内' });
    microsoft.failureFor = ({ method }) => {
      if (method === 'PATCH')
        outlook.change(idOf(id), { subject: '外', lastModifiedDateTime: later });
      return null;
    };
    const later = '2026-11-20T09:10:00Z';
    await sync();
    expect(subjects()).toEqual(['外']);
    microsoft.failureFor = () => null;
    await sync();
    await sync();
    expect([subjects(), (await followed.meeting(id)).title]).toEqual([['外'], '外']);
  });

  it('survive the renewal of the change view', async () => {
    const start = { startTime: '2027-01-20T01:00:00Z', endTime: '2027-01-20T02:00:00Z' };
    const { id } = (await createMeeting(office, aoi, start)).body;
    outlook.add(graphEvent('歯医者', 23));
    await sync();
    const { cursor } = await followed.account();
    const later = office.platform.now().getTime() + 9 * 24 * 60 * 60_000;
    outlook.add(graphEvent('面談', 30));
    const since = microsoft.calls.length;
    await followed.sync(() => new Date(later));
    expect((await followed.account()).cursor!.slice(0, 10)).not.toBe(cursor!.slice(0, 10));
    expect([written(since), await followed.titles()]).toEqual([[], ['歯医者', '面談']]);
    expect((await followed.meeting(id)).status).toBe('SCHEDULED');
  });
});
