import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, createMeeting, roomOf, type TestMember } from '../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import {
  signInToOrganization,
  makeOrganization,
  type TestOrganization,
} from '../../test/people.ts';
import { engagements } from '../database/schema/engagements.ts';
import { meetingJoinFailures, meetings } from '../database/schema/meetings.ts';
import { notifyDueMeetings } from './meeting-clock.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let mei: TestMember;
let guest: TestMember;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
  [aoi, ren, mei] = [
    await makeMember(office, sakura),
    await makeMember(office, sakura),
    await makeMember(office, sakura),
  ];
  guest = await makeMember(office, sakura, { role: 'GUEST' });
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.platform.db.delete(meetings);
  await office.platform.db.delete(engagements);
  await office.platform.db.delete(meetingJoinFailures);
  office.sent.length = 0;
});

type Meeting = Schemas['Meeting'];

const at = (hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, 20, hour, minute)).toISOString();
const post = (who: TestMember, path: string, body?: unknown) =>
  office.call<Meeting>('POST', `/v1/meetings/${path}`, { token: who.token, body });
const join = (who: TestMember, body: unknown) => post(who, 'join-now', body);
const sentMessages = (kind: string) => office.sent.filter((message) => message.kind === kind);
const busy = async () =>
  (await office.platform.db.select({ userId: engagements.userId }).from(engagements)).map(
    ({ userId }) => userId,
  );

/** Advances the clock, signs the members in again and runs the steps. */
async function later(minutes: number, steps: () => Promise<unknown>): Promise<void> {
  const people = [aoi, ren, mei];
  const before = people.map(({ token }) => token);
  office.advanceClock({ minutes });
  for (const person of people) {
    person.token = (await signInToOrganization(office, person, sakura.organizationId)).token;
  }
  await steps();
  office.advanceClock({ minutes: -minutes });
  for (const [index, person] of people.entries()) person.token = before[index]!;
}

/** Plans a meeting of aoi and ren from 9:30 to 10:30. The clock is at 9:00. */
const planned = async (request: Record<string, unknown> = {}) =>
  (
    await createMeeting(office, aoi, {
      startTime: at(9, 30),
      endTime: at(10, 30),
      participantIds: [ren.userId],
      ...request,
    })
  ).body;

describe('joining a meeting', () => {
  it('is possible from ten minutes before the start, for the organiser at any time, until the end', async () => {
    const { id } = await planned();
    const closed = { status: 422, errors: 'meetingTimeInvalid' };
    expect(await join(ren, { meetingId: id })).toMatchObject(closed);
    expect((await join(aoi, { meetingId: id })).status).toBe(200);
    await later(19, async () => expect(await join(ren, { meetingId: id })).toMatchObject(closed));
    await later(20, async () => {
      expect((await join(ren, { meetingId: id })).status).toBe(200);
    });
    await later(90, async () => expect(await join(aoi, { meetingId: id })).toMatchObject(closed));
  });

  it('shows the participant as busy until they leave', async () => {
    const { id } = await planned();
    await later(35, async () => {
      await join(ren, { meetingId: id });
      await join(ren, { meetingId: id });
      expect(await busy()).toEqual([ren.userId]);
      expect((await post(ren, `${id}/leave`)).status).toBe(204);
      expect((await post(ren, `${id}/leave`)).status).toBe(204);
      expect(await busy()).toEqual([]);
    });
  });

  it('accepts the meeting and shows the participant as present until they leave', async () => {
    const { id } = await planned();
    const renIn = async () => {
      const { body } = await office.call<Meeting>('GET', `/v1/meetings/${id}`, aoi);
      return body.participants.find((person) => person.id === ren.userId);
    };
    expect(await renIn()).toMatchObject({ answer: 'NONE', present: false });
    await later(35, async () => {
      await join(ren, { meetingId: id });
      expect(await renIn()).toMatchObject({ answer: 'ACCEPTED', present: true });
      expect(sentMessages('updateMeetingStatus').at(-1)).toMatchObject({
        payload: { change: 'ANSWERED', answer: 'ACCEPTED', by: { id: ren.userId } },
      });
      await post(ren, `${id}/leave`);
      expect(await renIn()).toMatchObject({ answer: 'ACCEPTED', present: false });
      await join(ren, { meetingId: id });
      expect(sentMessages('updateMeetingStatus').at(-1)).toMatchObject({
        payload: { change: 'ATTENDANCE', by: { id: ren.userId } },
      });
    });
  });

  it('accepts the meeting that a participant had declined', async () => {
    const { id } = await planned();
    await post(ren, `${id}/answer`, { answer: 'DECLINED' });
    await later(35, async () => {
      expect((await join(ren, { meetingId: id })).body.ownAnswer).toBe('ACCEPTED');
    });
  });

  it('clears the busy status of an early organiser when the meeting is cancelled or moved', async () => {
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { startTime: at(12), endTime: at(13) }],
    ] as const) {
      const { id } = await planned();
      await join(aoi, { meetingId: id });
      expect(await busy()).toEqual([aoi.userId]);
      await office.call(method, `/v1/meetings/${id}`, { token: aoi.token, body });
      expect(await busy()).toEqual([]);
    }
  });

  it('leaves no participant busy who joins while the meeting ends', async () => {
    const { id } = await planned({ startTime: undefined, endTime: at(10) });
    const joins = Array.from({ length: 50 }, (_, turn) =>
      turn === 25 ? post(aoi, `${id}/end`) : join(turn % 2 ? ren : aoi, { meetingId: id }),
    );
    await Promise.all(joins);
    expect(await busy()).toEqual([]);
    expect((await join(ren, { meetingId: id })).errors).toBe('meetingTimeInvalid');
  });

  it('requires the number and passcode from members who were not invited', async () => {
    const { id, providerMeetingId, passcode } = await planned();
    const none = { status: 404, errors: 'meetingNotFound' };
    expect(await join(mei, { meetingId: id })).toMatchObject(none);
    expect(await join(guest, { meetingId: id })).toMatchObject(none);
    expect(await join(mei, { number: '000000000', passcode })).toMatchObject(none);
    expect(await join(mei, { number: providerMeetingId, passcode: 'wrong' })).toMatchObject(none);
    await later(35, async () => {
      const spaced = providerMeetingId!.replace(/(\d{3})(\d{3})/, '$1 $2-');
      const joined = await join(mei, { number: spaced, passcode });
      expect(joined).toMatchObject({ status: 200, body: { id, takesPart: true } });
      expect(joined.body.ownAnswer).toBe('ACCEPTED');
    });
    const other = await makeOrganization(office, 'Northwind');
    const olivia = await makeMember(office, other);
    expect(await join(olivia, { number: providerMeetingId, passcode })).toMatchObject(none);
  });

  it('returns 429 for an hour after five wrong passcodes', async () => {
    const { providerMeetingId: number, passcode } = await planned();
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => join(mei, { number, passcode: `no${index}` })),
    );
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(45);
    expect(await join(mei, { number, passcode })).toMatchObject({ errors: 'tooManyRequests' });
    await later(61, async () => {
      expect((await join(mei, { number, passcode })).status).toBe(200);
    });
  });

  it('joins the next meeting of a series', async () => {
    const { providerMeetingId: number, passcode } = await planned({
      recurrence: 'FREQ=DAILY;COUNT=3',
    });
    await later(24 * 60 + 25, async () => {
      const joined = await join(mei, { number, passcode });
      expect(joined.body.startTime).toBe('2026-11-21T09:30:00.000Z');
    });
  });

  it('returns 400 unless the request has either an id or a number with a passcode', async () => {
    const { id, providerMeetingId } = await planned();
    for (const body of [
      {},
      { number: providerMeetingId },
      { meetingId: id, number: '1', passcode: '1' },
    ]) {
      expect((await join(aoi, body)).status).toBe(400);
    }
  });

  it('returns the link only to participants', async () => {
    const { id, passcode, meetingUrl } = await planned();
    const link = (who: TestMember) =>
      office.call<Schemas['MeetingLink']>('GET', `/v1/meetings/join?id=${id}`, who);
    expect((await link(ren)).body).toEqual({
      meetingId: id,
      provider: 'OFFICE',
      meetingUrl,
      passcode,
    });
    expect(await link(mei)).toMatchObject({ status: 404, errors: 'meetingNotFound' });
  });
});

describe('available meetings', () => {
  it('contains the caller’s ongoing meetings and meetings that start within ten minutes', async () => {
    await planned({ title: 'soon', startTime: at(9, 10), endTime: at(9, 40) });
    await planned({ title: 'later', startTime: at(9, 11), endTime: at(9, 41) });
    await planned({ title: 'now', startTime: undefined, endTime: at(10) });
    const overMeeting = await planned({ title: 'over', startTime: undefined, endTime: at(10) });
    await post(aoi, `${overMeeting.id}/end`);
    const titles = async (who: TestMember) =>
      (
        await office.call<Schemas['MeetingList']>('GET', '/v1/meetings/available', who)
      ).body.data.map(({ title }) => title);
    expect(await titles(ren)).toEqual(['now', 'soon']);
    expect(await titles(mei)).toEqual([]);
  });
});

describe('an ongoing meeting', () => {
  const startMeeting = (request: Record<string, unknown> = {}) =>
    planned({ startTime: undefined, endTime: at(10), meetingRoomId: roomOf(sakura), ...request });

  it('frees the room and clears the busy status when the organiser ends it', async () => {
    const { id } = await startMeeting();
    await join(ren, { meetingId: id });
    expect(await post(ren, `${id}/end`)).toMatchObject({ status: 403, errors: 'forbidden' });
    expect((await post(aoi, `${id}/end`)).body.status).toBe('ENDED');
    expect(await busy()).toEqual([]);
    expect((await startMeeting()).meetingRoom?.id).toBe(roomOf(sakura));
    expect(sentMessages('updateMeetingStatus').at(-2)).toMatchObject({
      payload: { status: 'ENDED' },
    });
    const over = { status: 422, errors: 'meetingTimeInvalid' };
    expect(await post(aoi, `${id}/end`)).toMatchObject(over);
    expect(await post(aoi, `${id}/extend`, { endTime: at(11) })).toMatchObject(over);
  });

  it('can be extended while its room is free', async () => {
    const { id } = await startMeeting();
    await planned({ startTime: at(10, 30), endTime: at(11), meetingRoomId: roomOf(sakura) });
    const extend = (endTime: string, who = aoi) => post(who, `${id}/extend`, { endTime });
    expect((await extend(at(10, 30))).body.endTime).toBe(at(10, 30));
    const taken = await extend(at(10, 35));
    expect(taken).toMatchObject({ status: 409, errors: 'meetingRoomBusy' });
    expect(taken.body).toMatchObject({ data: { startTime: at(10, 30) } });
    expect(await extend(at(10, 15))).toMatchObject({ errors: 'meetingTimeInvalid' });
    expect(await extend(at(10, 20), ren)).toMatchObject({ status: 403 });
    const own = await office.call<Meeting>('GET', `/v1/meetings/${id}`, aoi);
    expect(own.body.endTime).toBe(at(10, 30));
  });
});

describe('participants', () => {
  it('answer for one meeting or for a series', async () => {
    await planned({ recurrence: 'FREQ=DAILY;COUNT=3' });
    const all = (await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', ren)).body.data;
    const answer = (id: string, body: unknown, who = ren) => post(who, `${id}/answer`, body);
    await answer(all[0]!.id, { answer: 'DECLINED' });
    await answer(all[1]!.id, { answer: 'TENTATIVE', scope: 'FOLLOWING' });
    const answers = async () =>
      (await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', ren)).body.data.map(
        ({ ownAnswer }) => ownAnswer,
      );
    expect(await answers()).toEqual(['DECLINED', 'TENTATIVE', 'TENTATIVE']);
    await answer(all[2]!.id, { answer: 'ACCEPTED', scope: 'ALL' });
    expect(await answers()).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
    expect(await answer(all[0]!.id, { answer: 'NONE' })).toMatchObject({ status: 400 });
    const none = { status: 404, errors: 'meetingNotFound' };
    expect(await answer(all[0]!.id, { answer: 'ACCEPTED' }, mei)).toMatchObject(none);
    await later(120, async () => {
      const over = await answer(all[0]!.id, { answer: 'DECLINED' });
      expect(over).toMatchObject({ status: 409, errors: 'meetingOngoingCannotEdit' });
    });
  });

  it('are notified once of the start and of the end by several processes', async () => {
    const { id } = await planned();
    office.sent.length = 0;
    const tick = () => Promise.all([1, 2, 3].map(() => notifyDueMeetings(office.platform)));
    await tick();
    expect(sentMessages('updateMeetingStatus')).toEqual([]);
    await later(30, async () => {
      await tick();
      await tick();
      await join(ren, { meetingId: id });
    });
    await later(90, tick);
    const changes = sentMessages('updateMeetingStatus').map(
      ({ payload }) => (payload as { change: string }).change,
    );
    expect(changes.filter((change) => change === 'BEGUN' || change === 'ENDED')).toEqual([
      'BEGUN',
      'ENDED',
    ]);
    expect(await busy()).toEqual([]);
  });
});

describe('busy times', () => {
  const ask = (who: TestMember, people: TestMember[], from = at(0), to = at(23)) => {
    const query = new URLSearchParams({
      userIds: JSON.stringify(people.map(({ userId }) => userId)),
      startTime: from,
      endTime: to,
    });
    const path = `/v1/meetings/user-attendees?${query}`;
    return office.call<Schemas['MeetingAttendeeList']>('GET', path, who);
  };

  it('include titles only for participants and omit declined meetings', async () => {
    const { id } = await planned({ title: '採用' });
    await planned({ title: '別件', startTime: at(11), endTime: at(12), participantIds: [] });
    const time = { startTime: at(9, 30), endTime: at(10, 30) };
    expect((await ask(mei, [ren, mei])).body.data).toEqual([
      { userId: ren.userId, busy: [{ ...time, title: null }] },
      { userId: mei.userId, busy: [] },
    ]);
    expect((await ask(ren, [ren, aoi])).body.data).toEqual([
      { userId: ren.userId, busy: [{ ...time, title: '採用' }] },
      {
        userId: aoi.userId,
        busy: [
          { ...time, title: '採用' },
          { startTime: at(11), endTime: at(12), title: null },
        ],
      },
    ]);
    await post(ren, `${id}/answer`, { answer: 'DECLINED' });
    expect((await ask(mei, [ren])).body.data[0]!.busy).toEqual([]);
    expect((await ask(mei, [aoi], at(10, 30), at(11))).body.data[0]!.busy).toEqual([]);
  });

  it('are not available to guests, for other organisations or for a whole year', async () => {
    const other = await makeOrganization(office, 'Southwind');
    const olivia = await makeMember(office, other);
    expect(await ask(guest, [aoi])).toMatchObject({ status: 403, errors: 'forbidden' });
    expect((await ask(guest, [guest])).status).toBe(200);
    expect(await ask(aoi, [olivia])).toMatchObject({ status: 404, errors: 'userNotFound' });
    const year = await ask(aoi, [aoi], at(0), '2027-11-20T00:00:00Z');
    expect(year).toMatchObject({ status: 400, errors: { endTime: 'invalid' } });
  });

  it('are excluded from suggestions, as are evenings and weekends', async () => {
    await planned({ startTime: '2026-11-23T00:00:00Z', endTime: '2026-11-23T08:00:00Z' });
    await createMeeting(office, mei, {
      startTime: '2026-11-24T00:00:00Z',
      endTime: '2026-11-24T07:00:00Z',
      meetingRoomId: roomOf(sakura),
    });
    const suggest = (body: Record<string, unknown>, who = mei) =>
      office.call<Schemas['SuggestedTimeList']>('POST', '/v1/meetings/suggestions', {
        token: who.token,
        body: {
          userIds: [ren.userId],
          durationMinutes: 60,
          startTime: '2026-11-20T09:00:00Z',
          endTime: '2026-11-25T00:00:00Z',
          timeZone: 'Asia/Tokyo',
          ...body,
        },
      });
    const { body } = await suggest({ meetingRoomId: roomOf(sakura) });
    expect(body.data.map(({ startTime }) => startTime)).toEqual([
      '2026-11-23T08:00:00.000Z',
      '2026-11-24T07:00:00.000Z',
      '2026-11-24T07:30:00.000Z',
      '2026-11-24T08:00:00.000Z',
    ]);
    expect(await suggest({}, guest)).toMatchObject({ status: 403 });
    expect(await suggest({ timeZone: 'x' })).toMatchObject({ errors: { timeZone: 'invalid' } });
    const past = { startTime: '2026-11-18T09:00:00Z', endTime: '2026-11-19T09:00:00Z' };
    expect(await suggest(past)).toMatchObject({ errors: 'meetingTimeInvalid' });
  });
});
