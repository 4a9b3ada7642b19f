import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  clearMeetings,
  createMeeting,
  cancelMeeting,
  changeMeeting,
  getMeeting,
  listMeetings,
  roomOf,
  startMeetingOffice,
  type TestMember,
} from '../../../test/meetings.ts';
import type { TestOffice } from '../../../test/office.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { planOpenSeries } from './series-planning.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let admin: TestMember;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, admin } = await startMeetingOffice());
});
afterAll(() => office.close());
beforeEach(() => clearMeetings(office));

const starts = async (who: TestMember) =>
  (await listMeetings(office, who)).map(({ startTime }) => startTime);

describe('a series', () => {
  const weekly = (request: Record<string, unknown> = {}) =>
    createMeeting(office, aoi, {
      recurrence: 'FREQ=WEEKLY;COUNT=4',
      participantIds: [ren.userId],
      meetingRoomId: roomOf(sakura),
      ...request,
    });
  const mondays = [23, 30, 37, 44].map((day) => at(day, 1));
  const ids = async () => (await listMeetings(office, aoi)).map(({ id }) => id);

  it('creates one meeting per occurrence with a common number', async () => {
    const { body } = await weekly();
    expect(body).toMatchObject({ startTime: mondays[0], recurrence: 'FREQ=WEEKLY;COUNT=4' });
    const all = await listMeetings(office, ren);
    expect(all.map(({ startTime }) => startTime)).toEqual(mondays);
    expect(new Set(all.map(({ seriesId }) => seriesId))).toEqual(new Set([body.seriesId]));
    expect(new Set(all.map((one) => one.providerMeetingId))).toEqual(
      new Set([body.providerMeetingId]),
    );
  });

  it('can have a single meeting moved or cancelled', async () => {
    await weekly();
    const [, second, third] = await ids();
    await changeMeeting(office, aoi, second!, { startTime: at(31, 3) });
    await cancelMeeting(office, aoi, third!, 'THIS');
    expect(await starts(aoi)).toEqual([mondays[0], at(31, 3), mondays[3]]);
    expect((await getMeeting(office, aoi, third!)).body.status).toBe('CANCELED');
    expect((await getMeeting(office, aoi, second!)).body.seriesId).toBe(
      (await listMeetings(office, aoi))[0]!.seriesId,
    );
  });

  it('can be moved from one meeting onwards', async () => {
    const { body } = await weekly({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' });
    const [first, second] = await ids();
    const tuesday = { startTime: at(31, 3), endTime: at(31, 5), scope: 'FOLLOWING' };
    const moved = await changeMeeting(office, aoi, second!, tuesday);
    expect(await starts(aoi)).toEqual([mondays[0], at(31, 3), at(38, 3), at(45, 3)]);
    expect(moved.body).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3' });
    expect(moved.body.seriesId).not.toBe(body.seriesId);
    expect((await getMeeting(office, aoi, first!)).body.recurrence).toMatch(
      /^FREQ=WEEKLY;BYDAY=MO;UNTIL=2026/,
    );
  });

  it('can be moved as a whole from any meeting, keeping its local time', async () => {
    const berlin = { timeZone: 'Europe/Berlin', startTime: '2027-03-15T08:00:00Z' };
    await weekly({ ...berlin, endTime: '2027-03-15T09:00:00Z' });
    const [, , third] = await ids();
    await changeMeeting(office, aoi, third!, { startTime: '2027-03-29T10:00:00Z', scope: 'ALL' });
    expect(await starts(aoi)).toEqual([
      '2027-03-15T11:00:00.000Z',
      '2027-03-22T11:00:00.000Z',
      '2027-03-29T10:00:00.000Z',
      '2027-04-05T10:00:00.000Z',
    ]);
  });

  it('requires a new rule when the move leaves the days ambiguous', async () => {
    await weekly({ recurrence: 'FREQ=MONTHLY;BYDAY=4MO;COUNT=2' });
    const [first] = await ids();
    const answer = await changeMeeting(office, aoi, first!, { startTime: at(24, 1), scope: 'ALL' });
    expect(answer).toMatchObject({ status: 400, errors: { recurrence: 'required' } });
    const later = await changeMeeting(office, aoi, first!, { startTime: at(23, 4), scope: 'ALL' });
    expect(later.body.recurrence).toBe('FREQ=MONTHLY;BYDAY=4MO;COUNT=2');
    expect(await starts(aoi)).toEqual([at(23, 4), '2026-12-28T04:00:00.000Z']);
  });

  it('is planned again when the rule changes, longer or shorter', async () => {
    await weekly();
    const [first, second] = await ids();
    const longer = await changeMeeting(office, aoi, second!, {
      recurrence: 'FREQ=DAILY;COUNT=5',
      scope: 'FOLLOWING',
    });
    expect(longer.body.recurrence).toBe('FREQ=DAILY;COUNT=5');
    expect(await starts(ren)).toEqual([
      mondays[0],
      ...[30, 31, 32, 33, 34].map((day) => at(day, 1)),
    ]);
    const [, next] = await ids();
    await changeMeeting(office, aoi, next!, { recurrence: 'FREQ=DAILY;COUNT=2', scope: 'ALL' });
    expect(await starts(aoi)).toEqual([mondays[0], at(30, 1), at(31, 1)]);
    const one = await changeMeeting(office, aoi, first!, { recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(one).toMatchObject({ status: 400, errors: { scope: 'invalid' } });
  });

  it('can be created from a single meeting', async () => {
    const { body } = await createMeeting(office, aoi, { participantIds: [ren.userId] });
    await changeMeeting(office, aoi, body.id, { recurrence: 'FREQ=WEEKLY;COUNT=3' });
    expect(await starts(ren)).toEqual(mondays.slice(0, 3));
  });

  it('can be ended from one meeting onwards', async () => {
    await weekly({ recurrence: 'FREQ=WEEKLY' });
    const [, second] = await ids();
    await cancelMeeting(office, aoi, second!, 'FOLLOWING');
    expect(await starts(aoi)).toEqual([mondays[0]]);
    office.advanceClock({ days: 200 });
    await planOpenSeries(office.platform);
    office.advanceClock({ days: -200 });
    expect(await starts(aoi)).toEqual([mondays[0]]);
  });

  it('without an end is planned for a year and extended automatically', async () => {
    await weekly({ recurrence: 'FREQ=WEEKLY' });
    expect(await starts(aoi)).toHaveLength(52);
    office.advanceClock({ days: 70 });
    await Promise.all([planOpenSeries(office.platform), planOpenSeries(office.platform)]);
    office.advanceClock({ days: -70 });
    const all = await listMeetings(office, ren);
    expect(all).toHaveLength(62);
    expect(new Set(all.map(({ startTime }) => startTime)).size).toBe(62);
    expect(all.at(-1)).toMatchObject({ ownAnswer: 'NONE', meetingRoom: { id: roomOf(sakura) } });
  });

  it('stays consistent under concurrent changes', async () => {
    await weekly();
    const all = await ids();
    const answers = await Promise.all([
      ...all.map((id, index) =>
        changeMeeting(office, aoi, id, { title: `名前${index}`, scope: 'ALL' }),
      ),
      ...all.map((id, index) =>
        changeMeeting(office, admin, id, { description: `説明${index}`, scope: 'ALL' }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const after = await listMeetings(office, aoi);
    expect(new Set(after.map(({ title }) => title)).size).toBe(1);
    expect(new Set(after.map(({ description }) => description)).size).toBe(1);
  });
});
