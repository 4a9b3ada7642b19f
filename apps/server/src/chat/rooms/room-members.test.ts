import type { Schemas } from '@office/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, makeChatMember, roomsPath, sendMessage } from '../../../test/chat.ts';
import type { ChatTestMember } from '../../../test/chat.ts';
import { startRoomOffice } from '../../../test/chat-room.ts';
import type { RoomOffice } from '../../../test/chat-room.ts';
import type { TestOffice } from '../../../test/office.ts';
import { setLatinName, signInToOrganization } from '../../../test/people.ts';
import { chatMembers } from '../../database/schema/chat.ts';

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

describe('actions of room admins', () => {
  it.each([
    ['PATCH', '', { name: '新しい名前' }],
    ['POST', '', { userIds: ['MEI'] }],
    ['DELETE', '', { name: '営業部' }],
    ['DELETE', '/user/AOI', undefined],
    ['PATCH', '/role', { userId: 'REN', role: 'ADMIN' }],
    ['GET', '/invite-token?refresh=true', undefined],
    ['GET', '/users-out-side', undefined],
  ])('%s %s returns 403 for other members and 404 for outsiders', async (method, path, body) => {
    const room = await makeChannel(office, [await makeChatMember(office, sakura), ren]);
    const fill = (text: string) =>
      text.replace('MEI', mei.userId).replace('AOI', aoi.userId).replace('REN', ren.userId);
    const filled = body && JSON.parse(fill(JSON.stringify(body)));
    const address = `/${room.id}${fill(path)}`;
    expect(await as(ren, method, address, filled)).toMatchObject({
      status: 403,
      errors: 'forbidden',
    });
    for (const outsider of [mei, stranger, guest]) {
      expect(await as(outsider, method, address, filled)).toMatchObject({
        status: 404,
        errors: 'chatRoomNotFound',
      });
    }
  });
});

describe('members of a room', () => {
  it.each([
    ['en', 'Takahashi Ren added you to this chat room.'],
    ['ja', '高橋 蓮さんがこのチャットルームにあなたを追加しました。'],
  ])('are notified in the language %s', async (language, content) => {
    await setLatinName(office, ren, 'Takahashi Ren');
    const room = await makeChannel(office, [ren, mei], '通知');
    const { body } = await office.call<Schemas['NotificationList']>(
      'GET',
      '/v1/users/notifications',
      { token: mei.token, language },
    );
    const notice = body.data.find(({ path }) => path === `/chat-room/${room.id}`);
    expect(notice!.excerpt).toBe(content);
  });

  it('admins add up to nine members in one request and the new members are notified', async () => {
    const room = await makeChannel(office, [aoi, ren], '追加');
    const answer = await as(aoi, 'POST', `/${room.id}`, { userIds: [mei.userId, guest.userId] });
    expect(answer).toMatchObject({ status: 200, body: { memberCount: 4 } });
    expect(sentTo('addUserToRoom', room.id)).toMatchObject([
      {
        target: { chatRoomId: room.id, except: [mei.userId, guest.userId] },
        payload: { seq: 1, memberCount: 4, addedBy: { id: aoi.userId } },
      },
    ]);
    expect(await as(guest, 'GET', `/${room.id}`)).toMatchObject({ status: 200 });
    const notifications = await office.call<Schemas['NotificationList']>(
      'GET',
      '/v1/users/notifications',
      mei,
    );
    expect(notifications.body.data).toContainEqual(
      expect.objectContaining({ title: '追加', path: `/chat-room/${room.id}` }),
    );
    // `addedBy` is set for added members, and null for the creator and for members who joined with a code.
    const { body: users } = await as<Schemas['ChatMemberList']>(aoi, 'GET', `/${room.id}/users`);
    const addedBy = new Map(users.data.map((member) => [member.userId, member.addedBy]));
    expect([aoi, ren, mei].map(({ userId }) => addedBy.get(userId))).toEqual([
      null,
      aoi.userId,
      aoi.userId,
    ]);
    expect(sentTo('addUserToChatRoom', room.id).map(({ payload }) => payload)).toMatchObject([
      { addedBy: null },
      { addedBy: { id: aoi.userId } },
      { addedBy: { id: aoi.userId } },
      { addedBy: { id: aoi.userId } },
    ]);
    const ten = Array.from({ length: 10 }, () => crypto.randomUUID());
    expect(await as(aoi, 'POST', `/${room.id}`, { userIds: ten })).toMatchObject({
      errors: { userIds: 'tooLong' },
    });
    expect(await as(aoi, 'POST', `/${room.id}`, { userIds: [stranger.userId] })).toMatchObject({
      errors: 'userNotFound',
    });
    const outside = await as<Schemas['ChatCandidateList']>(
      aoi,
      'GET',
      `/${room.id}/users-out-side?keyword=${encodeURIComponent('伊藤')}`,
    );
    expect(outside.body.data).toEqual([]);
    const newcomer = await makeChatMember(office, sakura, { name: '島ひとみ' });
    const named = `/${room.id}/users-out-side?keyword=${encodeURIComponent('ﾋﾄﾐ')}`;
    const found = await as<Schemas['ChatCandidateList']>(aoi, 'GET', named);
    expect(found.body.data).toMatchObject([{ userId: newcomer.userId, department: null }]);
    const members = await as<Schemas['ChatMemberList']>(aoi, 'GET', `/${room.id}/users`);
    expect(members.body.metadata.total).toBe(4);
    expect(members.body.data[0]).toMatchObject({ userId: aoi.userId, role: 'ADMIN' });
  });

  it('a removed member loses access to the room immediately', async () => {
    const room = await makeChannel(office, [aoi, ren, mei], '削除');
    const message = await sendMessage(office, aoi, room.id, '内緒の話');
    const removed = await as(aoi, 'DELETE', `/${room.id}/user/${ren.userId}`);
    expect(removed.status).toBe(204);
    expect(sentTo('removeUserFromChatRoom', room.id)).toMatchObject([
      { target: { userId: ren.userId }, payload: { name: '削除' } },
    ]);
    expect(sentTo('removeUserByRoom', room.id)).toMatchObject([
      { target: { except: [ren.userId] }, payload: { userId: ren.userId, memberCount: 2 } },
    ]);
    const tries: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', '/messages'],
      ['GET', '/changes?afterSeq=0'],
      ['GET', '/users'],
      ['GET', '/unread-message'],
      ['GET', '/invite-token'],
      ['GET', `/messages/${message.id}`],
      ['GET', `/messages/${message.id}/thread`],
      ['PATCH', '/last-read-message', { messageId: message.id }],
      ['PATCH', '/mute', { muted: true }],
      ['POST', `/messages/${message.id}/reactions`, { emoji: '👍' }],
      ['DELETE', `/messages/${message.id}/reactions/%F0%9F%91%8D`],
      ['PATCH', `/messages/${message.id}`, { content: 'x' }],
      ['DELETE', `/messages/${message.id}`],
      ['POST', '/messages', { clientId: crypto.randomUUID(), type: 'TEXT', content: 'x' }],
      ['DELETE', '/user'],
    ];
    for (const [method, path, body] of tries) {
      expect(await as(ren, method, `/${room.id}${path}`, body), `${method} ${path}`).toMatchObject({
        status: 404,
        errors: 'chatRoomNotFound',
      });
    }
    const search = await as<Schemas['ChatSearchList']>(
      ren,
      'GET',
      `/search?keyword=${encodeURIComponent('内緒')}`,
    );
    expect(search.body.data).toEqual([]);
    const list = await as<Schemas['ChatRoomList']>(ren, 'GET', '?limit=100');
    expect(list.body.data.map(({ id }) => id)).not.toContain(room.id);
    expect(await as(aoi, 'DELETE', `/${room.id}/user/${ren.userId}`)).toMatchObject({
      errors: 'chatRoomUserNotFound',
    });
    expect(await as(aoi, 'DELETE', `/${room.id}/user/${aoi.userId}`)).toMatchObject({
      errors: 'forbidden',
    });
  });

  it('members can leave, admins only after handing over', async () => {
    const room = await makeChannel(office, [aoi, ren], '引き継ぎ');
    expect(await as(aoi, 'DELETE', `/${room.id}/user`)).toMatchObject({
      status: 422,
      errors: 'chatRoomAdminCannotLeave',
    });
    const alone = { userId: aoi.userId, role: 'USER' };
    expect(await as(aoi, 'PATCH', `/${room.id}/role`, alone)).toMatchObject({
      status: 422,
      errors: 'chatRoomNeedsAdmin',
    });
    const handOver = { userId: ren.userId, role: 'ADMIN', handOver: true };
    expect(
      await as<Schemas['ChatMember']>(aoi, 'PATCH', `/${room.id}/role`, handOver),
    ).toMatchObject({ status: 200, body: { userId: ren.userId, role: 'ADMIN' } });
    expect(sentTo('updateChatRoom', room.id)).toMatchObject([
      {
        payload: {
          ownerId: ren.userId,
          roles: [
            { userId: ren.userId, role: 'ADMIN' },
            { userId: aoi.userId, role: 'USER' },
          ],
        },
      },
    ]);
    expect((await as(aoi, 'DELETE', `/${room.id}/user`)).status).toBe(204);
    expect(sentTo('userLeaveRoom', room.id)).toMatchObject([
      { target: { also: [aoi.userId] }, payload: { userId: aoi.userId, memberCount: 1 } },
    ]);
  });

  it('guests cannot become admins, and a guest with the admin role cannot add members', async () => {
    const room = await makeChannel(office, [aoi, ren, guest], '来客');
    for (const handOver of [false, true]) {
      const body = { userId: guest.userId, role: 'ADMIN', handOver };
      expect(await as(aoi, 'PATCH', `/${room.id}/role`, body)).toMatchObject({
        status: 422,
        errors: 'chatGuestCannotBeAdmin',
      });
    }
    const isGuest = and(eq(chatMembers.roomId, room.id), eq(chatMembers.userId, guest.userId));
    await office.platform.db.update(chatMembers).set({ role: 'ADMIN' }).where(isGuest);
    const tries: [string, string, unknown?][] = [
      ['POST', '', { userIds: [mei.userId] }],
      ['GET', '/users-out-side'],
      ['GET', '/invite-token?refresh=true'],
    ];
    for (const [method, path, body] of tries) {
      expect(await as(guest, method, `/${room.id}${path}`, body)).toMatchObject({
        status: 403,
        errors: 'forbidden',
      });
    }
    const token = await as<Schemas['ChatInviteToken']>(guest, 'GET', `/${room.id}/invite-token`);
    expect(token.body).toEqual({ code: null, expiresAt: null });
  });

  it('admins change roles, but only the owner can change their own role', async () => {
    const room = await makeChannel(office, [aoi, ren, mei], '役割');
    const role = (who: ChatTestMember, userId: string, value: string) =>
      as<Schemas['ChatMember']>(who, 'PATCH', `/${room.id}/role`, { userId, role: value });
    expect((await role(aoi, ren.userId, 'ADMIN')).status).toBe(200);
    expect(await role(ren, aoi.userId, 'USER')).toMatchObject({ errors: 'forbidden' });
    expect(await as(ren, 'DELETE', `/${room.id}/user/${aoi.userId}`)).toMatchObject({
      errors: 'forbidden',
    });
    expect(await role(aoi, stranger.userId, 'ADMIN')).toMatchObject({
      errors: 'chatRoomUserNotFound',
    });
    // Ownership passes to the remaining admin.
    expect((await role(aoi, aoi.userId, 'USER')).status).toBe(200);
    expect((await as(mei, 'GET', `/${room.id}`)).body.ownerId).toBe(ren.userId);
    expect((await as(aoi, 'DELETE', `/${room.id}/user`)).status).toBe(204);
  });

  it('a room keeps one admin when two give up the role concurrently', async () => {
    const room = await makeChannel(office, [aoi, ren], '二人');
    const role = (who: ChatTestMember, userId: string, value: string) =>
      as(who, 'PATCH', `/${room.id}/role`, { userId, role: value });
    await role(aoi, ren.userId, 'ADMIN');
    const answers = await Promise.all([
      role(aoi, aoi.userId, 'USER'),
      role(ren, ren.userId, 'USER'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('an invitation code', () => {
  it('lets members join until it is replaced or expires', async () => {
    const room = await makeChannel(office, [aoi, ren], '招待');
    const token = (who: ChatTestMember, query = '') =>
      as<Schemas['ChatInviteToken']>(who, 'GET', `/${room.id}/invite-token${query}`);
    expect((await token(ren)).body).toEqual({ code: null, expiresAt: null });
    const first = (await token(aoi)).body;
    expect(first.code).toMatch(/^[A-Z2-9]{10}$/);
    expect((await token(ren)).body).toEqual(first);
    const join = (who: ChatTestMember, inviteToken: unknown) =>
      as(who, 'POST', '/invite-token', { inviteToken });
    expect(await join(stranger, first.code)).toMatchObject({
      status: 422,
      errors: 'chatInvitationCodeInvalid',
    });
    expect(await join(guest, ` ${first.code!.toLowerCase()} `)).toMatchObject({
      status: 200,
      body: { id: room.id, role: 'USER' },
    });
    expect(await join(guest, first.code)).toMatchObject({ status: 200 });
    expect((await as(aoi, 'GET', `/${room.id}`)).body.memberCount).toBe(3);
    const second = (await token(aoi, '?refresh=true')).body;
    expect(second.code).not.toBe(first.code);
    expect(await join(mei, first.code)).toMatchObject({ errors: 'chatInvitationCodeInvalid' });
    expect(await join(mei, 'NOSUCHCODE')).toMatchObject({ errors: 'chatInvitationCodeInvalid' });
    office.advanceClock({ minutes: 7 * 24 * 60 });
    const joinRequest = {
      token: (await signInAgain(mei)).token,
      body: { inviteToken: second.code },
    };
    expect(await office.call('POST', `${roomsPath}/invite-token`, joinRequest)).toMatchObject({
      errors: 'chatInvitationCodeInvalid',
    });
  });
});

async function signInAgain(person: ChatTestMember) {
  [aoi, ren, mei, guest] = (await Promise.all(
    [aoi, ren, mei, guest].map(async (one) => ({
      ...one,
      token: (await signInToOrganization(office, one, sakura.organizationId)).token,
    })),
  )) as [ChatTestMember, ChatTestMember, ChatTestMember, ChatTestMember];
  return signInToOrganization(office, person, sakura.organizationId);
}
