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
  makeMember,
  roomOf,
  startMeetingOffice,
  type TestMember,
} from '../../test/meetings.ts';
import type { TestOffice } from '../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import { blockMember } from '../admin/members/member-changes.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let mei: TestMember;
let admin: TestMember;
let guest: TestMember;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, mei, admin, guest } = await startMeetingOffice());
});
afterAll(() => office.close());
beforeEach(() => clearMeetings(office));

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
    expect((await listMeetings(office, ren)).map(({ id }) => id)).toEqual([body.id]);
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
    [
      'with a description of 1001 characters',
      { description: 'あ'.repeat(1001) },
      400,
      { description: 'tooLong' },
    ],
    ['with a passcode of 11 characters', { passcode: '12345678901' }, 400, { passcode: 'tooLong' }],
    ['with a blank passcode', { passcode: ' ' }, 400, { passcode: 'invalid' }],
    ['with an invalid rule', { recurrence: 'FREQ=HOURLY' }, 400, { recurrence: 'invalid' }],
    ['with an unknown participant', { participantIds: [randomUUID()] }, 404, 'userNotFound'],
    ['in an unknown room', { meetingRoomId: randomUUID() }, 404, 'meetingRoomNotFound'],
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
    expect(await listMeetings(office, aoi)).toHaveLength(status === 201 ? 1 : 0);
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
    expect((await listMeetings(office, aoi)).filter((each) => each.title === '定例')).toHaveLength(
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

describe('changing a meeting', () => {
  it('moves it, keeps its duration and resets the answers of the other participants', async () => {
    const { body } = await createMeeting(office, aoi, { participantIds: [ren.userId] });
    await office.call('POST', `/v1/meetings/${body.id}/answer`, {
      token: ren.token,
      body: { answer: 'ACCEPTED' },
    });
    expect(
      (await getMeeting(office, aoi, body.id)).body.participants.map(({ answer }) => answer),
    ).toEqual(['ACCEPTED', 'ACCEPTED']);
    const moved = await changeMeeting(office, aoi, body.id, {
      startTime: at(24, 5),
      title: '臨時',
    });
    expect(moved.body).toMatchObject({
      title: '臨時',
      startTime: at(24, 5),
      endTime: at(24, 6),
      ownAnswer: 'ACCEPTED',
    });
    expect((await getMeeting(office, ren, body.id)).body.ownAnswer).toBe('NONE');
    const renamed = await changeMeeting(office, aoi, body.id, { participantIds: [mei.userId] });
    expect(renamed.body.participants.map(({ id }) => id).toSorted()).toEqual(
      [aoi.userId, mei.userId].toSorted(),
    );
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
    expect(await changeMeeting(office, ren, body.id, { title: 'x' })).toMatchObject(forbidden);
    expect(await cancelMeeting(office, guest, body.id)).toMatchObject(forbidden);
    expect((await changeMeeting(office, admin, body.id, { title: '管理者' })).status).toBe(200);
    const { body: started } = await createMeeting(office, aoi, {
      startTime: undefined,
      endTime: at(20, 10),
    });
    const ongoing = { status: 409, errors: 'meetingOngoingCannotEdit' };
    expect(await changeMeeting(office, aoi, started.id, { title: 'x' })).toMatchObject(ongoing);
    expect(await cancelMeeting(office, aoi, started.id)).toMatchObject(ongoing);
    const other = await makeOrganization(office, 'Eastwind');
    const olivia = await makeMember(office, other, { role: 'ORGANIZATION_ADMIN' });
    const none = { status: 404, errors: 'meetingNotFound' };
    expect(await changeMeeting(office, olivia, body.id, { title: 'x' })).toMatchObject(none);
    expect(await cancelMeeting(office, olivia, body.id)).toMatchObject(none);
    await cancelMeeting(office, aoi, body.id);
    expect(await changeMeeting(office, aoi, body.id, { title: 'x' })).toMatchObject(none);
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
    expect((await getMeeting(office, mei, body.id)).body).toMatchObject({
      title: null,
      participants: [],
    });
    expect((await getMeeting(office, ren, body.id)).body.title).toBe('人事');
  });
});
