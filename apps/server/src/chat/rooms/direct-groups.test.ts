import type { Schemas } from '@office/api';
import { maxDirectMembers } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChatters, post, sendMessage, type Chatter } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { makeOrganization } from '../../../test/people.ts';
import { updatePerson } from '../../people/person-store.ts';

type Room = Schemas['ChatRoomSummary'];

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

const idsOf = (people: readonly Chatter[]) => people.map(({ userId }) => userId);
const open = (who: Chatter, others: readonly Chatter[]) =>
  talk.as<Room>(who, 'POST', '', { type: 'DIRECT', userIds: idsOf(others) });
const listOf = async (who: Chatter, keyword = '') => {
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
      const { chatters } = await makeChatters(office, ['島 ひとみ'], { organizationId } as never);
      const [member] = chatters as [Chatter];
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
    const mentionsOf = async (who: Chatter) =>
      (await talk.as<Room>(who, 'GET', `/${id}`)).body.unreadMentions;
    await sendMessage(office, aoi, id, '@伊藤 芽依', { mentionedUserIds: [mei.userId] });
    expect([await mentionsOf(mei), await mentionsOf(ren)]).toEqual([1, 0]);
    await sendMessage(office, aoi, id, '@all', { mentionedGroup: 'ALL' });
    expect([await mentionsOf(mei), await mentionsOf(ren)]).toEqual([2, 1]);
  });

  it('cannot be renamed, extended, left or deleted', async () => {
    const { aoi, ren, mei, outsider } = talk;
    const { id } = (await open(aoi, [ren, mei])).body;
    const forbidden = { status: 403 };
    expect(await talk.as(aoi, 'PATCH', `/${id}`, { name: 'x' })).toMatchObject(forbidden);
    const userIds = [outsider.userId];
    expect(await talk.as(aoi, 'POST', `/${id}`, { userIds })).toMatchObject(forbidden);
    const code = `/${id}/invite-token`;
    expect(await talk.as(aoi, 'GET', code)).toMatchObject({ body: { code: null } });
    expect(await talk.as(aoi, 'GET', `${code}?refresh=true`)).toMatchObject(forbidden);
    expect(await talk.as(aoi, 'DELETE', `/${id}`, { name: 'x' })).toMatchObject(forbidden);
    expect(await talk.as(aoi, 'DELETE', `/${id}/user`)).toMatchObject(forbidden);
    expect(await talk.as(outsider, 'GET', `/${id}`)).toMatchObject({ errors: 'chatRoomNotFound' });
    expect((await post(talk.office, outsider, id, { content: 'x' })).body).toMatchObject({
      errors: 'chatRoomNotFound',
    });
  });

  it('accepts at most eight people of the organisation', async () => {
    const { aoi, office } = talk;
    const organization = { organizationId: talk.organizationId } as never;
    const names = Array.from({ length: maxDirectMembers }, (_, index) => `人 ${index}`);
    const { chatters } = await makeChatters(office, names, organization);
    expect(await open(aoi, chatters)).toMatchObject({
      status: 400,
      body: { errors: { userIds: 'tooLong' } },
    });
    const most = await open(aoi, chatters.slice(1));
    expect(most.body).toMatchObject({ memberCount: maxDirectMembers });
    expect(await open(aoi, [aoi, chatters[0]!])).toMatchObject({ errors: { userIds: 'invalid' } });
    const elsewhere = await makeOrganization(office, 'Northwind', 10);
    const strangers = await makeChatters(office, ['他社 員'], elsewhere);
    expect(await open(aoi, [chatters[0]!, ...strangers.chatters])).toMatchObject({
      status: 404,
      errors: 'userNotFound',
    });
  });
});
