import type { Schemas } from '@office/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { post, roomsPath, sendMessage } from '../../../test/chat.ts';
import { createMeeting, makeMember, type TestMember } from '../../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { chatRooms } from '../../database/schema/chat.ts';
import { meetings } from '../../database/schema/meetings.ts';

type Room = Schemas['ChatRoomSummary'];
type Chat = Schemas['MeetingChat'];

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let mei: TestMember;
let guest: TestMember;
let northwind: TestMember;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura', 1000);
  aoi = await makeMember(office, sakura, { name: '青木 葵' });
  ren = await makeMember(office, sakura, { name: '高橋 蓮' });
  mei = await makeMember(office, sakura, { name: '伊藤 芽依' });
  guest = await makeMember(office, sakura, { role: 'GUEST', name: '来客 一' });
  northwind = await makeMember(office, await makeOrganization(office, 'Northwind'));
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.platform.db.delete(meetings);
  await office.platform.db.delete(chatRooms);
});

const plan = async (request: Partial<Schemas['CreateMeetingRequest']> = {}) => {
  const { body } = await createMeeting(office, aoi, { participantIds: [ren.userId], ...request });
  return body;
};
const weekly = { recurrence: 'FREQ=WEEKLY;COUNT=3' };
const call = <T>({ token }: TestMember, method: string, path: string, body?: unknown) =>
  office.call<T>(method, path, { token, ...(body !== undefined && { body }) });
const open = (who: TestMember, meetingId: string) =>
  call<Room>(who, 'POST', `/v1/meetings/${meetingId}/chat`);
const look = (who: TestMember, meetingId: string) =>
  call<Chat>(who, 'GET', `/v1/meetings/${meetingId}/chat`);
const getRoom = (who: TestMember, roomId: string) =>
  call<Room>(who, 'GET', `${roomsPath}/${roomId}`);
const update = (meetingId: string, body: Schemas['UpdateMeetingRequest']) =>
  call<Schemas['Meeting']>(aoi, 'PATCH', `/v1/meetings/${meetingId}`, body);
const linesOf = async (roomId: string) => {
  const path = `${roomsPath}/${roomId}/messages`;
  const { body } = await call<Schemas['ChatMessageSlice']>(aoi, 'GET', path);
  return body.systemLines.map(({ kind, people }) => ({
    kind,
    people: people.map(({ name }) => name),
  }));
};
const listed = async (who: TestMember, query = '?type=MEETING') =>
  (await call<Schemas['ChatRoomList']>(who, 'GET', `${roomsPath}${query}`)).body.data;
const notFound = { status: 404, errors: 'meetingNotFound' };
const roomNotFound = { status: 404, errors: 'chatRoomNotFound' };
const answerOf = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  errors: (body as { errors?: unknown }).errors,
});

describe('openMeetingChat', () => {
  it('creates a room of the participants with the title of the meeting', async () => {
    const { id } = await plan({ participantIds: [ren.userId, guest.userId] });
    expect((await look(ren, id)).body).toEqual({ roomId: null, canOpen: true });
    const { status, body: room } = await open(ren, id);
    expect(status).toBe(200);
    expect(room).toMatchObject({
      type: 'MEETING',
      name: '定例',
      role: 'USER',
      ownerId: aoi.userId,
      memberCount: 3,
    });
    expect((await open(aoi, id)).body).toMatchObject({ id: room.id, role: 'ADMIN' });
    expect((await open(guest, id)).body.id).toBe(room.id);
    expect((await look(guest, id)).body).toEqual({ roomId: room.id, canOpen: true });
  });

  it('creates one room for 50 parallel callers', async () => {
    const { id } = await plan();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => open(index % 2 ? aoi : ren, id)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await office.platform.db.$count(chatRooms)).toBe(1);
    expect(answers[0]!.body.memberCount).toBe(2);
  });

  it('creates one room for parallel callers in different meetings of a series', async () => {
    const { seriesId } = await plan(weekly);
    const ids = (await office.platform.db.select().from(meetings)).map(({ id }) => id);
    expect(seriesId).not.toBeNull();
    const answers = await Promise.all([...ids, ...ids].map((id) => open(ren, id)));
    expect(ids).toHaveLength(3);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('returns 404 to members who do not participate, and to other organisations', async () => {
    const { id } = await plan();
    const { body: room } = await open(aoi, id);
    await sendMessage(office, aoi, room.id, '議題です');
    expect((await look(mei, id)).body).toEqual({ roomId: null, canOpen: false });
    expect(answerOf(await open(mei, id))).toEqual(notFound);
    expect(answerOf(await getRoom(mei, room.id))).toEqual(roomNotFound);
    for (const who of [guest, northwind]) {
      expect(answerOf(await look(who, id))).toEqual(notFound);
      expect(answerOf(await open(who, id))).toEqual(notFound);
    }
  });

  it('lists the room for others after the first message only', async () => {
    const { id } = await plan();
    const { body: room } = await open(ren, id);
    expect((await listed(ren)).map((each) => each.id)).toEqual([room.id]);
    expect(await listed(aoi)).toEqual([]);
    await sendMessage(office, ren, room.id, 'よろしくお願いします');
    expect(await listed(aoi)).toMatchObject([{ id: room.id, unreadCount: 1 }]);
    expect(await listed(aoi, '?type=CHANNEL')).toEqual([]);
  });

  it('stays readable after the meeting was cancelled', async () => {
    const { id } = await plan();
    const { body: room } = await open(ren, id);
    await sendMessage(office, ren, room.id, '延期しましょう');
    await call(aoi, 'DELETE', `/v1/meetings/${id}`);
    expect((await look(ren, id)).body).toEqual({ roomId: room.id, canOpen: true });
    expect((await getRoom(ren, room.id)).body.lastMessage).toMatchObject({
      content: '延期しましょう',
    });
  });
});

describe('changes of the meeting', () => {
  it('adds invited participants and removes others', async () => {
    const { id } = await plan();
    const { body: room } = await open(aoi, id);
    await sendMessage(office, aoi, room.id, '議題です');
    await update(id, { participantIds: [mei.userId] });
    expect((await getRoom(mei, room.id)).body).toMatchObject({ memberCount: 2, unreadCount: 0 });
    expect(answerOf(await getRoom(ren, room.id))).toEqual(roomNotFound);
    expect(answerOf(await open(ren, id))).toEqual(notFound);
    expect((await post(office, ren, room.id, { content: 'こんにちは' })).status).toBe(404);
    expect(await linesOf(room.id)).toEqual([
      { kind: 'JOINED', people: ['伊藤 芽依'] },
      { kind: 'REMOVED', people: ['高橋 蓮'] },
    ]);
  });

  it('renames the room with the meeting', async () => {
    const { id } = await plan();
    const { body: room } = await open(aoi, id);
    await update(id, { title: '企画会議' });
    expect((await getRoom(ren, room.id)).body.name).toBe('企画会議');
    expect(await linesOf(room.id)).toEqual([{ kind: 'RENAMED', people: [] }]);
  });

  it('keeps the title and the members of a series when one meeting changes', async () => {
    const { id } = await plan(weekly);
    const { body: room } = await open(aoi, id);
    await update(id, { title: '特別回', participantIds: [mei.userId], scope: 'THIS' });
    expect((await getRoom(ren, room.id)).body).toMatchObject({ name: '定例', memberCount: 3 });
    await update(id, { participantIds: [mei.userId], scope: 'ALL' });
    expect(answerOf(await getRoom(ren, room.id))).toEqual(roomNotFound);
  });

  it('keeps the chat when a meeting becomes a series and when the series is split', async () => {
    const { id } = await plan();
    const { body: room } = await open(aoi, id);
    await update(id, weekly);
    const last = (await office.platform.db.select().from(meetings))
      .toSorted((a, b) => Number(a.startTime) - Number(b.startTime))
      .at(-1)!;
    await update(last.id, { startTime: '2026-12-07T03:00:00.000Z', scope: 'FOLLOWING' });
    expect((await look(ren, last.id)).body.roomId).toBe(room.id);
  });
});

describe('operations on the room', () => {
  it.each([
    ['renaming', 'PATCH', '', { name: '別名' }],
    ['inviting', 'POST', '', () => ({ userIds: [mei.userId] })],
    ['deletion', 'DELETE', '', { name: '定例' }],
    ['the removal of a member', 'DELETE', () => `/user/${ren.userId}`, undefined],
    ['leaving', 'DELETE', '/user', undefined],
    ['an invitation code', 'GET', '/invite-token', undefined],
    ['a changed role', 'PATCH', '/role', () => ({ userId: ren.userId, role: 'ADMIN' })],
  ])('returns chatRoomFollowsMeeting for %s', async (_, method, path, body) => {
    const { id } = await plan();
    const { body: room } = await open(aoi, id);
    const end = typeof path === 'function' ? path() : path;
    const sent = typeof body === 'function' ? body() : body;
    expect(answerOf(await call(aoi, method, `${roomsPath}/${room.id}${end}`, sent))).toEqual({
      status: 422,
      errors: 'chatRoomFollowsMeeting',
    });
  });

  it('lets the organiser delete a message of another participant', async () => {
    const { id } = await plan();
    const { body: room } = await open(aoi, id);
    const message = await sendMessage(office, ren, room.id, '誤送信');
    const path = `${roomsPath}/${room.id}/messages/${message.id}`;
    expect((await call(aoi, 'DELETE', path)).status).toBe(200);
    const own = await sendMessage(office, aoi, room.id, '議題です');
    const other = `${roomsPath}/${room.id}/messages/${own.id}`;
    expect((await call(ren, 'DELETE', other)).status).toBe(403);
  });

  it('cannot be created as a chat room', async () => {
    const { status } = await call(aoi, 'POST', roomsPath, { type: 'MEETING', name: '定例' });
    expect(status).toBe(400);
  });

  it('is found by its name and by its messages', async () => {
    const { id } = await plan({ title: '予算審議' });
    const { body: room } = await open(aoi, id);
    await sendMessage(office, aoi, room.id, '来期の見積もりです');
    const path = `/chat-room/${room.id}`;
    const search = async (who: TestMember, keyword: string) =>
      JSON.stringify((await call(who, 'GET', `/v1/search?q=${keyword}`)).body);
    expect(await search(ren, encodeURIComponent('予算審議'))).toContain(path);
    expect(await search(ren, encodeURIComponent('見積もり'))).toContain(path);
    expect(await search(mei, encodeURIComponent('見積もり'))).not.toContain(path);
  });
});
