import type { Schemas } from '@office/api';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChatMember, post, sendMessage } from '../../../test/chat.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { blockUser, unblockUser } from '../../admin/accounts.ts';
import { blockMember, unblockMember } from '../../admin/members/member-changes.ts';
import { storeMessage } from './message-writer.ts';

let office: TestConversation['office'];
let organizationId: TestConversation['organizationId'];
let aoi: TestConversation['aoi'];
let ren: TestConversation['ren'];
let mei: TestConversation['mei'];
let outsider: TestConversation['outsider'];
let as: TestConversation['as'];
let newRoom: TestConversation['newRoom'];
let slice: TestConversation['slice'];
let announced: TestConversation['announced'];
beforeAll(async () => {
  ({ office, organizationId, aoi, ren, mei, outsider, as, newRoom, slice, announced } =
    await startConversation());
});
afterAll(() => office.close());

describe('sending messages', () => {
  it('returns and publishes the message with its sequence number', async () => {
    const room = await newRoom();
    const first = await sendMessage(
      office,
      aoi,
      room.id,
      'おはようございます\n今日もよろしく <b>!</b>',
    );
    expect(first).toMatchObject({
      seq: 1,
      changeSeq: 1,
      content: 'おはようございます\n今日もよろしく <b>!</b>',
      sender: { id: aoi.userId, nameKanji: '青木 葵' },
      replyTo: null,
      thread: null,
    });
    const second = await sendMessage(office, ren, room.id, '了解です', {
      replyToId: first.id,
      mentionedUserIds: [aoi.userId],
    });
    expect(second).toMatchObject({
      seq: 2,
      replyTo: { id: first.id, seq: 1, sender: { id: aoi.userId } },
      mentionedUserIds: [aoi.userId],
    });
    expect(announced(room.id)).toEqual([first, second]);
    expect((await slice(mei, room.id)).data).toEqual([first, second]);
  });

  it.each([
    [{ content: '' }, 400, { content: 'required' }],
    [{ content: ' \n　' }, 400, { content: 'required' }],
    [{ content: 'あ'.repeat(1001) }, 400, { content: 'tooLong' }],
    [{ content: 'a\u0000b' }, 400, { content: 'invalid' }],
    [{ content: 'x', clientId: '1' }, 400, { clientId: 'invalid' }],
    [{ content: 'x', type: 'IMAGE' }, 400, { type: 'invalid' }],
    [{ content: 'x', type: 'FILE' }, 400, { fileKeys: 'required' }],
    [{ content: 'x', fileKeys: ['a/b/c'] }, 400, { fileKeys: 'invalid' }],
    [{ content: 'x', type: 'FILE', fileKeys: ['a/b/c'] }, 422, 'fileNotUploaded'],
    [{ content: 'x', replyToId: randomUUID() }, 404, 'chatMessageNotFound'],
    [{ content: 'x', threadRootId: randomUUID() }, 404, 'chatMessageNotFound'],
    [{ content: 'x', seq: 7 }, 400, { seq: 'invalid' }],
    [{ content: 'x', notifyPaused: 'yes' }, 400, { notifyPaused: 'invalid' }],
    // Only direct rooms accept it.
    [{ content: 'x', notifyPaused: true }, 400, { notifyPaused: 'invalid' }],
  ])('rejects %j', async (message, status, errors) => {
    const room = await newRoom();
    expect(await post(office, aoi, room.id, message as never)).toMatchObject({ status, errors });
    expect((await slice(aoi, room.id)).metadata.lastSeq).toBe(0);
  });

  it('rejects bodies over one megabyte and mentions of people outside the room', async () => {
    const room = await newRoom();
    const huge = await post(office, aoi, room.id, { content: 'x'.repeat(2 ** 20) });
    expect(huge).toMatchObject({ status: 413, errors: 'payloadTooLarge' });
    const mention = { content: 'x', mentionedUserIds: [outsider.userId] };
    expect(await post(office, aoi, room.id, mention)).toMatchObject({
      errors: 'chatRoomUserNotFound',
    });
  });

  it('accepts 1000 characters of any script', async () => {
    const room = await newRoom();
    const content = '👍🏽𠮷あ'.repeat(250);
    expect((await sendMessage(office, aoi, room.id, content.slice(0, 1000))).content).toHaveLength(
      1000,
    );
    expect(await post(office, aoi, room.id, { content: '𠮷'.repeat(1000) })).toMatchObject({
      status: 201,
    });
  });

  it('stores a clientId once, even when it is sent concurrently', async () => {
    const room = await newRoom();
    const clientId = randomUUID();
    const tries = Array.from({ length: 12 }, () =>
      post(office, aoi, room.id, { content: '一度だけ', clientId }),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const later = await post(office, aoi, room.id, { content: '別の文', clientId });
    expect(later).toMatchObject({ status: 201, body: { content: '一度だけ', seq: 1 } });
    expect((await slice(aoi, room.id)).metadata.lastSeq).toBe(1);
    expect((await slice(aoi, room.id)).data).toHaveLength(1);
    // Another sender may use the same clientId.
    expect(await post(office, ren, room.id, { content: 'x', clientId })).toMatchObject({
      status: 201,
      body: { seq: 2 },
    });
    const elsewhere = await newRoom();
    expect(await post(office, aoi, elsewhere.id, { content: 'x', clientId })).toMatchObject({
      status: 400,
      errors: { clientId: 'invalid' },
    });
  });

  it('numbers fifty concurrent messages from 1 to 50 and publishes each', async () => {
    const room = await newRoom();
    const people = [aoi, ren, mei];
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendMessage(office, people[index % 3]!, room.id, `メッセージ ${index}`),
      ),
    );
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(numbers);
    expect(new Set(announced(room.id).map(({ seq }) => seq)).size).toBe(50);
    const { data } = await slice(ren, room.id);
    expect(data.map(({ seq }) => seq)).toEqual(numbers);
    expect(data).toEqual(sent.toSorted((a, b) => a.seq - b.seq));
  });
});

it('rejects all messages of a member from the moment of their removal', async () => {
  const room = await newRoom();
  const send = () => post(office, ren, room.id, { content: 'まだいます' });
  const before = Array.from({ length: 20 }, send);
  const removing = as(aoi, 'DELETE', `/${room.id}/user/${ren.userId}`);
  const answers = await Promise.all([...before, ...Array.from({ length: 40 }, send)]);
  expect((await removing).status).toBe(204);
  const taken = answers.filter(({ status }) => status === 201);
  expect(answers.every(({ status }) => [201, 404].includes(status))).toBe(true);
  expect(await send()).toMatchObject({ status: 404, errors: 'chatRoomNotFound' });
  const removal = office.sent.find(
    ({ kind, payload }) =>
      kind === 'removeUserByRoom' && (payload as { roomId: string }).roomId === room.id,
  );
  const { seq } = removal!.payload as { seq: number };
  const { data, metadata } = await slice(aoi, room.id, '?limit=100');
  expect(data).toHaveLength(taken.length);
  expect(data.every((message) => message.seq < seq)).toBe(true);
  // Rejected messages use no sequence number.
  expect(metadata.lastSeq).toBe(seq);
  expect(data.map((message) => message.seq)).toEqual(data.map((_, index) => index + 1));
});

describe('messages committed together', () => {
  const message = (senderId: string, content: string, threadRootId: string | null = null) => ({
    id: randomUUID(),
    clientId: randomUUID(),
    senderId,
    type: 'TEXT' as const,
    content,
    mentionedUserIds: [],
    mentionedGroup: null,
    replyToId: null,
    threadRootId,
    fileIds: [] as string[],
    createdAt: office.platform.now(),
  });
  /** Stores all in one tick: the first message is committed alone, the others together. */
  const store = (roomId: string, messages: ReturnType<typeof message>[]) =>
    Promise.all(
      messages.map((each) => storeMessage(office.platform.db, { organizationId, roomId }, each)),
    );

  it('keep their order and mark earlier messages as read for their senders', async () => {
    const room = await newRoom();
    const people = [aoi, ren, ren, mei, aoi];
    const stored = await store(
      room.id,
      people.map(({ userId }, index) => message(userId, `同時 ${index}`)),
    );
    expect(stored).toMatchObject(
      people.map(({ userId }, index) => ({
        message: {
          senderId: userId,
          seq: index + 1,
          ordinal: index + 1,
          content: `同時 ${index}`,
        },
      })),
    );
    const unread = async (who: typeof aoi) =>
      (await as<{ unreadCount: number }>(who, 'GET', `/${room.id}`)).body.unreadCount;
    expect(await Promise.all([aoi, ren, mei].map(unread))).toEqual([0, 2, 1]);
    expect((await slice(aoi, room.id)).metadata.lastSeq).toBe(5);
  });

  it('are stored even if one of them cannot be stored', async () => {
    const room = await newRoom();
    const repeated = message(ren.userId, '二度');
    const stored = await store(room.id, [
      message(aoi.userId, '一'),
      message(aoi.userId, '二'),
      message(outsider.userId, '部外者'),
      repeated,
      { ...repeated, id: randomUUID() },
      { ...message(mei.userId, 'ファイル'), fileIds: [randomUUID()] },
      message(mei.userId, '三'),
    ]);
    expect(stored.map((each) => (typeof each === 'string' ? each : each.message.seq))).toEqual([
      ...[1, 2, 'noRoom', 3, 'sentAlready', 'filesTaken', 4],
    ]);
    const { data, metadata } = await slice(aoi, room.id);
    expect(data.map(({ content }) => content)).toEqual(['一', '二', '二度', '三']);
    expect(metadata.lastSeq).toBe(4);
  });

  it('increase the reply count once per reply', async () => {
    const room = await newRoom();
    const root = await sendMessage(office, aoi, room.id, '話題');
    const stored = await store(room.id, [
      message(mei.userId, '関係なし'),
      message(ren.userId, '返信一', root.id),
      message(ren.userId, '返信二', root.id),
      message(mei.userId, '返信三', root.id),
    ]);
    expect(stored).toMatchObject([2, 3, 5, 7].map((seq) => ({ message: { seq } })));
    expect(await as(aoi, 'GET', `/${room.id}/messages/${root.id}`)).toMatchObject({
      body: { changeSeq: 8, thread: { replyCount: 3, userIds: [mei.userId, ren.userId] } },
    });
    // Replies do not change the unread count or latest message, and do not mark the room as read.
    const { body: rooms } = await as<Schemas['ChatRoomList']>(ren, 'GET', '?limit=100');
    expect(rooms.data.find(({ id }) => id === room.id)).toMatchObject({
      unreadCount: 2,
      lastMessage: { content: '関係なし' },
    });
  });
});

it('replaces unpaired surrogates in the text', async () => {
  const room = await newRoom();
  const sent = await sendMessage(
    office,
    aoi,
    room.id,
    'half \ud83d of an emoji, "quotes", \\u0041 and \u2028',
  );
  expect(sent.content).toBe('half \ufffd of an emoji, "quotes", \\u0041 and \u2028');
  expect((await slice(ren, room.id)).data).toEqual([sent]);
});

describe('a direct room with a blocked member', () => {
  it.each([
    [
      'in the organisation',
      (member: { organizationId: string; userId: string }) => blockMember(office.platform, member),
      (member: { organizationId: string; userId: string }) =>
        unblockMember(office.platform, member),
    ],
    [
      'everywhere',
      ({ userId }: { userId: string }) => blockUser(office.platform, userId),
      ({ userId }: { userId: string }) => unblockUser(office.platform, userId),
    ],
  ])('rejects messages while the member is blocked %s', async (_where, block, unblock) => {
    const other = await makeChatMember(office, { organizationId } as TestOrganization, {
      name: '退職 太郎',
    });
    const body = { type: 'DIRECT', userIds: [other.userId] };
    const { body: room } = await as<Schemas['ChatRoomSummary']>(aoi, 'POST', '', body);
    const clientId = randomUUID();
    const sent = await sendMessage(office, aoi, room.id, '聞こえますか', { clientId });
    await block({ organizationId, userId: other.userId });
    const refused = { status: 422, errors: 'chatDirectUserLeft' };
    expect(await post(office, aoi, room.id, { content: '届かない' })).toMatchObject(refused);
    const reply = { content: '届かない', replyToId: sent.id };
    expect(await post(office, aoi, room.id, reply)).toMatchObject(refused);
    // A retry of a message stored before the block returns that message.
    expect((await post(office, aoi, room.id, { content: '聞こえますか', clientId })).body).toEqual(
      sent,
    );
    const summary = await as<Schemas['ChatRoomSummary']>(aoi, 'GET', `/${room.id}`);
    expect(summary.body).toMatchObject({ name: '退職 太郎', directUser: null, lastSeq: 1 });
    await unblock({ organizationId, userId: other.userId });
    expect((await post(office, aoi, room.id, { content: '届く' })).status).toBe(201);
    const back = await as<Schemas['ChatRoomSummary']>(aoi, 'GET', `/${room.id}`);
    expect(back.body).toMatchObject({ directUser: { userId: other.userId } });
  });
});
