import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, sendMessage } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { insertCustomEmoji } from '../../../test/custom-emoji.ts';
import { makeOrganization } from '../../../test/people.ts';

let office: TestConversation['office'];
let organizationId: string;
let aoi: TestConversation['aoi'];
let ren: TestConversation['ren'];
let mei: TestConversation['mei'];
let as: TestConversation['as'];
let newRoom: TestConversation['newRoom'];
let slice: TestConversation['slice'];
let announced: TestConversation['announced'];
beforeAll(async () => {
  ({ office, organizationId, aoi, ren, mei, as, newRoom, slice, announced } =
    await startConversation());
});
afterAll(() => office.close());

describe('changing messages', () => {
  it('edits and deletes own messages, each change with a new sequence number', async () => {
    const room = await newRoom();
    const message = await sendMessage(office, aoi, room.id, '間違い');
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

  it('shows the current state of a message in its replies', async () => {
    const room = await newRoom();
    const first = await sendMessage(office, aoi, room.id, '秘密');
    await sendMessage(office, ren, room.id, '返信', { replyToId: first.id });
    await as(aoi, 'DELETE', `/${room.id}/messages/${first.id}`);
    const { data } = await slice(ren, room.id);
    expect(data[1]!.replyTo).toMatchObject({ content: '', deletedAt: expect.any(String) });
    expect(JSON.stringify(data)).not.toContain('秘密');
  });

  it('adds and removes reactions', async () => {
    const room = await newRoom();
    const { id } = await sendMessage(office, aoi, room.id, 'お知らせ');
    const path = `/${room.id}/messages/${id}/reactions`;
    const both = await Promise.all([aoi, ren].map((who) => as(who, 'POST', path, { emoji: '👍' })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const repeated = await as(aoi, 'POST', path, { emoji: '👍' });
    expect(repeated.body.changeSeq).toBe(3);
    const [reaction] = repeated.body.reactions;
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

describe('reactions with a name', () => {
  const otsukare = ':otsukare:';

  it('accept an emoji of the organisation, and keep it after its deletion', async () => {
    await insertCustomEmoji(office, organizationId, 'otsukare');
    const room = await newRoom();
    const { id } = await sendMessage(office, aoi, room.id, 'お知らせ');
    const path = `/${room.id}/messages/${id}/reactions`;
    expect((await as(ren, 'POST', path, { emoji: otsukare })).body.reactions).toEqual([
      { emoji: otsukare, userIds: [ren.userId] },
    ]);
    await office.database.pool.query('DELETE FROM custom_emojis');
    const joined = await as(mei, 'POST', path, { emoji: otsukare });
    expect(joined.body.reactions).toEqual([{ emoji: otsukare, userIds: [ren.userId, mei.userId] }]);
    const left = await as(ren, 'DELETE', `${path}/${encodeURIComponent(otsukare)}`);
    expect(left.body.reactions).toEqual([{ emoji: otsukare, userIds: [mei.userId] }]);
  });

  it.each([':none:', ':northwind:', ':Otsukare:', ':otsukare', 'otsukare'])(
    'reject %s',
    async (emoji) => {
      const other = await makeOrganization(office, 'Northwind');
      await insertCustomEmoji(office, other.organizationId, 'northwind');
      const room = await newRoom();
      const { id } = await sendMessage(office, aoi, room.id, 'お知らせ');
      const path = `/${room.id}/messages/${id}/reactions`;
      expect(await as(ren, 'POST', path, { emoji })).toMatchObject({
        status: 400,
        errors: { emoji: 'invalid' },
      });
    },
  );
});

describe('a thread', () => {
  it('lists its replies separately and summarises them on its first message', async () => {
    const room = await newRoom();
    const root = await sendMessage(office, aoi, room.id, '議題');
    const reply = await sendMessage(office, ren, room.id, '賛成', { threadRootId: root.id });
    expect(reply).toMatchObject({ seq: 2, threadRootId: root.id });
    await sendMessage(office, mei, room.id, '反対', { threadRootId: root.id });
    await sendMessage(office, ren, room.id, 'なぜ？', { threadRootId: root.id });
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

describe('rate limit of reactions', () => {
  it('blocks reactions of a member for a minute after too many in a row', async () => {
    const talk = await startConversation({ rateLimit: 400 });
    try {
      const room = await talk.newRoom();
      const message = await sendMessage(talk.office, talk.aoi, room.id, '拍手');
      const react = (who: TestConversation['ren'], emoji: string) =>
        talk.as(who, 'POST', `/${room.id}/messages/${message.id}/reactions`, { emoji });
      const answers: number[] = [];
      for (let turn = 0; turn < 21; turn += 1) {
        answers.push((await react(talk.ren, '👍')).status);
      }
      expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
      // Other members can still react, and all other actions still work.
      expect((await react(talk.mei, '👍')).status).toBe(200);
      await sendMessage(talk.office, talk.ren, room.id, 'いいですね');
    } finally {
      await talk.office.close();
    }
  });
});
