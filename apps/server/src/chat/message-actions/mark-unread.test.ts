import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

type Message = Schemas['ChatMessage'];
type ReadState = Schemas['ChatReadState'];

const markUnread = (who: ChatTestMember, { roomId, id }: Pick<Message, 'roomId' | 'id'>) =>
  talk.as<ReadState>(who, 'PUT', `/${roomId}/messages/${id}/unread`);
const read = (who: ChatTestMember, { roomId, id }: Message) =>
  talk.as<ReadState>(who, 'PATCH', `/${roomId}/last-read-message`, { messageId: id });
const headOf = async (who: ChatTestMember, roomId: string) => {
  const { body } = await talk.as<Schemas['ChatRoomHeadList']>(who, 'GET', '/heads');
  return body.data.find((head) => head.roomId === roomId);
};

async function newMessages() {
  const room = await talk.newRoom();
  const messages: Message[] = [];
  for (const text of ['一', '二', '三']) {
    messages.push(await sendMessage(talk.office, talk.aoi, room.id, text));
  }
  return messages as [Message, Message, Message];
}

describe('markChatMessageUnread', () => {
  it('counts the message and later ones as unread and notifies only the tabs of the member', async () => {
    const [first, second, third] = await newMessages();
    await read(talk.ren, third);
    talk.office.sent.length = 0;
    const { body } = await markUnread(talk.ren, second);
    expect(body).toMatchObject({ unreadCount: 2, lastReadSeq: 1, lastReadMessageId: first.id });
    expect(await headOf(talk.ren, first.roomId)).toMatchObject({ unreadCount: 2, lastReadSeq: 1 });
    expect(talk.office.sent).toMatchObject([
      {
        kind: 'chatMarkedUnread',
        target: { userId: talk.ren.userId },
        payload: { messageId: second.id, state: { unreadCount: 2 } },
      },
    ]);
    const unread = await talk.as<Schemas['ChatUnreadMessage']>(
      talk.ren,
      'GET',
      `/${first.roomId}/unread-message`,
    );
    expect(unread.body).toMatchObject({ firstUnreadMessageId: second.id });
  });

  it('marks the whole room as unread from its first message, until it is read again', async () => {
    const [first, , third] = await newMessages();
    await read(talk.ren, third);
    expect((await markUnread(talk.ren, first)).body).toMatchObject({
      unreadCount: 3,
      lastReadMessageId: null,
    });
    expect((await read(talk.ren, third)).body).toMatchObject({ unreadCount: 0 });
  });

  it('does not move the read position forward', async () => {
    const [first, , third] = await newMessages();
    await read(talk.ren, first);
    expect((await markUnread(talk.ren, third)).body).toMatchObject({ unreadCount: 2 });
  });

  it('counts mentions by name and @all as unread again, without deleted messages', async () => {
    const [first] = await newMessages();
    const { roomId } = first;
    const mention = { mentionedUserIds: [talk.ren.userId] };
    const deleted = await sendMessage(talk.office, talk.aoi, roomId, '@ren', mention);
    await sendMessage(talk.office, talk.aoi, roomId, '@ren', mention);
    const last = await sendMessage(talk.office, talk.aoi, roomId, '@all', {
      mentionedGroup: 'ALL',
    });
    await read(talk.ren, last);
    await talk.as(talk.aoi, 'DELETE', `/${roomId}/messages/${deleted.id}`);
    expect((await markUnread(talk.ren, first)).body).toMatchObject({ unreadMentions: 2 });
    expect(await headOf(talk.ren, roomId)).toMatchObject({ unreadMentions: 2 });
  });

  it('returns 404 for outsiders, messages of other rooms and thread replies', async () => {
    const [first, second] = await newMessages();
    const [other] = await newMessages();
    const reply = await sendMessage(talk.office, talk.aoi, first.roomId, '返信', {
      threadRootId: second.id,
    });
    expect(await markUnread(talk.outsider, first)).toMatchObject({ errors: 'chatRoomNotFound' });
    for (const message of [reply, { ...first, roomId: other.roomId }]) {
      expect(await markUnread(talk.ren, message)).toMatchObject({
        status: 404,
        errors: 'chatMessageNotFound',
      });
    }
  });
});
