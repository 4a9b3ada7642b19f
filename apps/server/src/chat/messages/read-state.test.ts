import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, makeChatMembers, roomsPath, sendMessage } from '../../../test/chat.ts';
import type { ChatTestMember } from '../../../test/chat.ts';
import { chatRooms } from '../../database/schema/chat.ts';
import { startOffice } from '../../../test/office.ts';
import type { TestOffice } from '../../../test/office.ts';

type Message = Schemas['ChatMessage'];

let office: TestOffice;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let mei: ChatTestMember;
let outsider: ChatTestMember;
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

const as = <T = Message>({ token }: ChatTestMember, method: string, path: string, body?: unknown) =>
  office.call<T>(method, roomsPath + path, { token, ...(body !== undefined && { body }) });
async function newRoom() {
  // Avoids the limit of ten created rooms per member.
  await office.platform.db.update(chatRooms).set({ createdBy: null });
  return makeChannel(office, [aoi, ren, mei]);
}

describe('unread state', () => {
  it('counts unread messages per member and never moves the read position back', async () => {
    const room = await newRoom();
    const messages: Message[] = [];
    for (let index = 0; index < 5; index += 1) {
      messages.push(await sendMessage(office, aoi, room.id, `${index}`));
    }
    const unread = async (who: ChatTestMember) =>
      (await as<Schemas['ChatUnreadMessage']>(who, 'GET', `/${room.id}/unread-message`)).body;
    expect(await unread(aoi)).toMatchObject({ unreadCount: 0, firstUnreadMessageId: null });
    expect(await unread(ren)).toMatchObject({
      unreadCount: 5,
      firstUnreadMessageId: messages[0]!.id,
    });
    const read = (index: number) =>
      as<Schemas['ChatReadState']>(ren, 'PATCH', `/${room.id}/last-read-message`, {
        messageId: messages[index]!.id,
      });
    expect((await read(3)).body).toMatchObject({ unreadCount: 1, lastReadSeq: 4 });
    expect((await read(1)).body).toMatchObject({ unreadCount: 1, lastReadSeq: 4 });
    const receipts = office.sent.filter(
      ({ kind, payload }) =>
        kind === 'updateLastReadMsgChat' && (payload as { roomId: string }).roomId === room.id,
    );
    expect(receipts).toMatchObject([
      { target: { chatRoomId: room.id }, payload: { userId: ren.userId, lastReadSeq: 4 } },
    ]);
    const { body: members } = await as<Schemas['ChatMemberList']>(aoi, 'GET', `/${room.id}/users`);
    expect(members.data.find(({ userId }) => userId === ren.userId)).toMatchObject({
      lastReadSeq: 4,
    });
    const heads = (await as<Schemas['ChatRoomHeadList']>(ren, 'GET', '/heads')).body.data;
    expect(heads.find(({ roomId }) => roomId === room.id)).toMatchObject({
      lastSeq: 5,
      unreadCount: 1,
    });
    const total = async () =>
      (await as<Schemas['ChatUnreadTotal']>(ren, 'GET', '/unread?type=CHANNEL')).body;
    const before = await total();
    expect(before.rooms).toContainEqual({
      roomId: room.id,
      unreadCount: 1,
      unreadMentions: 0,
      unreadReplies: 0,
    });
    await as(ren, 'PATCH', `/${room.id}/mute`, { muted: true });
    expect((await total()).unreadCount).toBe(before.unreadCount - 1);
    expect((await as(ren, 'GET', '/unread')).status).toBe(400);
    const elsewhere = await sendMessage(office, aoi, (await newRoom()).id, 'x');
    const wrong = { messageId: elsewhere.id };
    expect(await as(ren, 'PATCH', `/${room.id}/last-read-message`, wrong)).toMatchObject({
      errors: 'chatMessageNotFound',
    });
  });
});

describe('search', () => {
  it('finds parts of words in own rooms, in Japanese and English', async () => {
    const [ownRoom, otherRoom] = [await newRoom(), await makeChannel(office, [outsider], '別')];
    const plan = await sendMessage(office, aoi, ownRoom.id, '来週の予算会議は10時からです');
    const english = await sendMessage(
      office,
      ren,
      ownRoom.id,
      'Budget review for ＡＣＭＥ (50% off)',
    );
    await sendMessage(office, outsider, otherRoom.id, '予算の予算');
    const search = async (keyword: string, more = '') => {
      const path = `/search?keyword=${encodeURIComponent(keyword)}${more}`;
      const { body } = await as<Schemas['ChatSearchList']>(aoi, 'GET', path);
      return body.data.map(({ message }) => message.id);
    };
    expect(await search('予算')).toEqual([plan.id]);
    expect(await search('議')).toContain(plan.id);
    expect(await search('budget acme')).toEqual([english.id]);
    expect(await search('50%')).toEqual([english.id]);
    expect(await search('予算', `&roomId=${ownRoom.id}`)).toEqual([plan.id]);
    expect(await search('予%会')).toEqual([]);
    const outside = `/search?keyword=x&roomId=${otherRoom.id}`;
    expect(await as(aoi, 'GET', outside)).toMatchObject({ errors: 'chatRoomNotFound' });
    for (const keyword of ['', ' ', '　', 'x'.repeat(101), '\u0000']) {
      const path = `/search?keyword=${encodeURIComponent(keyword)}`;
      expect((await as(aoi, 'GET', path)).status, JSON.stringify(keyword)).toBe(400);
    }
    await as(ren, 'PATCH', `/${ownRoom.id}/messages/${english.id}`, { content: '差し替え' });
    expect(await search('budget acme')).toEqual([]);
    expect(await search('差し替え')).toEqual([english.id]);
    await as(aoi, 'DELETE', `/${ownRoom.id}/messages/${plan.id}`);
    expect(await search('予算')).toEqual([]);
  });

  it('returns pages of matches, latest first', async () => {
    const room = await newRoom();
    for (let index = 0; index < 5; index += 1) {
      await sendMessage(office, aoi, room.id, `頁めくり ${index}`);
      office.advanceClock({ seconds: 1 });
    }
    const page = async (number: number) =>
      (
        await as<Schemas['ChatSearchList']>(
          aoi,
          'GET',
          `/search?keyword=${encodeURIComponent('頁めくり')}&limit=2&page=${number}`,
        )
      ).body;
    const first = await page(1);
    expect(first.data.map(({ message }) => message.content)).toEqual(['頁めくり 4', '頁めくり 3']);
    expect(first.metadata).toEqual({ page: 1, limit: 2, nextPage: 2, hasNextPage: true });
    expect((await page(3)).metadata.hasNextPage).toBe(false);
  });
});
