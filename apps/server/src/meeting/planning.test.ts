import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, createMeeting, roomOf, type TestMember } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import { blockMember } from '../admin/members/member-changes.ts';
import { meetings, meetingSeries } from '../database/schema/meetings.ts';
import { planOpenSeries } from './series-planning.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let mei: TestMember;
let admin: TestMember;
let guest: TestMember;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  [aoi, ren, mei] = [
    await makeMember(office, sakura),
    await makeMember(office, sakura),
    await makeMember(office, sakura),
  ];
  admin = await makeMember(office, sakura, { role: 'ORGANIZATION_ADMIN' });
  guest = await makeMember(office, sakura, { role: 'GUEST' });
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.platform.db.delete(meetings);
  await office.platform.db.delete(meetingSeries);
  office.sent.length = 0;
});

type Meeting = Schemas['Meeting'];
const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, day, hour, minute)).toISOString();
const change = (who: TestMember, id: string, body: Record<string, unknown>) =>
  office.call<Meeting>('PATCH', `/v1/meetings/${id}`, { token: who.token, body });
const cancel = (who: TestMember, id: string, scope = '') =>
  office.call('DELETE', `/v1/meetings/${id}${scope && `?scope=${scope}`}`, { token: who.token });
const look = (who: TestMember, id: string) =>
  office.call<Meeting>('GET', `/v1/meetings/${id}`, { token: who.token });
const listOf = async (who: TestMember) =>
  (await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', { token: who.token })).body
    .data;
const starts = async (who: TestMember) => (await listOf(who)).map(({ startTime }) => startTime);
const sentMessages = (kind: string) => office.sent.filter((message) => message.kind === kind);

describe('planning a meeting', () => {
  it('adds it to the calendars of all participants and notifies them', async () => {
    const { status, body } = await createMeeting(office, aoi, {
      description: ' 議題は三つ ',
      participantIds: [ren.userId],
      meetingRoomId: roomOf(sakura),
      passcode: 'a#1',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: '定例',
      description: '議題は三つ',
      status: 'SCHEDULED',
      provider: 'OFFICE',
      passcode: 'a#1',
      visibility: 'OPEN',
      canEdit: true,
      ownAnswer: 'ACCEPTED',
      seriesId: null,
      meetingRoom: { id: roomOf(sakura) },
    });
    expect(body.providerMeetingId).toMatch(/^\d{9}$/);
    expect(body.meetingUrl).toBe(`${office.platform.config.publicUrl}/online-meeting/${body.id}`);
    const answers = Object.fromEntries(body.participants.map(({ id, answer }) => [id, answer]));
    expect(answers).toEqual({ [aoi.userId]: 'ACCEPTED', [ren.userId]: 'NONE' });
    expect((await listOf(ren)).map(({ id }) => id)).toEqual([body.id]);
    const [news] = sentMessages('updateMeetingStatus');
    expect(news).toMatchObject({ payload: { meetingId: body.id, status: 'SCHEDULED' } });
    expect((news!.target as { userIds: string[] }).userIds.toSorted()).toEqual(
      [aoi.userId, ren.userId].toSorted(),
    );
  });

  it('starts immediately without a start time', async () => {
    const { body } = await createMeeting(office, aoi, {
      startTime: undefined,
      endTime: at(20, 9, 30),
    });
    expect(body).toMatchObject({ status: 'ONGOING', startTime: '2026-11-20T09:00:00.000Z' });
  });

  it.each<[string, Record<string, unknown>, number, unknown]>([
    ['of 29 minutes', { endTime: at(23, 1, 29) }, 422, 'meetingDurationTooShort'],
    ['of 30 minutes', { endTime: at(23, 1, 30) }, 201, undefined],
    ['with equal start and end', { endTime: at(23, 1) }, 422, 'meetingTimeInvalid'],
    ['with an end before the start', { endTime: at(22, 1) }, 422, 'meetingTimeInvalid'],
    ['of more than a day', { endTime: at(24, 1, 1) }, 422, 'meetingTimeInvalid'],
    ['that starts now', { startTime: at(20, 9), endTime: at(20, 10) }, 422, 'meetingTimeInvalid'],
    [
      'in two years',
      { startTime: '2028-11-23T01:00:00Z', endTime: '2028-11-23T02:00:00Z' },
      422,
      'meetingTimeInvalid',
    ],
    ['with an invalid time', { startTime: '0000-01-01T00:00:00Z' }, 400, { startTime: 'invalid' }],
    ['with an unknown time zone', { timeZone: 'Mars/Base' }, 400, { timeZone: 'invalid' }],
    ['without a name', { title: ' ' }, 400, { title: 'invalid' }],
    ['with 1001 characters', { description: 'あ'.repeat(1001) }, 400, { description: 'tooLong' }],
    ['with a passcode of 11 characters', { passcode: '12345678901' }, 400, { passcode: 'tooLong' }],
    ['with a blank passcode', { passcode: ' ' }, 400, { passcode: 'invalid' }],
    ['with an invalid rule', { recurrence: 'FREQ=HOURLY' }, 400, { recurrence: 'invalid' }],
    ['without participants', { participantIds: [randomUUID()] }, 404, 'userNotFound'],
    ['without a room', { meetingRoomId: randomUUID() }, 404, 'meetingRoomNotFound'],
    ['on Zoom without an account', { provider: 'ZOOM' }, 422, 'accountNotLinked'],
    [
      'with 50 participants',
      { participantIds: Array.from({ length: 50 }, () => randomUUID()) },
      422,
      'meetingParticipantsOverLimit',
    ],
  ])('validates a meeting %s', async (_name, request, status, errors) => {
    const answer = await createMeeting(office, aoi, request);
    expect([answer.status, answer.errors]).toEqual([status, errors]);
    expect(await listOf(aoi)).toHaveLength(status === 201 ? 1 : 0);
  });

  it.each([
    ['a meeting in a room', () => ({ meetingRoomId: roomOf(sakura) })],
    ['a series', () => ({ recurrence: 'FREQ=DAILY;COUNT=3' })],
  ])('creates it once for repeated requests with the same client id: %s', async (_, more) => {
    const body = { ...more(), participantIds: [ren.userId], clientId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => createMeeting(office, aoi, body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const [id] = new Set(answers.map((answer) => answer.body.id));
    expect((await listOf(aoi)).filter((each) => each.title === '定例')).toHaveLength(
      'recurrence' in body ? 3 : 1,
    );
    const lateRequest = { ...body, startTime: '2026-11-01T01:00:00.000Z' };
    expect(await createMeeting(office, aoi, lateRequest)).toMatchObject({
      status: 201,
      body: { id },
    });
    expect((await createMeeting(office, mei, { clientId: body.clientId })).body.id).not.toBe(id);
  });

  it('rejects guests, and users or rooms of other organisations', async () => {
    const other = await makeOrganization(office, 'Northwind');
    const olivia = await makeMember(office, other);
    const blocked = await makeMember(office, sakura);
    const { organizationId } = sakura;
    await blockMember(office.platform, { organizationId, userId: blocked.userId });
    expect(await createMeeting(office, guest)).toMatchObject({ status: 403, errors: 'forbidden' });
    for (const { userId } of [olivia, blocked]) {
      const answer = await createMeeting(office, aoi, { participantIds: [userId] });
      expect(answer).toMatchObject({ status: 404, errors: 'userNotFound' });
    }
    const foreign = await createMeeting(office, aoi, { meetingRoomId: roomOf(other) });
    expect(foreign).toMatchObject({ status: 404, errors: 'meetingRoomNotFound' });
  });
});

describe('a meeting room', () => {
  const inRoom = (request: Record<string, unknown> = {}) =>
    createMeeting(office, aoi, { meetingRoomId: roomOf(sakura), ...request });

  it('is booked by only one of 50 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        inRoom({
          startTime: at(23, 1, (index % 5) * 5),
          endTime: at(23, 2, (index % 5) * 5),
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 49]);
    for (const { errors, body } of lost) {
      expect(errors).toBe('meetingRoomBusy');
      expect(body).toMatchObject({ data: { startTime: won[0]!.body.startTime } });
    }
    expect(await listOf(aoi)).toHaveLength(1);
  });

  it('is booked by a series for all occurrences or for none', async () => {
    await inRoom({ startTime: at(25, 1, 30), endTime: at(25, 2, 30) });
    const series = await inRoom({ recurrence: 'FREQ=DAILY;COUNT=5' });
    expect(series).toMatchObject({ status: 409, errors: 'meetingRoomBusy' });
    expect(series.body).toMatchObject({ data: { startTime: at(25, 1, 30) } });
    expect(await listOf(aoi)).toHaveLength(1);
    expect((await inRoom({ recurrence: 'FREQ=DAILY;COUNT=2' })).status).toBe(201);
    expect((await inRoom({ startTime: at(24, 1), endTime: at(24, 2) })).status).toBe(409);
  });

  it('is booked by only one of ten concurrent series with different start days', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        inRoom({
          startTime: at(23 + (index % 3), 1),
          endTime: at(23 + (index % 3), 2),
          recurrence: 'FREQ=DAILY;COUNT=20',
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('is free at the end of a booking and after cancelling or moving a meeting', async () => {
    const { body } = await inRoom();
    const next = { startTime: at(23, 2), endTime: at(23, 3) };
    const after = await inRoom(next);
    expect(after.status).toBe(201);
    expect(await change(aoi, body.id, next)).toMatchObject({
      status: 409,
      errors: 'meetingRoomBusy',
    });
    expect((await look(aoi, body.id)).body.startTime).toBe(at(23, 1));
    await cancel(aoi, after.body.id);
    expect((await change(aoi, body.id, next)).status).toBe(200);
    expect((await inRoom()).status).toBe(201);
    expect((await change(aoi, body.id, { meetingRoomId: null })).body.meetingRoom).toBeNull();
    expect((await inRoom(next)).status).toBe(201);
  });

  it('returns whether it is free and the end of the occupied period', async () => {
    await inRoom();
    const second = await inRoom({ startTime: at(23, 2), endTime: at(23, 2, 30) });
    const ask = (startTime: string, endTime: string, more = {}) =>
      office.call<Schemas['MeetingRoomBusy']>('POST', '/v1/meetings/room/busy', {
        token: ren.token,
        body: { meetingRoomId: roomOf(sakura), startTime, endTime, ...more },
      });
    const free = { busy: false, startTime: null, endTime: null };
    expect((await ask(at(23, 1, 30), at(23, 1, 45))).body).toEqual({
      busy: true,
      startTime: at(23, 1),
      endTime: at(23, 2, 30),
    });
    expect((await ask(at(23, 2, 30), at(23, 3))).body).toEqual(free);
    const own = { exceptMeetingId: second.body.id };
    expect((await ask(at(23, 2), at(23, 3), own)).body).toEqual(free);
    expect(await ask(at(23, 3), at(23, 2))).toMatchObject({ errors: { endTime: 'invalid' } });
  });

  it('returns its bookings, with titles only for permitted members', async () => {
    const open = await inRoom({ participantIds: [guest.userId] });
    const later = { startTime: at(23, 2), endTime: at(23, 2, 30) };
    const closed = await inRoom({ ...later, visibility: 'PRIVATE' });
    const ask = async (who: TestMember, query: Record<string, string> = {}) => {
      const of = { startTime: at(23, 0), endTime: at(24, 0), ...query };
      const path = `/v1/meetings/rooms/bookings?${new URLSearchParams(of)}`;
      return office.call<Schemas['RoomBookingsList']>('GET', path, { token: who.token });
    };
    const [first, second] = [
      { startTime: at(23, 1), endTime: at(23, 2), meetingId: open.body.id, title: '定例' },
      { ...later, meetingId: closed.body.id, title: null },
    ];
    const { data } = (await ask(ren)).body;
    expect(data.find(({ meetingRoomId }) => meetingRoomId === roomOf(sakura))?.bookings).toEqual([
      first,
      second,
    ]);
    const bookingsFor = async (who: TestMember, query = {}) =>
      (await ask(who, { meetingRoomId: roomOf(sakura), ...query })).body.data[0]?.bookings;
    expect(await bookingsFor(aoi)).toEqual([first, { ...second, title: '定例' }]);
    expect(await bookingsFor(guest)).toEqual([first, { ...second, meetingId: null }]);
    // Excludes bookings that end at `startTime` or start at `endTime`.
    expect(await bookingsFor(ren, { startTime: at(23, 2), floorId: sakura.floorId })).toEqual([
      second,
    ]);
    expect(await bookingsFor(ren, { endTime: at(23, 2) })).toEqual([first]);
    expect(await ask(ren, { meetingRoomId: randomUUID() })).toMatchObject({
      errors: 'meetingRoomNotFound',
    });
    expect(await ask(ren, { floorId: randomUUID() })).toMatchObject({ errors: 'floorInvalid' });
    for (const endTime of [at(22, 0), '2027-01-01T00:00:00Z']) {
      expect(await ask(ren, { endTime })).toMatchObject({ errors: { endTime: 'invalid' } });
    }
  });

  it('is booked once for repeated requests to start a meeting', async () => {
    const body = { meetingRoomId: roomOf(sakura), clientId: randomUUID() };
    const begin = () => office.call<Meeting>('POST', '/v1/meetings/meeting-area', { ...aoi, body });
    const answers = [...(await Promise.all([begin(), begin(), begin()])), await begin()];
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('is booked immediately when a meeting is started in it', async () => {
    await inRoom({ startTime: at(20, 9, 40), endTime: at(20, 11) });
    const begin = (who: TestMember, body = {}) =>
      office.call<Meeting>('POST', '/v1/meetings/meeting-area', {
        token: who.token,
        body: { meetingRoomId: roomOf(sakura), ...body },
      });
    const started = await begin(ren);
    expect(started).toMatchObject({
      status: 201,
      body: { status: 'ONGOING', startTime: at(20, 9), endTime: at(20, 9, 40) },
    });
    expect(await begin(ren)).toMatchObject({ status: 409, errors: 'meetingRoomAlreadyRegistered' });
    expect(await begin(mei)).toMatchObject({ status: 409, errors: 'meetingRoomBusy' });
    expect(await begin(guest)).toMatchObject({ status: 403 });
    const all = await Promise.all(Array.from({ length: 50 }, () => begin(mei)));
    expect(all.filter(({ status }) => status === 201)).toEqual([]);
  });
});

describe('changing a meeting', () => {
  it('moves it, keeps its duration and resets the answers of the other participants', async () => {
    const { body } = await createMeeting(office, aoi, { participantIds: [ren.userId] });
    await office.call('POST', `/v1/meetings/${body.id}/answer`, {
      token: ren.token,
      body: { answer: 'ACCEPTED' },
    });
    expect((await look(aoi, body.id)).body.participants.map(({ answer }) => answer)).toEqual([
      'ACCEPTED',
      'ACCEPTED',
    ]);
    const moved = await change(aoi, body.id, { startTime: at(24, 5), title: '臨時' });
    expect(moved.body).toMatchObject({
      title: '臨時',
      startTime: at(24, 5),
      endTime: at(24, 6),
      ownAnswer: 'ACCEPTED',
    });
    expect((await look(ren, body.id)).body.ownAnswer).toBe('NONE');
    const renamed = await change(aoi, body.id, { participantIds: [mei.userId] });
    expect(renamed.body.participants.map(({ id }) => id).toSorted()).toEqual(
      [aoi.userId, mei.userId].toSorted(),
    );
    // Removed participants receive a cancellation.
    const endMessage = sentMessages('updateMeetingStatus').find(
      ({ payload }) => (payload as { change: string }).change === 'CANCELED',
    )!;
    expect((endMessage.target as { userIds: string[] }).userIds).toEqual([ren.userId]);
  });

  it('is allowed for the organiser and administrators until it starts', async () => {
    const { body } = await createMeeting(office, aoi, {
      participantIds: [ren.userId, guest.userId],
    });
    const forbidden = { status: 403, errors: 'forbidden' };
    expect(await change(ren, body.id, { title: 'x' })).toMatchObject(forbidden);
    expect(await cancel(guest, body.id)).toMatchObject(forbidden);
    expect((await change(admin, body.id, { title: '管理者' })).status).toBe(200);
    const { body: started } = await createMeeting(office, aoi, {
      startTime: undefined,
      endTime: at(20, 10),
    });
    const ongoing = { status: 409, errors: 'meetingOngoingCannotEdit' };
    expect(await change(aoi, started.id, { title: 'x' })).toMatchObject(ongoing);
    expect(await cancel(aoi, started.id)).toMatchObject(ongoing);
    const other = await makeOrganization(office, 'Eastwind');
    const olivia = await makeMember(office, other, { role: 'ORGANIZATION_ADMIN' });
    const none = { status: 404, errors: 'meetingNotFound' };
    expect(await change(olivia, body.id, { title: 'x' })).toMatchObject(none);
    expect(await cancel(olivia, body.id)).toMatchObject(none);
    await cancel(aoi, body.id);
    expect(await change(aoi, body.id, { title: 'x' })).toMatchObject(none);
  });
});

describe('a series', () => {
  const weekly = (request: Record<string, unknown> = {}) =>
    createMeeting(office, aoi, {
      recurrence: 'FREQ=WEEKLY;COUNT=4',
      participantIds: [ren.userId],
      meetingRoomId: roomOf(sakura),
      ...request,
    });
  const mondays = [23, 30, 37, 44].map((day) => at(day, 1));
  const ids = async () => (await listOf(aoi)).map(({ id }) => id);

  it('creates one meeting per occurrence with a common number', async () => {
    const { body } = await weekly();
    expect(body).toMatchObject({ startTime: mondays[0], recurrence: 'FREQ=WEEKLY;COUNT=4' });
    const all = await listOf(ren);
    expect(all.map(({ startTime }) => startTime)).toEqual(mondays);
    expect(new Set(all.map(({ seriesId }) => seriesId))).toEqual(new Set([body.seriesId]));
    expect(new Set(all.map((one) => one.providerMeetingId))).toEqual(
      new Set([body.providerMeetingId]),
    );
  });

  it('can have a single meeting moved or cancelled', async () => {
    await weekly();
    const [, second, third] = await ids();
    await change(aoi, second!, { startTime: at(31, 3) });
    await cancel(aoi, third!, 'THIS');
    expect(await starts(aoi)).toEqual([mondays[0], at(31, 3), mondays[3]]);
    expect((await look(aoi, third!)).body.status).toBe('CANCELED');
    expect((await look(aoi, second!)).body.seriesId).toBe((await listOf(aoi))[0]!.seriesId);
  });

  it('can be moved from one meeting onwards', async () => {
    const { body } = await weekly({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' });
    const [first, second] = await ids();
    const tuesday = { startTime: at(31, 3), endTime: at(31, 5), scope: 'FOLLOWING' };
    const moved = await change(aoi, second!, tuesday);
    expect(await starts(aoi)).toEqual([mondays[0], at(31, 3), at(38, 3), at(45, 3)]);
    expect(moved.body).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3' });
    expect(moved.body.seriesId).not.toBe(body.seriesId);
    expect((await look(aoi, first!)).body.recurrence).toMatch(/^FREQ=WEEKLY;BYDAY=MO;UNTIL=2026/);
  });

  it('can be moved as a whole from any meeting, keeping its local time', async () => {
    const berlin = { timeZone: 'Europe/Berlin', startTime: '2027-03-15T08:00:00Z' };
    await weekly({ ...berlin, endTime: '2027-03-15T09:00:00Z' });
    const [, , third] = await ids();
    await change(aoi, third!, { startTime: '2027-03-29T10:00:00Z', scope: 'ALL' });
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
    const answer = await change(aoi, first!, { startTime: at(24, 1), scope: 'ALL' });
    expect(answer).toMatchObject({ status: 400, errors: { recurrence: 'required' } });
    const later = await change(aoi, first!, { startTime: at(23, 4), scope: 'ALL' });
    expect(later.body.recurrence).toBe('FREQ=MONTHLY;BYDAY=4MO;COUNT=2');
    expect(await starts(aoi)).toEqual([at(23, 4), '2026-12-28T04:00:00.000Z']);
  });

  it('is planned again when the rule changes, longer or shorter', async () => {
    await weekly();
    const [first, second] = await ids();
    const longer = await change(aoi, second!, {
      recurrence: 'FREQ=DAILY;COUNT=5',
      scope: 'FOLLOWING',
    });
    expect(longer.body.recurrence).toBe('FREQ=DAILY;COUNT=5');
    expect(await starts(ren)).toEqual([
      mondays[0],
      ...[30, 31, 32, 33, 34].map((day) => at(day, 1)),
    ]);
    const [, next] = await ids();
    await change(aoi, next!, { recurrence: 'FREQ=DAILY;COUNT=2', scope: 'ALL' });
    expect(await starts(aoi)).toEqual([mondays[0], at(30, 1), at(31, 1)]);
    const one = await change(aoi, first!, { recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(one).toMatchObject({ status: 400, errors: { scope: 'invalid' } });
  });

  it('can be created from a single meeting', async () => {
    const { body } = await createMeeting(office, aoi, { participantIds: [ren.userId] });
    await change(aoi, body.id, { recurrence: 'FREQ=WEEKLY;COUNT=3' });
    expect(await starts(ren)).toEqual(mondays.slice(0, 3));
  });

  it('can be ended from one meeting onwards', async () => {
    await weekly({ recurrence: 'FREQ=WEEKLY' });
    const [, second] = await ids();
    await cancel(aoi, second!, 'FOLLOWING');
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
    const all = await listOf(ren);
    expect(all).toHaveLength(62);
    expect(new Set(all.map(({ startTime }) => startTime)).size).toBe(62);
    expect(all.at(-1)).toMatchObject({ ownAnswer: 'NONE', meetingRoom: { id: roomOf(sakura) } });
  });

  it('stays consistent under concurrent changes', async () => {
    await weekly();
    const all = await ids();
    const answers = await Promise.all([
      ...all.map((id, index) => change(aoi, id, { title: `名前${index}`, scope: 'ALL' })),
      ...all.map((id, index) => change(admin, id, { description: `説明${index}`, scope: 'ALL' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const after = await listOf(aoi);
    expect(new Set(after.map(({ title }) => title)).size).toBe(1);
    expect(new Set(after.map(({ description }) => description)).size).toBe(1);
  });
});

describe('a private meeting', () => {
  it('shows non-participants only that the requested members are busy', async () => {
    const { body } = await createMeeting(office, aoi, {
      title: '人事',
      participantIds: [ren.userId],
      meetingRoomId: roomOf(sakura),
      visibility: 'PRIVATE',
      recurrence: 'FREQ=WEEKLY;COUNT=2',
    });
    const query = `?ids=${encodeURIComponent(JSON.stringify([ren.userId]))}`;
    const list = await office.call<Schemas['MeetingList']>('GET', `/v1/meetings${query}`, mei);
    expect(list.body.data[0]).toMatchObject({
      id: body.id,
      title: null,
      description: null,
      organizer: null,
      participants: [{ id: ren.userId }],
      meetingRoom: null,
      recurrence: null,
      meetingUrl: null,
      startTime: at(23, 1),
    });
    expect(JSON.stringify(list.body)).not.toContain(aoi.userId);
    expect((await look(mei, body.id)).body).toMatchObject({ title: null, participants: [] });
    expect((await look(ren, body.id)).body.title).toBe('人事');
  });
});
