import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, makeChatMember, roomsPath, sendMessage } from '../../../test/chat.ts';
import type { ChatTestMember } from '../../../test/chat.ts';
import { startChatPair } from '../../../test/chat-pair.ts';
import type { TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { chatRooms } from '../../database/schema/chat.ts';

type Heads = Schemas['ChatRoomHeadList'];

let office: TestOffice;
let aoi: ChatTestMember;
let ren: ChatTestMember;
beforeAll(async () => {
  ({ office, aoi, ren } = await startChatPair());
});
afterAll(() => office.close());

const markAllRead = ({ token }: Pick<ChatTestMember, 'token'>) =>
  office.call<Heads>('POST', `${roomsPath}/mark-as-read`, { token });
const headsOf = async ({ token }: ChatTestMember) =>
  (await office.call<Heads>('GET', `${roomsPath}/heads`, { token })).body.data;
const sentFrom = (start: number, kind: string) =>
  office.sent.slice(start).filter((sent) => sent.kind === kind);

describe('markAllChatRoomsRead', () => {
  it('marks every room, mention and followed thread as read', async () => {
    const [first, second] = [
      await makeChannel(office, [aoi, ren]),
      await makeChannel(office, [aoi, ren], '開発部'),
    ];
    const mentionedUserIds = [ren.userId];
    await sendMessage(office, aoi, first.id, '一');
    const root = await sendMessage(office, ren, second.id, '二');
    await sendMessage(office, aoi, second.id, '三', { mentionedUserIds });
    await sendMessage(office, aoi, second.id, '四', { threadRootId: root.id, mentionedUserIds });
    expect(await headsOf(ren)).toContainEqual(
      expect.objectContaining({ roomId: second.id, unreadCount: 1, unreadMentions: 2 }),
    );

    const start = office.sent.length;
    const { status, body } = await markAllRead(ren);
    expect(status).toBe(200);
    const read = { unreadCount: 0, unreadMentions: 0, unreadThreads: [] };
    expect(body.data).toHaveLength(2);
    expect(body.data).toMatchObject([read, read]);
    expect(await headsOf(ren)).toEqual(body.data);
    expect(sentFrom(start, 'updateLastReadMsgChat').map(({ target }) => target)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ chatRoomId: first.id }),
        expect.objectContaining({ chatRoomId: second.id }),
      ]),
    );
    expect(sentFrom(start, 'chatThreadUpdated')).toMatchObject([
      { payload: { threadRootId: root.id, unreadCount: 0, unreadMentions: 0 } },
    ]);
  });

  it('sends nothing if everything is read already', async () => {
    await markAllRead(ren);
    const start = office.sent.length;
    expect((await markAllRead(ren)).status).toBe(200);
    expect(sentFrom(start, 'updateLastReadMsgChat')).toEqual([]);
    expect(sentFrom(start, 'chatThreadUpdated')).toEqual([]);
  });

  it('counts a message once that arrives after parallel calls', async () => {
    await office.platform.db.update(chatRooms).set({ createdBy: null });
    const room = await makeChannel(office, [aoi, ren], '総務部');
    await sendMessage(office, aoi, room.id, '一');
    await Promise.all([markAllRead(ren), markAllRead(ren), markAllRead(ren)]);
    await sendMessage(office, aoi, room.id, '二');
    expect(await headsOf(ren)).toContainEqual(
      expect.objectContaining({ roomId: room.id, unreadCount: 1 }),
    );
  });

  it('keeps the unread messages of other members and of another organisation', async () => {
    await office.platform.db.update(chatRooms).set({ createdBy: null });
    const room = await makeChannel(office, [aoi, ren], '人事部');
    await sendMessage(office, aoi, room.id, '一');
    const elsewhere = await makeOrganization(office, 'Northwind');
    await markAllRead(await makeChatMember(office, elsewhere));
    expect(await headsOf(ren)).toContainEqual(
      expect.objectContaining({ roomId: room.id, unreadCount: 1 }),
    );
  });

  it('returns 401 without a token', async () => {
    const answer = await office.call('POST', `${roomsPath}/mark-as-read`);
    expect(answer.status).toBe(401);
  });
});
