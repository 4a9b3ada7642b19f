import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, makeChatters, post, roomsPath, say } from '../../test/chat.ts';
import type { Chatter } from '../../test/chat.ts';
import { chatRooms } from '../database/schema/chat.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';

type Message = Schemas['ChatMessage'];

let office: TestOffice;
let aoi: Chatter;
let ren: Chatter;
let mei: Chatter;
let outsider: Chatter;
beforeAll(async () => {
  office = await startOffice();
  const { chatters } = await makeChatters(office, ['青木 葵', '高橋 蓮', '伊藤 芽依', '他 人']);
  [aoi, ren, mei, outsider] = chatters as [Chatter, Chatter, Chatter, Chatter];
});
afterAll(() => office.close());

const as = <T = Message>({ token }: Chatter, method: string, path: string, body?: unknown) =>
  office.call<T>(method, roomsPath + path, { token, ...(body !== undefined && { body }) });
async function newRoom() {
  // The ten rooms that a member may make are not the matter here.
  await office.platform.db.update(chatRooms).set({ createdBy: null });
  return makeChannel(office, [aoi, ren, mei]);
}
const slice = async (who: Chatter, roomId: string, query = '') =>
  (await as<Schemas['ChatMessageSlice']>(who, 'GET', `/${roomId}/messages${query}`)).body;
const announced = (roomId: string) =>
  office.sent
    .filter(({ kind }) => kind === 'newMessageToRoom')
    .map(({ payload }) => (payload as { message: Message }).message)
    .filter((message) => message.roomId === roomId);

describe('sending', () => {
  it('answers and announces the message in its place', async () => {
    const room = await newRoom();
    const first = await say(office, aoi, room.id, 'おはようございます\n今日もよろしく <b>!</b>');
    expect(first).toMatchObject({
      seq: 1,
      changeSeq: 1,
      content: 'おはようございます\n今日もよろしく <b>!</b>',
      sender: { id: aoi.userId, nameKanji: '青木 葵' },
      replyTo: null,
      thread: null,
    });
    const second = await say(office, ren, room.id, '了解です', {
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
  ])('refuses %j', async (message, status, errors) => {
    const room = await newRoom();
    expect(await post(office, aoi, room.id, message as never)).toMatchObject({ status, errors });
    expect((await slice(aoi, room.id)).metadata.lastSeq).toBe(0);
  });

  it('refuses more than a megabyte, and mentions of people who are not in the room', async () => {
    const room = await newRoom();
    const huge = await post(office, aoi, room.id, { content: 'x'.repeat(2 ** 20) });
    expect(huge).toMatchObject({ status: 413, errors: 'payloadTooLarge' });
    const mention = { content: 'x', mentionedUserIds: [outsider.userId] };
    expect(await post(office, aoi, room.id, mention)).toMatchObject({
      errors: 'chatRoomUserNotFound',
    });
  });

  it('takes 1000 characters of any script', async () => {
    const room = await newRoom();
    const content = '👍🏽𠮷あ'.repeat(250);
    expect((await say(office, aoi, room.id, content.slice(0, 1000))).content).toHaveLength(1000);
    expect(await post(office, aoi, room.id, { content: '𠮷'.repeat(1000) })).toMatchObject({
      status: 201,
    });
  });

  it('stores a clientId once, however often and at once it is sent', async () => {
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
    // Another sender's own id may be the same.
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

  it('numbers fifty messages sent at once from 1 to 50, and announces each', async () => {
    const room = await newRoom();
    const people = [aoi, ren, mei];
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        say(office, people[index % 3]!, room.id, `メッセージ ${index}`),
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

it('takes nothing more of someone from the moment of their removal', async () => {
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
  // No number was taken by a message that was refused.
  expect(metadata.lastSeq).toBe(seq);
  expect(data.map((message) => message.seq)).toEqual(data.map((_, index) => index + 1));
});

describe('changing', () => {
  it('edits and deletes own messages, each with a number of its own', async () => {
    const room = await newRoom();
    const message = await say(office, aoi, room.id, '間違い');
    const path = `/${room.id}/messages/${message.id}`;
    const edited = await as(aoi, 'PATCH', path, { content: '正しい' });
    expect(edited).toMatchObject({
      status: 200,
      body: { seq: 1, changeSeq: 2, content: '正しい', editedAt: expect.any(String) },
    });
    for (const [method, body] of [['PATCH', { content: 'x' }], ['DELETE']] as const) {
      expect(await as(ren, method, path, body)).toMatchObject({ status: 403, errors: 'forbidden' });
    }
    expect(await as(aoi, 'PATCH', path, { content: ' ' })).toMatchObject({
      errors: { content: 'required' },
    });
    const deleted = await as(aoi, 'DELETE', path);
    expect(deleted).toMatchObject({
      status: 200,
      body: { seq: 1, changeSeq: 3, content: '', deletedAt: expect.any(String) },
    });
    expect(await as(aoi, 'DELETE', path)).toMatchObject({ errors: 'chatMessageNotFound' });
    expect(await as(aoi, 'PATCH', path, { content: 'x' })).toMatchObject({
      errors: 'chatMessageNotFound',
    });
    expect(announced(room.id).map(({ changeSeq }) => changeSeq)).toEqual([1, 2, 3]);
  });

  it('shows an answered message as it is now', async () => {
    const room = await newRoom();
    const first = await say(office, aoi, room.id, '秘密');
    await say(office, ren, room.id, '返信', { replyToId: first.id });
    await as(aoi, 'DELETE', `/${room.id}/messages/${first.id}`);
    const { data } = await slice(ren, room.id);
    expect(data[1]!.replyTo).toMatchObject({ content: '', deletedAt: expect.any(String) });
    expect(JSON.stringify(data)).not.toContain('秘密');
  });

  it('adds and takes back reactions', async () => {
    const room = await newRoom();
    const { id } = await say(office, aoi, room.id, 'お知らせ');
    const path = `/${room.id}/messages/${id}/reactions`;
    const both = await Promise.all([aoi, ren].map((who) => as(who, 'POST', path, { emoji: '👍' })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const again = await as(aoi, 'POST', path, { emoji: '👍' });
    expect(again.body.changeSeq).toBe(3);
    const [reaction] = again.body.reactions;
    expect(reaction!.userIds.toSorted()).toEqual([aoi.userId, ren.userId].toSorted());
    await as(mei, 'POST', path, { emoji: '👩🏽‍💻' });
    const less = await as(mei, 'DELETE', `${path}/${encodeURIComponent('👩🏽‍💻')}`);
    expect(less.body).toMatchObject({ changeSeq: 5, reactions: [{ emoji: '👍' }] });
    expect((await as(mei, 'DELETE', `${path}/x`)).body.changeSeq).toBe(5);
    for (const emoji of ['x', '', '👍👍', '1', '<b>', 'あ'.repeat(40)]) {
      expect((await as(aoi, 'POST', path, { emoji })).status, emoji).toBe(400);
    }
    const many = [...'😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎😏😐😑😒😓'];
    const statuses = [];
    for (const emoji of many) statuses.push((await as(ren, 'POST', path, { emoji })).status);
    expect(statuses).toEqual([...Array(19).fill(200), 422]);
  });
});

describe('a thread', () => {
  it('has its own flow, and its first message tells of it', async () => {
    const room = await newRoom();
    const root = await say(office, aoi, room.id, '議題');
    const reply = await say(office, ren, room.id, '賛成', { threadRootId: root.id });
    expect(reply).toMatchObject({ seq: 2, threadRootId: root.id });
    await say(office, mei, room.id, '反対', { threadRootId: root.id });
    await say(office, ren, room.id, 'なぜ？', { threadRootId: root.id });
    const { data, metadata } = await slice(aoi, room.id);
    expect(data).toMatchObject([
      {
        id: root.id,
        changeSeq: 7,
        thread: { replyCount: 3, userIds: [ren.userId, mei.userId] },
      },
    ]);
    expect(metadata.lastSeq).toBe(7);
    const thread = await as<Schemas['ChatThreadSlice']>(
      aoi,
      'GET',
      `/${room.id}/messages/${root.id}/thread?limit=2`,
    );
    expect(thread.body).toMatchObject({
      root: { id: root.id },
      data: [{ content: '反対' }, { content: 'なぜ？' }],
      metadata: { hasOlder: true, hasNewer: false },
    });
    const nested = { content: 'x', threadRootId: reply.id };
    expect(await post(office, aoi, room.id, nested)).toMatchObject({
      errors: { threadRootId: 'invalid' },
    });
    expect(announced(room.id).map(({ changeSeq }) => changeSeq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('reading on', () => {
  it('goes back and forth, and around a message', async () => {
    const room = await newRoom();
    const all: Message[] = [];
    for (let index = 1; index <= 12; index += 1) {
      all.push(await say(office, aoi, room.id, String(index)));
    }
    const seqs = async (query: string) => {
      const { data, metadata } = await slice(ren, room.id, query);
      return [data.map(({ seq }) => seq), metadata.hasOlder, metadata.hasNewer];
    };
    expect(await seqs('?limit=5')).toEqual([[8, 9, 10, 11, 12], true, false]);
    expect(await seqs('?limit=5&beforeSeq=8')).toEqual([[3, 4, 5, 6, 7], true, true]);
    expect(await seqs('?limit=5&beforeSeq=3')).toEqual([[1, 2], false, true]);
    expect(await seqs('?limit=5&afterSeq=3')).toEqual([[4, 5, 6, 7, 8], true, true]);
    expect(await seqs('?limit=5&afterSeq=10')).toEqual([[11, 12], true, false]);
    const around = (index: number) => `?limit=4&aroundMessageId=${all[index]!.id}`;
    expect(await seqs(around(5))).toEqual([[4, 5, 6, 7], true, true]);
    expect(await seqs(around(0))).toEqual([[1, 2], false, true]);
    expect(await seqs(around(11))).toEqual([[10, 11, 12], true, false]);
    const reply = await say(office, ren, room.id, '返信', { threadRootId: all[5]!.id });
    expect(await seqs(`?limit=4&aroundMessageId=${reply.id}`)).toEqual([[4, 5, 6, 7], true, true]);
  });

  it.each([
    '?beforeSeq=1&afterSeq=1',
    '?limit=0',
    '?limit=101',
    '?beforeSeq=99999999999',
    '?afterSeq=-1',
    '?aroundMessageId=x',
  ])('refuses %s', async (query) => {
    const room = await newRoom();
    const answer = await as(aoi, 'GET', `/${room.id}/messages${query}`);
    expect(answer).toMatchObject({ status: 400 });
  });

  it('tells what changed after a seq, once each', async () => {
    const room = await newRoom();
    const first = await say(office, aoi, room.id, '一');
    const second = await say(office, aoi, room.id, '二');
    await as(aoi, 'PATCH', `/${room.id}/messages/${first.id}`, { content: '壱' });
    await as(ren, 'POST', `/${room.id}/messages/${first.id}/reactions`, { emoji: '👍' });
    const changes = async (query: string) =>
      (await as<Schemas['ChatChanges']>(mei, 'GET', `/${room.id}/changes${query}`)).body;
    const after = await changes('?afterSeq=1');
    expect(after.data.map(({ id, changeSeq }) => [id, changeSeq])).toEqual([
      [second.id, 2],
      [first.id, 4],
    ]);
    expect(after).toMatchObject({
      room: null,
      metadata: { upToSeq: 4, lastSeq: 4, hasNextPage: false },
    });
    const page = await changes('?afterSeq=0&limit=1');
    expect(page).toMatchObject({ metadata: { upToSeq: 2, lastSeq: 4, hasNextPage: true } });
    await as(aoi, 'PATCH', `/${room.id}`, { name: '新しい名' });
    expect(await changes('?afterSeq=4')).toMatchObject({
      data: [],
      room: { name: '新しい名' },
      metadata: { upToSeq: 5 },
    });
    expect((await changes('?afterSeq=5')).room).toBeNull();
    expect((await as(mei, 'GET', `/${room.id}/changes`)).status).toBe(400);
  });
});
