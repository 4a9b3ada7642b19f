import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { roomOf } from '../../test/meetings.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { TestOrganization } from '../../test/people.ts';
import { makeSpeaker, makeVoiceOrganization, type Speaker } from '../../test/voice.ts';
import { meetings } from '../database/schema/meetings.ts';

type Meeting = Schemas['Meeting'];
type RoomMeetings = Schemas['RoomMeetings'];

let server: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
let guest: Speaker;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeVoiceOrganization(server, 'Sakura');
  aoi = await makeSpeaker(server, sakura, { name: '青木 葵' });
  ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
  mei = await makeSpeaker(server, sakura, { name: '伊藤 芽依' });
  guest = await makeSpeaker(server, sakura, { role: 'GUEST' });
});
afterAll(() => server.close());
beforeEach(() => server.platform.db.delete(meetings));

const minute = 60_000;
const inMinutes = (minutes: number) =>
  new Date(server.platform.now().getTime() + minutes * minute).toISOString();
const post = <T = Meeting>({ token }: Speaker, path: string, body?: unknown) =>
  server.call<T>('POST', `/v1/meetings${path}`, { token, ...(body === undefined ? {} : { body }) });
/** Creates a meeting of aoi with ren that begins now, or after the given number of minutes. */
const createMeeting = async (request: Partial<Schemas['CreateMeetingRequest']> = {}, after = 0) => {
  const times = { endTime: inMinutes(after + 60), ...(after && { startTime: inMinutes(after) }) };
  const meetingRequest = {
    title: '定例',
    timeZone: 'Asia/Tokyo',
    participantIds: [ren.userId],
    ...times,
  };
  const { status, body } = await post(aoi, '', { ...meetingRequest, ...request });
  expect(status).toBe(201);
  return body;
};
const open = (who: Speaker, meetingId: string) => who.call('POST', '/rooms/meeting', { meetingId });
const tokenOf = (who: Speaker, roomId: string) => who.call('POST', '/token', { roomId });
const doors = async ({ token }: Speaker, query = '') =>
  (await server.call<{ data: RoomMeetings[] }>('GET', `/v1/meetings/rooms${query}`, { token })).body
    .data;
const statusOf = async ({ token }: Speaker) =>
  (await server.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token })).body.status;
const notFound = { status: 404, errors: 'voiceChatRoomInvalid' };

describe('call of a meeting without a meeting room', () => {
  it('admits participants and viewers with the meeting number and passcode only', async () => {
    const { id, providerMeetingId: number, passcode } = await createMeeting();
    const { status, body: room } = await open(ren, id);
    expect({ status, room }).toMatchObject({
      status: 200,
      room: { id, kind: 'MEETING', name: '定例', meetingRoomId: null, canInvite: false, limit: 5 },
    });
    expect((await tokenOf(ren, id)).status).toBe(200);
    for (const other of [mei, guest]) {
      expect(await open(other, id)).toMatchObject({ status: 404, errors: 'meetingNotFound' });
      expect(await tokenOf(other, id)).toMatchObject(notFound);
      expect(await other.call('GET', `/rooms/${id}`)).toMatchObject(notFound);
    }
    expect((await post(mei, '/join-now', { number, passcode })).status).toBe(200);
    expect((await open(mei, id)).status).toBe(200);
    expect((await tokenOf(mei, id)).status).toBe(200);
  });

  it('admits participants shortly before the start, and the organiser at any time', async () => {
    const { id } = await createMeeting({}, 12);
    const early = { status: 422, errors: 'meetingTimeInvalid' };
    expect(await open(ren, id)).toMatchObject(early);
    expect((await open(aoi, id)).status).toBe(200);
    expect(await tokenOf(ren, id)).toMatchObject(notFound);
    server.advanceClock({ minutes: 3 });
    expect((await open(ren, id)).status).toBe(200);
    expect((await tokenOf(ren, id)).status).toBe(200);
    server.advanceClock({ minutes: -3 });
  });

  it('rejects a sixth participant', async () => {
    const [one, two] = [await makeSpeaker(server, sakura), await makeSpeaker(server, sakura)];
    const crowd = [aoi, mei, guest, one, two];
    const { id } = await createMeeting({
      participantIds: [ren, ...crowd].map(({ userId }) => userId),
    });
    await open(aoi, id);
    const voices = await Promise.all(crowd.map((each) => each.join(id)));
    expect(await tokenOf(ren, id)).toMatchObject({ status: 409, errors: 'voiceChatRoomFull' });
    await Promise.all(voices.map((voice) => voice.hangUp()));
  });

  it('ends for all participants when the meeting is ended', async () => {
    const page = await ren.open();
    const { id } = await createMeeting();
    await open(ren, id);
    const voice = await ren.join(id);
    await post(ren, '/join-now', { meetingId: id });
    expect(await statusOf(ren)).toBe('BUSY');
    expect((await post(aoi, `/${id}/end`)).status).toBe(200);
    await eventually(() => expect(voice.ended()).toMatchObject({ roomId: id, reason: 'ended' }));
    expect(await statusOf(ren)).toBe('AVAILABLE');
    expect(await open(ren, id)).toMatchObject({ status: 422, errors: 'meetingTimeInvalid' });
    expect(await tokenOf(ren, id)).toMatchObject(notFound);
    voice.socket.disconnect();
    page.disconnect();
  });

  it('stays open to participants after the end time until the last one leaves', async () => {
    const { id } = await createMeeting();
    await open(ren, id);
    const voice = await ren.join(id);
    await server.platform.db.update(meetings).set({ endTime: server.platform.now() });
    expect((await tokenOf(aoi, id)).status).toBe(200);
    expect(await tokenOf(mei, id)).toMatchObject(notFound);
    expect(voice.ended()).toBeNull();
    await voice.hangUp();
    expect(await tokenOf(aoi, id)).toMatchObject(notFound);
  });

  it('ends the meeting participation when a participant hangs up', async () => {
    const page = await ren.open();
    const { id } = await createMeeting();
    await open(ren, id);
    const voice = await ren.join(id);
    await post(ren, '/join-now', { meetingId: id });
    expect(await statusOf(ren)).toBe('BUSY');
    await voice.hangUp();
    expect(await statusOf(ren)).toBe('AVAILABLE');
    page.disconnect();
  });
});

describe('call of a meeting in a meeting room', () => {
  const inRoom = { meetingRoomId: '' };
  beforeAll(() => void (inRoom.meetingRoomId = roomOf(sakura)));
  const voiceRoomIdFor = async (who: Speaker) =>
    (await who.call('POST', '/rooms/meeting-area', inRoom)).body.id;

  it('takes place in the voice room of the meeting area and is open to every member inside', async () => {
    const { id } = await createMeeting(inRoom);
    const roomId = await voiceRoomIdFor(aoi);
    expect((await open(aoi, id)).body).toMatchObject({ id: roomId, kind: 'MEETING_AREA' });
    expect((await post(mei, '/join-now', { meetingId: id })).body).toMatchObject({
      takesPart: true,
      ownAnswer: 'ACCEPTED',
    });
    expect(await post(guest, '/join-now', { meetingId: id })).toMatchObject({
      status: 404,
      errors: 'meetingNotFound',
    });
    const voice = await mei.join(roomId);
    await post(aoi, `/${id}/end`);
    await eventually(() => expect(voice.ended()).toMatchObject({ reason: 'ended' }));
    voice.socket.disconnect();
  });

  it('adds members who join the call to the chat of the meeting, except uninvited guests', async () => {
    const { id } = await createMeeting(inRoom);
    const voice = await mei.join(await voiceRoomIdFor(mei));
    const chat = async (who: Speaker, method = 'GET') =>
      server.call<Schemas['MeetingChat'] & { id: string }>(method, `/v1/meetings/${id}/chat`, {
        token: who.token,
      });
    expect((await chat(mei)).body).toEqual({ roomId: null, canOpen: true });
    const { body: room } = await chat(aoi, 'POST');
    expect((await chat(mei)).body).toEqual({ roomId: room.id, canOpen: true });
    const late = await makeSpeaker(server, sakura);
    expect((await chat(late)).body).toEqual({ roomId: null, canOpen: false });
    const voices = [voice, await late.join(await voiceRoomIdFor(late))];
    await eventually(async () =>
      expect((await chat(late)).body).toEqual({ roomId: room.id, canOpen: true }),
    );
    voices.push(await guest.join(await voiceRoomIdFor(guest)));
    expect(await chat(guest, 'POST')).toMatchObject({
      status: 404,
      body: { errors: 'meetingNotFound' },
    });
    for (const each of voices) await each.hangUp();
    expect((await chat(late)).body.roomId).toBe(room.id);
  });

  it('ends the meeting participation when a participant leaves the call', async () => {
    const page = await ren.open();
    const { id } = await createMeeting(inRoom);
    const voice = await ren.join(await voiceRoomIdFor(ren));
    await post(ren, '/join-now', { meetingId: id });
    expect(await statusOf(ren)).toBe('BUSY');
    await voice.hangUp();
    expect(await statusOf(ren)).toBe('AVAILABLE');
    page.disconnect();
  });

  it('admits only participants to a private meeting, including invited guests', async () => {
    const roomId = await voiceRoomIdFor(mei);
    const { id } = await createMeeting({
      ...inRoom,
      visibility: 'PRIVATE',
      participantIds: [ren.userId, guest.userId],
    });
    expect(await tokenOf(mei, roomId)).toMatchObject(notFound);
    expect(await post(mei, '/join-now', { meetingId: id })).toMatchObject({ status: 404 });
    for (const who of [aoi, ren, guest]) expect((await tokenOf(who, roomId)).status).toBe(200);
    await post(aoi, `/${id}/end`);
    expect((await tokenOf(mei, roomId)).status).toBe(200);
    expect(await tokenOf(guest, roomId)).toMatchObject(notFound);
  });

  it('lists the current and the next meeting on the door, without the title of a private meeting', async () => {
    const now = await createMeeting(inRoom);
    const next = await createMeeting({ ...inRoom, visibility: 'PRIVATE', title: '評価' }, 90);
    await createMeeting({ ...inRoom, title: '来月' }, 2 * 24 * 60);
    const [keyaki, momiji] = await doors(ren, `?floorId=${sakura.floorId}`);
    expect(keyaki).toMatchObject({
      meetingRoom: { id: inRoom.meetingRoomId, zoneId: 'keyaki' },
      current: { meetingId: now.id, title: '定例', takesPart: true, canJoin: true, canEdit: false },
      next: { meetingId: next.id, title: '評価', startTime: next.startTime },
    });
    expect(momiji).toMatchObject({ current: null, next: null });
    expect((await doors(mei))[0]).toMatchObject({
      current: { title: '定例', takesPart: false, canJoin: true, meetingUrl: null },
      next: { title: null, organizer: null, takesPart: false, canJoin: false },
    });
    expect((await doors(guest))[0]!.current).toMatchObject({ title: null, canJoin: false });
    const elsewhere = await makeVoiceOrganization(server, 'Northwind');
    expect(await doors(await makeSpeaker(server, elsewhere))).toMatchObject([
      { current: null, next: null },
      { current: null, next: null },
    ]);
    const foreign = await server.call('GET', `/v1/meetings/rooms?floorId=${elsewhere.floorId}`, {
      token: mei.token,
    });
    expect(foreign).toMatchObject({ status: 404, errors: 'floorInvalid' });
  });

  it('notifies everyone who can see the door when a meeting is created, moved or ended', async () => {
    const page = await mei.open();
    const other = { meetingRoomId: (await doors(mei))[1]!.meetingRoom.id };
    const received: unknown[] = [];
    page.on('meetingRoomsChanged', ({ meetingRoomIds }) => received.push(...meetingRoomIds));
    const receives = async (...rooms: string[]) => {
      await expect.poll(() => received.toSorted()).toEqual(rooms.toSorted());
      received.length = 0;
    };
    const { id } = await createMeeting({}, 30);
    const move = (body: object) =>
      server.call('PATCH', `/v1/meetings/${id}`, { token: aoi.token, body });
    await move(inRoom);
    await receives(inRoom.meetingRoomId);
    await move(other);
    await receives(other.meetingRoomId, inRoom.meetingRoomId);
    await move({ meetingRoomId: null });
    await receives(other.meetingRoomId);
    page.disconnect();
  });
});
