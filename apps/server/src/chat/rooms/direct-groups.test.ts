import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxDirectMembers } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChatMembers, post, sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { makeOrganization } from '../../../test/people.ts';
import { updatePerson } from '../../people/person-store.ts';

type Room = Schemas['ChatRoomSummary'];

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

const idsOf = (people: readonly ChatTestMember[]) => people.map(({ userId }) => userId);
const open = (who: ChatTestMember, others: readonly ChatTestMember[]) =>
  talk.as<Room>(who, 'POST', '', { type: 'DIRECT', userIds: idsOf(others) });
const leave = (who: ChatTestMember, id: string) => talk.as(who, 'DELETE', `/${id}/user`);
const linesOf = async (who: ChatTestMember, id: string) =>
  (await talk.as<Schemas['ChatMessageSlice']>(who, 'GET', `/${id}/messages`)).body.systemLines;
const listOf = async (who: ChatTestMember, keyword = '') => {
  const query = new URLSearchParams({ type: 'DIRECT', keyword });
  const { body } = await talk.as<Schemas['ChatRoomList']>(who, 'GET', `?${query}`);
  return body.data.map(({ id }) => id);
};

const separators = [
  ['en', ', '],
  ['ja', '、'],
] as const;

describe('direct room of several members', () => {
  it('is the same room for the same people, in any order', async () => {
    const { aoi, ren, mei } = talk;
    const first = await open(aoi, [ren, mei]);
    expect(first).toMatchObject({
      status: 201,
      body: { type: 'DIRECT', memberCount: 3, role: 'USER', directUser: null },
    });
    expect(first.body.directUsers!.map(({ userId }) => userId).toSorted()).toEqual(
      idsOf([ren, mei]).toSorted(),
    );
    expect(first.body.name.split('、').toSorted()).toEqual(['伊藤 芽依', '高橋 蓮']);
    const again = await open(mei, [aoi, ren]);
    expect(again.body).toMatchObject({ id: first.body.id });
    expect(again.body.name.split('、').toSorted()).toEqual(['青木 葵', '高橋 蓮']);
    const pair = await open(aoi, [ren]);
    expect(pair.body.id).not.toBe(first.body.id);
    expect(pair.body.directUsers).toBeUndefined();
  });

  it('is created once by 50 concurrent calls', async () => {
    const { aoi, ren, mei, outsider } = talk;
    const people = [aoi, ren, mei, outsider];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const who = people[index % people.length]!;
        return open(who, people.filter((each) => each !== who).toReversed());
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.at(-1)!.body.memberCount).toBe(4);
  });

  it.each(separators)(
    'separates its names as usual in the language %s',
    async (language, separator) => {
      const { aoi, ren, mei, office } = talk;
      const { id } = (await open(aoi, [ren, mei])).body;
      const call = { token: aoi.token, language };
      const { body } = await office.call<Room>('GET', `/v1/user/chat-rooms/${id}`, call);
      expect(body.name.split(separator).toSorted()).toEqual(['伊藤 芽依', '高橋 蓮']);
      await sendMessage(office, aoi, id, 'こんにちは');
      const search = `/v1/search?q=${encodeURIComponent('高橋')}&kinds=CHAT_ROOM`;
      const found = await office.call<Schemas['SearchAnswer']>('GET', search, call);
      const hits = found.body.groups.flatMap((group) => group.hits);
      expect(hits.find((hit) => hit.id === id)?.title.text).toBe(body.name);
    },
  );

  it.each(separators)(
    'sends its name in the language of the added member: %s',
    async (language, separator) => {
      const { aoi, ren, office, organizationId } = talk;
      const { chatters } = await makeChatMembers(office, ['島 ひとみ'], {
        organizationId,
      } as never);
      const [member] = chatters as [ChatTestMember];
      await updatePerson(office.platform.db, member.userId, { language });
      office.sent.length = 0;
      const { id } = (await open(member, [aoi, ren])).body;
      const added = office.sent.find(({ kind }) => kind === 'addUserToChatRoom');
      const { room } = added!.payload as { room: Room };
      expect(room.id).toBe(id);
      expect(room.name.split(separator).toSorted()).toEqual(['青木 葵', '高橋 蓮']);
    },
  );

  it('is listed for the others after the first message, and found by each name', async () => {
    const { aoi, ren, mei, office } = talk;
    const { body } = await open(ren, [aoi, mei]);
    await sendMessage(office, ren, body.id, 'こんにちは');
    expect(await listOf(mei)).toContain(body.id);
    expect(await listOf(mei, '青木')).toContain(body.id);
    expect(await listOf(mei, '伊藤')).not.toContain(body.id);
  });

  it('notifies mentioned members and everyone', async () => {
    const { aoi, ren, mei, office } = talk;
    const { id } = (await open(aoi, [ren, mei])).body;
    const mentionsOf = async (who: ChatTestMember) =>
      (await talk.as<Room>(who, 'GET', `/${id}`)).body.unreadMentions;
    await sendMessage(office, aoi, id, '@伊藤 芽依', { mentionedUserIds: [mei.userId] });
    expect([await mentionsOf(mei), await mentionsOf(ren)]).toEqual([1, 0]);
    await sendMessage(office, aoi, id, '@all', { mentionedGroup: 'ALL' });
    expect([await mentionsOf(mei), await mentionsOf(ren)]).toEqual([2, 1]);
  });

  it('cannot be extended or deleted', async () => {
    const { aoi, ren, mei, outsider } = talk;
    const { id } = (await open(aoi, [ren, mei])).body;
    const forbidden = { status: 403 };
    const userIds = [outsider.userId];
    expect(await talk.as(aoi, 'POST', `/${id}`, { userIds })).toMatchObject(forbidden);
    const code = `/${id}/invite-token`;
    expect(await talk.as(aoi, 'GET', code)).toMatchObject({ body: { code: null } });
    expect(await talk.as(aoi, 'GET', `${code}?refresh=true`)).toMatchObject(forbidden);
    expect(await talk.as(aoi, 'DELETE', `/${id}`, { name: 'x' })).toMatchObject(forbidden);
    expect(await talk.as(outsider, 'GET', `/${id}`)).toMatchObject({ errors: 'chatRoomNotFound' });
    expect((await post(talk.office, outsider, id, { content: 'x' })).body).toMatchObject({
      errors: 'chatRoomNotFound',
    });
  });

  it('is renamed for everyone by any member', async () => {
    const { aoi, ren, mei, outsider, office } = talk;
    const { id } = (await open(aoi, [ren, mei])).body;
    const rename = (who: ChatTestMember, change: object) =>
      talk.as<Room>(who, 'PATCH', `/${id}`, change);
    office.sent.length = 0;
    expect(await rename(ren, { name: ' 昼食の会 ' })).toMatchObject({
      status: 200,
      body: { name: '昼食の会', named: true },
    });
    expect(office.sent.find(({ kind }) => kind === 'updateChatRoom')).toMatchObject({
      payload: { roomId: id, name: '昼食の会' },
    });
    expect((await talk.as<Room>(mei, 'GET', `/${id}`)).body.name).toBe('昼食の会');
    await rename(mei, { name: 'ランチ' });
    await sendMessage(office, aoi, id, 'こんにちは');
    expect([await listOf(aoi, 'ランチ'), await listOf(aoi, '高橋')]).toEqual([
      [id],
      expect.arrayContaining([id]),
    ]);
    expect((await linesOf(aoi, id)).slice(-2)).toMatchObject([
      { kind: 'RENAMED', actor: { name: '高橋 蓮' }, oldName: null, newName: '昼食の会' },
      { kind: 'RENAMED', actor: { name: '伊藤 芽依' }, oldName: '昼食の会', newName: 'ランチ' },
    ]);
    expect(await rename(ren, { logoKey: null })).toMatchObject({ errors: { logoKey: 'invalid' } });
    expect(await rename(outsider, { name: 'x' })).toMatchObject({ errors: 'chatRoomNotFound' });
  });

  it('shows the names of its members again after its name is removed', async () => {
    const { aoi, ren, mei, office } = talk;
    const { id } = (await open(aoi, [ren, mei])).body;
    const rename = (name: string | null) => talk.as<Room>(ren, 'PATCH', `/${id}`, { name });
    await rename('昼食の会');
    office.sent.length = 0;
    const { status, body } = await rename(null);
    expect([status, body.name.split('、').toSorted()]).toEqual([200, ['伊藤 芽依', '青木 葵']]);
    expect(body).not.toHaveProperty('named');
    expect((await talk.as<Room>(aoi, 'GET', `/${id}`)).body.name).toContain('高橋 蓮');
    expect(office.sent.find(({ kind }) => kind === 'updateChatRoom')).toMatchObject({
      payload: { roomId: id, name: '' },
    });
    const removed = { kind: 'RENAMED', oldName: '昼食の会', newName: null };
    const lines = await linesOf(aoi, id);
    expect(lines.at(-1)).toMatchObject(removed);
    await rename(null);
    expect(await linesOf(aoi, id)).toHaveLength(lines.length);
  });

  it('keeps the other members when one leaves', async () => {
    const { aoi, ren, mei, outsider, office } = talk;
    const { id } = (await open(aoi, [ren, mei, outsider])).body;
    await sendMessage(office, aoi, id, 'こんにちは');
    office.sent.length = 0;
    expect(await leave(mei, id)).toMatchObject({ status: 204 });
    expect(office.sent.find(({ kind }) => kind === 'userLeaveRoom')).toMatchObject({
      payload: { roomId: id, userId: mei.userId, memberCount: 3 },
    });
    expect(await talk.as(mei, 'GET', `/${id}`)).toMatchObject({ errors: 'chatRoomNotFound' });
    const { body } = await talk.as<Room>(aoi, 'GET', `/${id}`);
    expect(body.name).not.toContain('伊藤 芽依');
    expect(idsOf(body.directUsers as never).toSorted()).toEqual(idsOf([ren, outsider]).toSorted());
    expect((await linesOf(aoi, id)).at(-1)).toMatchObject({
      kind: 'LEFT',
      people: [{ name: '伊藤 芽依' }],
    });
    const again = await open(aoi, [ren, mei, outsider]);
    expect(again.body.id).not.toBe(id);
    expect((await open(aoi, [ren, outsider])).body.id).not.toBe(id);
  });

  it('accepts no messages after all others left, and can be left by the last member', async () => {
    const { aoi, office } = talk;
    const { chatters } = await makeChatMembers(office, ['一 一', '二 二'], {
      organizationId: talk.organizationId,
    } as never);
    const { id } = (await open(aoi, chatters)).body;
    await sendMessage(office, aoi, id, 'こんにちは');
    for (const each of chatters) expect(await leave(each, id)).toMatchObject({ status: 204 });
    const { body } = await talk.as<Room>(aoi, 'GET', `/${id}`);
    expect(body).toMatchObject({ memberCount: 1, directUser: null, directUsers: [] });
    expect(body.name).not.toBe('');
    expect((await post(office, aoi, id, { content: 'x' })).body).toMatchObject({
      errors: 'chatDirectUserLeft',
    });
    expect(await leave(aoi, id)).toMatchObject({ status: 204 });
    expect(await listOf(aoi)).not.toContain(id);
  });

  it('cannot be renamed or left if it has only two members', async () => {
    const { aoi, ren } = talk;
    const { id } = (await open(aoi, [ren])).body;
    expect(await talk.as(aoi, 'PATCH', `/${id}`, { name: 'x' })).toMatchObject({ status: 403 });
    expect(await leave(aoi, id)).toMatchObject({ status: 403 });
  });

  it('accepts scheduled messages', async () => {
    const { aoi, ren, mei, office } = talk;
    const { id } = (await open(aoi, [ren, mei])).body;
    const request = {
      clientId: randomUUID(),
      type: 'TEXT',
      content: 'あとで',
      sendAt: new Date(office.platform.now().getTime() + 3_600_000).toISOString(),
    };
    expect(await talk.as(aoi, 'POST', `/${id}/scheduled`, request)).toMatchObject({ status: 201 });
  });

  it('accepts at most eight people of the organisation', async () => {
    const { aoi, office } = talk;
    const organization = { organizationId: talk.organizationId } as never;
    const names = Array.from({ length: maxDirectMembers }, (_, index) => `人 ${index}`);
    const { chatters } = await makeChatMembers(office, names, organization);
    expect(await open(aoi, chatters)).toMatchObject({
      status: 400,
      body: { errors: { userIds: 'tooLong' } },
    });
    const most = await open(aoi, chatters.slice(1));
    expect(most.body).toMatchObject({ memberCount: maxDirectMembers });
    expect(await open(aoi, [aoi, chatters[0]!])).toMatchObject({ errors: { userIds: 'invalid' } });
    const elsewhere = await makeOrganization(office, 'Northwind', 10);
    const strangers = await makeChatMembers(office, ['他社 員'], elsewhere);
    expect(await open(aoi, [chatters[0]!, ...strangers.chatters])).toMatchObject({
      status: 404,
      errors: 'userNotFound',
    });
  });
});
