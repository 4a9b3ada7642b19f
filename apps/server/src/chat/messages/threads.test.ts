import { randomUUID } from 'node:crypto';
import type { RealtimeMessages, Schemas } from '@office/api';
import { unreadTotal } from '@office/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeChannel,
  makeChatMembers,
  roomsPath,
  sendMessage,
  type ChatTestMember,
} from '../../../test/chat.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { chatMentions, chatMessages, chatRooms } from '../../database/schema/chat.ts';
import { deleteOldMessages } from '../store/retention-store.ts';

type State = Schemas['ChatThreadState'];
type Head = Schemas['ChatRoomHead'];

let office: TestOffice;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let mei: ChatTestMember;
let outsider: ChatTestMember;
let room: Schemas['ChatRoomSummary'];
beforeAll(async () => {
  office = await startOffice();
  const { chatters } = await makeChatMembers(office, ['青木 葵', '高橋 蓮', '伊藤 芽依', '他 人']);
  [aoi, ren, mei, outsider] = chatters as [
    ChatTestMember,
    ChatTestMember,
    ChatTestMember,
    ChatTestMember,
  ];
});
afterAll(() => office.close());
beforeEach(async () => {
  // Avoids the limit of ten created rooms per member.
  await office.platform.db.update(chatRooms).set({ createdBy: null });
  room = await makeChannel(office, [aoi, ren, mei]);
});

const as = <T>({ token }: ChatTestMember, method: string, path: string, body?: unknown) =>
  office.call<T>(method, roomsPath + path, { token, ...(body !== undefined && { body }) });
const threadPath = (root: { id: string }) => `/${room.id}/messages/${root.id}/thread-state`;
const stateOf = async (who: ChatTestMember, root: { id: string }) =>
  (await as<State>(who, 'GET', threadPath(root))).body;
const change = async (
  who: ChatTestMember,
  root: { id: string },
  body: Schemas['UpdateChatThreadStateRequest'],
) => (await as<State>(who, 'PATCH', threadPath(root), body)).body;
const headOf = async (who: ChatTestMember) => {
  const { body } = await as<Schemas['ChatRoomHeadList']>(who, 'GET', '/heads');
  return body.data.find(({ roomId }) => roomId === room.id)!;
};
/** The unread counts of a member: main conversation, threads, mentions and total. */
const unreadCountsOf = (head: Head) => ({
  own: head.unreadCount,
  threads: head.unreadThreads.map(({ unreadCount }) => unreadCount),
  mentions: head.unreadMentions,
  attention: unreadTotal(head),
});
const readAll = async (who: ChatTestMember, messageId: string) =>
  as(who, 'PATCH', `/${room.id}/last-read-message`, { messageId });
const reply = (
  who: ChatTestMember,
  root: { id: string },
  mentions: readonly ChatTestMember[] = [],
) =>
  sendMessage(office, who, room.id, '返信', {
    threadRootId: root.id,
    mentionedUserIds: mentions.map(({ userId }) => userId),
  });
const sentOf = <Kind extends keyof RealtimeMessages>(kind: Kind) =>
  office.sent.flatMap((each) =>
    each.kind === kind ? [each.payload as unknown as RealtimeMessages[Kind]] : [],
  );

describe('following a thread', () => {
  it('covers only the author of the first message, repliers and mentioned members', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    const first = await reply(ren, root);
    expect(await stateOf(aoi, root)).toMatchObject({
      following: true,
      replyCount: 1,
      unreadCount: 1,
      firstUnreadMessageId: first.id,
    });
    expect(await stateOf(ren, root)).toMatchObject({ following: true, unreadCount: 0 });
    expect(await stateOf(mei, root)).toMatchObject({ following: false, unreadCount: 0 });
    await reply(ren, root, [mei]);
    expect(await stateOf(mei, root)).toMatchObject({
      following: true,
      unreadCount: 1,
      unreadMentions: 1,
    });
    expect(await stateOf(aoi, root)).toMatchObject({ unreadCount: 2, unreadMentions: 0 });
    // The event contains the follower ids, so that clients need no extra request.
    const messages = sentOf('newMessageToRoom').filter(
      ({ message }) => message.seq === message.changeSeq,
    );
    expect(new Set(messages.at(-1)!.followerIds)).toEqual(new Set([aoi.userId, mei.userId]));
  });

  it('covers both members of a direct room', async () => {
    const { body } = await as<Schemas['ChatRoomSummary']>(aoi, 'POST', '', {
      type: 'DIRECT',
      userIds: [ren.userId],
    });
    room = body;
    const root = await sendMessage(office, aoi, room.id, '相談');
    await reply(aoi, root);
    expect(await stateOf(ren, root)).toMatchObject({ following: true, unreadCount: 1 });
  });

  it('ends when the member unfollows, until their next reply or mention', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    await reply(ren, root);
    expect(await change(aoi, root, { following: false })).toMatchObject({
      following: false,
      unreadCount: 0,
    });
    await reply(ren, root);
    expect(unreadCountsOf(await headOf(aoi))).toMatchObject({ threads: [], attention: 0 });
    // After following again, earlier replies count as read.
    expect(await change(aoi, root, { following: true })).toMatchObject({ unreadCount: 0 });
    await change(aoi, root, { following: false });
    await reply(ren, root, [aoi]);
    expect(await stateOf(aoi, root)).toMatchObject({ following: true, unreadMentions: 1 });
    await change(ren, root, { following: false });
    await reply(ren, root);
    expect(await stateOf(ren, root)).toMatchObject({ following: true });
  });

  it('does not resume after a member leaves the room and rejoins', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    await reply(ren, root);
    await as(ren, 'DELETE', `/${room.id}/user`);
    await as(aoi, 'POST', `/${room.id}`, { userIds: [ren.userId] });
    expect(await stateOf(ren, root)).toMatchObject({ following: false });
  });
});

describe('unread replies', () => {
  it('are marked as read in all tabs, and the read position never moves back', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    const replies = [await reply(ren, root), await reply(ren, root), await reply(ren, root)];
    expect(unreadCountsOf(await headOf(aoi))).toMatchObject({ own: 0, threads: [3], attention: 3 });
    const state = await change(aoi, root, { lastReadMessageId: replies[1]!.id });
    expect(state).toMatchObject({ unreadCount: 1, firstUnreadMessageId: replies[2]!.id });
    expect(sentOf('chatThreadUpdated').at(-1)).toEqual(state);
    expect(office.sent.at(-1)!.target).toMatchObject({ userId: aoi.userId });
    expect(await change(aoi, root, { lastReadMessageId: replies[0]!.id })).toMatchObject({
      unreadCount: 1,
    });
    // A reply marks everything before it as read.
    await reply(aoi, root);
    expect(unreadCountsOf(await headOf(aoi)).threads).toEqual([]);
  });

  it('are counted correctly while reads and replies run concurrently', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    const first = await reply(ren, root);
    const rounds = Array.from({ length: 25 }, (_, index) => index);
    await Promise.all([
      ...rounds.map((index) => reply(index % 2 ? ren : mei, root)),
      ...rounds.map(() => change(aoi, root, { lastReadMessageId: first.id })),
    ]);
    expect(await stateOf(aoi, root)).toMatchObject({ replyCount: 26, unreadCount: 25 });
    // Members who became followers in between count only the replies after their own.
    const { body } = await as<Schemas['ChatThreadSlice']>(
      mei,
      'GET',
      `/${room.id}/messages/${root.id}/thread`,
    );
    const lastOf = (who: ChatTestMember) =>
      body.data.findLastIndex(({ sender }) => sender!.id === who.userId);
    for (const who of [ren, mei]) {
      expect((await stateOf(who, root)).unreadCount).toBe(25 - lastOf(who));
    }
  });

  it('stay correct when a reply arrives while the previous one is marked as read', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    for (let round = 0; round < 10; round += 1) {
      const last = await reply(ren, root);
      const [next] = await Promise.all([
        reply(mei, root),
        change(aoi, root, { lastReadMessageId: last.id }),
      ]);
      expect((await stateOf(aoi, root)).unreadCount).toBe(1);
      await change(aoi, root, { lastReadMessageId: next.id });
      expect((await stateOf(aoi, root)).unreadCount).toBe(0);
    }
  });

  it('are counted correctly after the oldest replies were deleted by retention', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    const old = [await reply(ren, root), await reply(ren, root)];
    const last = await reply(ren, root);
    const { db } = office.platform;
    for (const { id } of old) {
      await db
        .update(chatMessages)
        .set({ createdAt: new Date(0) })
        .where(eq(chatMessages.id, id));
    }
    await deleteOldMessages(db, { before: new Date(1000) }, 100);
    expect(await stateOf(aoi, root)).toMatchObject({ firstUnreadMessageId: null });
    expect(await change(aoi, root, { lastReadMessageId: last.id })).toMatchObject({
      unreadCount: 0,
    });
  });
});

describe('mentions', () => {
  it('count as unread in muted rooms, other messages do not', async () => {
    await as(ren, 'PATCH', `/${room.id}/mute`, { muted: true });
    const last = await sendMessage(office, aoi, room.id, '一');
    expect(unreadCountsOf(await headOf(ren))).toMatchObject({ own: 1, mentions: 0, attention: 0 });
    const named = await sendMessage(office, aoi, room.id, '@高橋 蓮', {
      mentionedUserIds: [ren.userId],
    });
    expect(unreadCountsOf(await headOf(ren))).toMatchObject({ own: 2, mentions: 1, attention: 1 });
    const total = await as<Schemas['ChatUnreadTotal']>(ren, 'GET', '/unread?type=CHANNEL');
    expect(total.body.unreadCount).toBe(
      (await as<Schemas['ChatRoomHeadList']>(ren, 'GET', '/heads')).body.data.reduce(
        (sum, head) => sum + (head.type === 'CHANNEL' ? unreadTotal(head) : 0),
        0,
      ),
    );
    await readAll(ren, last.id);
    expect(unreadCountsOf(await headOf(ren))).toMatchObject({ own: 1, mentions: 1 });
    await readAll(ren, named.id);
    expect(unreadCountsOf(await headOf(ren))).toMatchObject({ own: 0, mentions: 0, attention: 0 });
    expect(await office.platform.db.$count(chatMentions, eq(chatMentions.roomId, room.id))).toBe(0);
  });

  it('in a thread are counted once, in the thread', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    const answer = await reply(ren, root, [mei]);
    await readAll(mei, root.id);
    expect(unreadCountsOf(await headOf(mei))).toEqual({
      own: 0,
      threads: [1],
      mentions: 1,
      attention: 1,
    });
    const room0 = (await as<Schemas['ChatRoomSummary']>(mei, 'GET', `/${room.id}`)).body;
    expect(room0).toMatchObject({ unreadMentions: 1, unreadReplies: 1 });
    await change(mei, root, { lastReadMessageId: answer.id });
    expect(unreadCountsOf(await headOf(mei))).toMatchObject({ threads: [], mentions: 0 });
  });

  it('are updated when the message is edited and removed when it is deleted', async () => {
    const message = await sendMessage(office, aoi, room.id, 'だれか', {
      mentionedUserIds: [mei.userId],
    });
    const path = `/${room.id}/messages/${message.id}`;
    const edit = { content: '@高橋 蓮', mentionedUserIds: [ren.userId] };
    await as(aoi, 'PATCH', path, edit);
    expect((await headOf(mei)).unreadMentions).toBe(0);
    expect((await headOf(ren)).unreadMentions).toBe(1);
    await as(aoi, 'DELETE', path);
    expect((await headOf(ren)).unreadMentions).toBe(0);
    const root = await sendMessage(office, aoi, room.id, '相談');
    const answer = await reply(ren, root);
    await as(ren, 'PATCH', `/${room.id}/messages/${answer.id}`, {
      content: '@伊藤 芽依',
      mentionedUserIds: [mei.userId],
    });
    expect(await stateOf(mei, root)).toMatchObject({ following: true, unreadMentions: 1 });
  });

  it('are marked as read when the mentioned member sends a message', async () => {
    await sendMessage(office, aoi, room.id, '@高橋 蓮', { mentionedUserIds: [ren.userId] });
    await sendMessage(office, ren, room.id, 'はい');
    expect(unreadCountsOf(await headOf(ren))).toMatchObject({ own: 0, mentions: 0, attention: 0 });
  });

  it('are all counted when fifty arrive concurrently', async () => {
    const call = () =>
      sendMessage(office, aoi, room.id, '@高橋 蓮', { mentionedUserIds: [ren.userId] });
    await Promise.all(Array.from({ length: 50 }, call));
    expect(unreadCountsOf(await headOf(ren))).toMatchObject({ own: 50, mentions: 50 });
  });
});

describe('thread list', () => {
  const list = async (who: ChatTestMember, query = '') =>
    (await as<Schemas['ChatFollowedThreadList']>(who, 'GET', `/threads${query}`)).body;

  it('lists threads with unread replies first, then by latest reply, in pages', async () => {
    const roots: Schemas['ChatMessage'][] = [];
    for (const name of ['一', '二', '三']) {
      office.advanceClock({ seconds: 1 });
      roots.push(await sendMessage(office, mei, room.id, name));
      await reply(ren, roots.at(-1)!);
    }
    const [first, second, third] = roots as [
      Schemas['ChatMessage'],
      Schemas['ChatMessage'],
      Schemas['ChatMessage'],
    ];
    const last = (await stateOf(mei, third)).firstUnreadMessageId!;
    await change(mei, third, { lastReadMessageId: last });
    const { data, metadata } = await list(mei, '?limit=2');
    expect(data.map(({ root }) => root.id)).toEqual([second.id, first.id]);
    expect(data[0]).toMatchObject({
      room: { id: room.id, type: 'CHANNEL', name: '営業部' },
      lastReply: { content: '返信' },
      unreadCount: 1,
      unreadMentions: 0,
    });
    expect(metadata).toMatchObject({ total: expect.any(Number), hasNextPage: true });
    const all = (await list(mei, '?limit=100')).data;
    expect(all.find(({ root }) => root.id === third.id)?.unreadCount).toBe(0);
    const counts = all.map(({ unreadCount }) => Math.min(unreadCount, 1));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const next = await list(mei, '?limit=2&page=2');
    expect(next.data.map(({ root }) => root.id)).toEqual(
      all.slice(2, 4).map(({ root }) => root.id),
    );
  });

  it('excludes rooms that the member has left', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    await reply(ren, root);
    await as(ren, 'DELETE', `/${room.id}/user`);
    expect((await list(ren)).data.map((thread) => thread.room.id)).not.toContain(room.id);
  });
});

describe('unauthorised and invalid requests', () => {
  it('are rejected for thread states and threads', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    const answer = await reply(ren, root);
    const elsewhere = await sendMessage(office, aoi, room.id, '別');
    const refused = async (who: ChatTestMember, path: string, body: unknown) => {
      const { status, errors } = await as(who, 'PATCH', path, body);
      return [status, errors];
    };
    expect(await refused(outsider, threadPath(root), { following: true })).toEqual([
      404,
      'chatRoomNotFound',
    ]);
    expect(await refused(aoi, threadPath(answer), { following: true })).toEqual([
      404,
      'chatMessageNotFound',
    ]);
    expect(await refused(aoi, threadPath({ id: randomUUID() }), { following: true })).toEqual([
      404,
      'chatMessageNotFound',
    ]);
    expect(await refused(aoi, threadPath(root), { lastReadMessageId: elsewhere.id })).toEqual([
      404,
      'chatMessageNotFound',
    ]);
    for (const body of [{}, { following: 'yes' }, { lastReadMessageId: 1 }, { other: 1 }]) {
      expect((await refused(aoi, threadPath(root), body))[0]).toBe(400);
    }
    expect((await office.call('GET', `${roomsPath}/threads`)).status).toBe(401);
    expect((await as(outsider, 'GET', threadPath(root))).status).toBe(404);
  });
});
