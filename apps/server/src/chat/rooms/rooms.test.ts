import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, makeChatMember, sendMessage } from '../../../test/chat.ts';
import type { ChatTestMember } from '../../../test/chat.ts';
import { png } from '../../../test/files.ts';
import { startRoomOffice } from '../../../test/chat-room.ts';
import type { RoomOffice } from '../../../test/chat-room.ts';
import type { TestOffice } from '../../../test/office.ts';

let office: TestOffice;
let sakura: RoomOffice['sakura'];
let aoi: ChatTestMember;
let ren: ChatTestMember;
let mei: ChatTestMember;
let guest: ChatTestMember;
let stranger: ChatTestMember;
let as: RoomOffice['as'];
let sentTo: RoomOffice['sentTo'];
beforeAll(async () => {
  ({ office, sakura, aoi, ren, mei, guest, stranger, as, sentTo } = await startRoomOffice());
});
afterAll(() => office.close());

describe('creating rooms', () => {
  it('makes the creator owner and admin, and the others members', async () => {
    const room = await makeChannel(office, [aoi, ren], '企画');
    expect(room).toMatchObject({
      type: 'CHANNEL',
      name: '企画',
      role: 'ADMIN',
      ownerId: aoi.userId,
      memberCount: 2,
      unreadCount: 0,
      lastMessage: null,
    });
    expect((await as(ren, 'GET', `/${room.id}`)).body).toMatchObject({ role: 'USER' });
    expect(sentTo('addUserToChatRoom', room.id).map(({ target }) => target)).toEqual([
      { organizationId: sakura.organizationId, userId: aoi.userId },
      { organizationId: sakura.organizationId, userId: ren.userId },
    ]);
  });

  it.each([
    [{ type: 'CHANNEL' }, 400, { name: 'required' }],
    [{ type: 'CHANNEL', name: '  ' }, 400, { name: 'invalid' }],
    [{ type: 'CHANNEL', name: 'あ'.repeat(256) }, 400, { name: 'tooLong' }],
    [{ type: 'DIRECT' }, 400, { userIds: 'required' }],
    [{ type: 'DIRECT', name: 'x' }, 400, { name: 'invalid' }],
    [{ type: 'OTHER', name: 'x' }, 400, { type: 'invalid' }],
    [{ type: 'CHANNEL', name: 'x', logoKey: 'chat_room_logo/x/y.png' }, 422, 'fileNotUploaded'],
  ])('rejects %j', async (body, status, errors) => {
    expect(await as(aoi, 'POST', '', body)).toMatchObject({ status, errors });
  });

  it('rejects guests and people of another organisation', async () => {
    const body = { type: 'CHANNEL', name: 'x' };
    expect(await as(guest, 'POST', '', body)).toMatchObject({ status: 403, errors: 'forbidden' });
    const withStranger = { ...body, userIds: [stranger.userId] };
    expect(await as(aoi, 'POST', '', withStranger)).toMatchObject({ errors: 'userNotFound' });
    const direct = { type: 'DIRECT', userIds: [stranger.userId] };
    expect(await as(aoi, 'POST', '', direct)).toMatchObject({ errors: 'userNotFound' });
  });

  it('limits a member to ten rooms, even with twenty concurrent requests', async () => {
    const busy = await makeChatMember(office, sakura);
    const tries = Array.from({ length: 20 }, (_, index) =>
      as(busy, 'POST', '', { type: 'CHANNEL', name: `部屋${index}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ errors }) => errors === 'chatRoomLimitReached')).toBe(true);
    const deleted = answers.find(({ status }) => status === 201)!.body;
    const counted = async () =>
      (await as<Schemas['ChatRoomsCreated']>(busy, 'GET', '/created')).body;
    expect(await counted()).toEqual({ created: 10, limit: 10 });
    await as(busy, 'DELETE', `/${deleted.id}`, { name: deleted.name });
    expect(await counted()).toEqual({ created: 9, limit: 10 });
    expect(await as(busy, 'POST', '', { type: 'CHANNEL', name: 'x' })).toMatchObject({
      status: 201,
    });
  });
});

describe('a direct room', () => {
  it('exists once per pair, even with concurrent requests from both members', async () => {
    const [one, other] = await Promise.all([
      makeChatMember(office, sakura, { name: '一' }),
      makeChatMember(office, sakura, { name: '二' }),
    ]);
    const tries = Array.from({ length: 10 }, (_, index) =>
      index % 2
        ? as(one, 'POST', '', { type: 'DIRECT', userIds: [other.userId] })
        : as(other, 'POST', '', { type: 'DIRECT', userIds: [one.userId] }),
    );
    const rooms = await Promise.all(tries);
    expect(new Set(rooms.map(({ body }) => body.id)).size).toBe(1);
    expect(rooms[1]!.body).toMatchObject({
      type: 'DIRECT',
      name: '二',
      role: 'USER',
      directUser: { userId: other.userId, nameKanji: '二' },
      memberCount: 2,
    });
    const outside = await as<Schemas['ChatCandidateList']>(
      one,
      'GET',
      '/user-outside-direct?limit=100',
    );
    const found = outside.body.data.map(({ userId }) => userId);
    expect(found).toContain(aoi.userId);
    expect(found).not.toContain(other.userId);
    expect(found).not.toContain(one.userId);
  });

  it('is listed only for the member who opened it until the first message', async () => {
    const [one, other] = await Promise.all([
      makeChatMember(office, sakura, { name: '開く人' }),
      makeChatMember(office, sakura, { name: '相手' }),
    ]);
    const { body: room } = await as(one, 'POST', '', { type: 'DIRECT', userIds: [other.userId] });
    const listed = async (who: ChatTestMember) => {
      const rooms = await as<Schemas['ChatRoomList']>(who, 'GET', '?type=DIRECT');
      const heads = await as<Schemas['ChatRoomHeadList']>(who, 'GET', '/heads');
      const people = await as<Schemas['ChatCandidateList']>(
        who,
        'GET',
        '/user-outside-direct?limit=100',
      );
      const them = who === one ? other : one;
      return [
        rooms.body.data.length,
        heads.body.data.length,
        people.body.data.some(({ userId }) => userId === them.userId),
      ];
    };
    expect(await listed(one)).toEqual([1, 1, false]);
    expect(await listed(other)).toEqual([0, 0, true]);
    expect(sentTo('addUserToChatRoom', room.id).map(({ target }) => target)).toMatchObject([
      { userId: one.userId },
    ]);
    await sendMessage(office, one, room.id, 'はじめまして');
    expect(await listed(other)).toEqual([1, 1, false]);
  });

  it('is listed for both members after both have opened it', async () => {
    const [one, other] = await Promise.all([
      makeChatMember(office, sakura, { name: '一人目' }),
      makeChatMember(office, sakura, { name: '二人目' }),
    ]);
    const open = (who: ChatTestMember, with_: ChatTestMember) =>
      as(who, 'POST', '', { type: 'DIRECT', userIds: [with_.userId] });
    const { body: room } = await open(one, other);
    await open(other, one);
    await open(other, one);
    expect((await as<Schemas['ChatRoomList']>(other, 'GET', '')).body.data).toHaveLength(1);
    expect(sentTo('addUserToChatRoom', room.id).map(({ target }) => target)).toMatchObject([
      { userId: one.userId },
      { userId: other.userId },
    ]);
  });

  it('cannot be left, renamed, shared or deleted', async () => {
    const { body: room } = await as(aoi, 'POST', '', { type: 'DIRECT', userIds: [ren.userId] });
    const tries: [string, string, unknown?][] = [
      ['DELETE', '/user'],
      ['PATCH', '', { name: 'x' }],
      ['POST', '', { userIds: [mei.userId] }],
      ['DELETE', '', { name: '' }],
      ['DELETE', `/user/${ren.userId}`],
      ['GET', '/invite-token?refresh=true'],
      ['PATCH', '/role', { userId: aoi.userId, role: 'ADMIN' }],
    ];
    for (const [method, path, body] of tries) {
      const answer = await as(aoi, method, `/${room.id}${path}`, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403, errors: 'forbidden' });
    }
  });
});

describe('updating name and logo', () => {
  it('changes the name for all members', async () => {
    const room = await makeChannel(office, [aoi, ren], '旧');
    expect(await as(aoi, 'PATCH', `/${room.id}`, { name: ' 新 ' })).toMatchObject({
      status: 200,
      body: { name: '新', lastSeq: 1 },
    });
    expect(sentTo('updateChatRoom', room.id)).toMatchObject([
      { target: { chatRoomId: room.id }, payload: { name: '新', seq: 1, roles: [] } },
    ]);
    expect(await as(aoi, 'PATCH', `/${room.id}`, {})).toMatchObject({ status: 400 });
    expect(await as(aoi, 'PATCH', `/${room.id}`, { name: null })).toMatchObject({
      status: 400,
      errors: { name: 'required' },
    });
  });
});

describe('a logo', () => {
  const preSign = (fileName: string, fileSize: number) =>
    office.call<Schemas['PreSignedUpload']>('POST', '/v1/files/user/chat_room_logo/pre-sign', {
      token: aoi.token,
      body: { fileName, fileSize },
    });

  it('is an uploaded image that all members of the room can see', async () => {
    const room = await makeChannel(office, [aoi, ren], 'ロゴ');
    const bytes = png(6000);
    const { body: signed } = await preSign('logo.png', bytes.length);
    const body = new Blob([new Uint8Array(bytes)]);
    await fetch(office.url + signed.uploadUrl, { method: 'PUT', headers: signed.headers, body });
    const changed = await as(aoi, 'PATCH', `/${room.id}`, { logoKey: signed.fileKey });
    expect(changed).toMatchObject({ status: 200, body: { name: 'ロゴ' } });
    const { logo } = (await as(ren, 'GET', `/${room.id}`)).body;
    expect((await fetch(office.url + logo)).headers.get('content-type')).toBe('image/png');
    expect((await as(aoi, 'PATCH', `/${room.id}`, { logoKey: null })).body.logo).toBeNull();
  });

  it.each([
    ['logo.gif', 6000, 'fileTypeUnsupported'],
    ['logo.png', 4000, 'fileSizeInvalid'],
    ['logo.png', 6 * 1024 ** 2, 'fileSizeInvalid'],
  ])('rejects %s of %i bytes', async (fileName, size, errors) => {
    expect(await preSign(fileName, size)).toMatchObject({ status: 422, errors });
  });
});

describe('deleting rooms', () => {
  it('requires the exact name and removes the room for all members', async () => {
    const room = await makeChannel(office, [aoi, ren], '終わり');
    expect(await as(aoi, 'DELETE', `/${room.id}`, { name: '終わ' })).toMatchObject({
      status: 422,
      errors: 'chatRoomNameMismatch',
    });
    expect((await as(aoi, 'DELETE', `/${room.id}`, { name: '終わり' })).status).toBe(204);
    expect(sentTo('deleteChatRoom', room.id)[0]!.target).toMatchObject({
      userIds: expect.arrayContaining([aoi.userId, ren.userId]),
    });
    expect(await as(ren, 'GET', `/${room.id}`)).toMatchObject({ errors: 'chatRoomNotFound' });
    expect(await as(aoi, 'GET', `/${room.id}/messages`)).toMatchObject({ status: 404 });
  });
});

describe('room list', () => {
  it('lists only own rooms, latest first, filtered by type and name', async () => {
    const me = await makeChatMember(office, sakura, { name: '私' });
    const other = await makeChatMember(office, sakura, { name: '相手 太郎' });
    const first = await makeChannel(office, [me, other], 'Design 部');
    const second = await makeChannel(office, [me, other], '50%オフ企画');
    const { body: direct } = await as(me, 'POST', '', { type: 'DIRECT', userIds: [other.userId] });
    office.advanceClock({ seconds: 5 });
    await sendMessage(office, other, first.id, 'こんにちは');
    const list = async (query: string) =>
      (await as<Schemas['ChatRoomList']>(me, 'GET', query)).body;
    const all = await list('?limit=2');
    expect(all.metadata).toMatchObject({ total: 3, nextPage: 2 });
    expect(all.data[0]).toMatchObject({
      id: first.id,
      unreadCount: 1,
      lastMessage: { content: 'こんにちは' },
    });
    expect((await list('?type=DIRECT')).data.map(({ id }) => id)).toEqual([direct.id]);
    expect((await list('?keyword=design')).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await list('?keyword=%25')).data.map(({ id }) => id)).toEqual([second.id]);
    const found = async (keyword: string) =>
      (await list(`?keyword=${encodeURIComponent(keyword)}`)).data.map(({ id }) => id);
    expect(await found('ＤＥＳＩＧＮ')).toEqual([first.id]);
    expect(await found('ｵﾌ')).toEqual([second.id]);
    expect(await found('相手太郎')).toEqual([direct.id]);
    const alone = await makeChatMember(office, sakura);
    expect((await as<Schemas['ChatRoomList']>(alone, 'GET', '')).body.data).toEqual([]);
  });
});
