import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
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

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let mei: TestMember;
let guest: TestMember;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, mei, guest } = await startMeetingOffice());
});
afterAll(() => office.close());
beforeEach(() => clearMeetings(office));

type Meeting = Schemas['Meeting'];

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
    expect(await listMeetings(office, aoi)).toHaveLength(1);
  });

  it('is booked by a series for all occurrences or for none', async () => {
    await inRoom({ startTime: at(25, 1, 30), endTime: at(25, 2, 30) });
    const series = await inRoom({ recurrence: 'FREQ=DAILY;COUNT=5' });
    expect(series).toMatchObject({ status: 409, errors: 'meetingRoomBusy' });
    expect(series.body).toMatchObject({ data: { startTime: at(25, 1, 30) } });
    expect(await listMeetings(office, aoi)).toHaveLength(1);
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
    expect(await changeMeeting(office, aoi, body.id, next)).toMatchObject({
      status: 409,
      errors: 'meetingRoomBusy',
    });
    expect((await getMeeting(office, aoi, body.id)).body.startTime).toBe(at(23, 1));
    await cancelMeeting(office, aoi, after.body.id);
    expect((await changeMeeting(office, aoi, body.id, next)).status).toBe(200);
    expect((await inRoom()).status).toBe(201);
    expect(
      (await changeMeeting(office, aoi, body.id, { meetingRoomId: null })).body.meetingRoom,
    ).toBeNull();
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
