import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';

type Message = Schemas['ChatMessage'];

let office: TestConversation['office'];
let aoi: TestConversation['aoi'];
let ren: TestConversation['ren'];
let mei: TestConversation['mei'];
let as: TestConversation['as'];
let newRoom: TestConversation['newRoom'];
let slice: TestConversation['slice'];
beforeAll(async () => {
  ({ office, aoi, ren, mei, as, newRoom, slice } = await startConversation());
});
afterAll(() => office.close());

describe('listMessages', () => {
  it('returns pages before, after and around a message', async () => {
    const room = await newRoom();
    const all: Message[] = [];
    for (let index = 1; index <= 12; index += 1) {
      all.push(await sendMessage(office, aoi, room.id, String(index)));
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
    const reply = await sendMessage(office, ren, room.id, '返信', { threadRootId: all[5]!.id });
    expect(await seqs(`?limit=4&aroundMessageId=${reply.id}`)).toEqual([[4, 5, 6, 7], true, true]);
  });

  it.each([
    '?beforeSeq=1&afterSeq=1',
    '?limit=0',
    '?limit=101',
    '?beforeSeq=99999999999',
    '?afterSeq=-1',
    '?aroundMessageId=x',
  ])('rejects %s', async (query) => {
    const room = await newRoom();
    const answer = await as(aoi, 'GET', `/${room.id}/messages${query}`);
    expect(answer).toMatchObject({ status: 400 });
  });

  it('lists each message changed after a sequence number once', async () => {
    const room = await newRoom();
    const first = await sendMessage(office, aoi, room.id, '一');
    const second = await sendMessage(office, aoi, room.id, '二');
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
