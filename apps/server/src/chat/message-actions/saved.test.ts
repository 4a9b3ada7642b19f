import { maxSavedChatMessages } from '@office/vocabulary';
import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { chatMessages, chatSavedMessages } from '../../database/schema/chat.ts';

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

type Message = Schemas['ChatMessage'];
const savedPath = ({ roomId, id }: Pick<Message, 'roomId' | 'id'>) =>
  `/${roomId}/messages/${id}/saved`;
const save = (who: ChatTestMember, message: Pick<Message, 'roomId' | 'id'>, done = false) =>
  talk.as<Schemas['ChatSavedState']>(who, 'PUT', savedPath(message), { done });
const listed = async (who: ChatTestMember, done = false) => {
  const path = `/saved?limit=100&done=${done}`;
  const { body } = await talk.as<Schemas['ChatSavedMessageList']>(who, 'GET', path);
  return body.data;
};

async function newMessage(content = '15時までに確認') {
  const room = await talk.newRoom();
  return sendMessage(talk.office, talk.aoi, room.id, content);
}

describe('saveChatMessage', () => {
  it('adds a message to the list of the member only and notifies only their tabs', async () => {
    const message = await newMessage();
    talk.office.sent.length = 0;
    expect((await save(talk.ren, message)).body).toEqual({
      roomId: message.roomId,
      messageId: message.id,
      saved: true,
      done: false,
    });
    expect(await listed(talk.ren)).toMatchObject([
      { message: { id: message.id }, room: { id: message.roomId }, done: false },
    ]);
    expect(await listed(talk.mei)).toEqual([]);
    expect(talk.office.sent).toMatchObject([
      { kind: 'chatMessageSaved', target: { userId: talk.ren.userId } },
    ]);
    const ids = await talk.as(talk.ren, 'GET', `/${message.roomId}/saved`);
    expect(ids.body).toEqual({ roomId: message.roomId, messageIds: [message.id] });
  });

  it('moves a completed message to the list of completed ones, and back', async () => {
    const message = await newMessage();
    await save(talk.mei, message);
    await save(talk.mei, message, true);
    expect(await listed(talk.mei)).toEqual([]);
    expect(await listed(talk.mei, true)).toMatchObject([{ message: { id: message.id } }]);
    const ids = await talk.as<Schemas['ChatSavedMessageIds']>(
      talk.mei,
      'GET',
      `/${message.roomId}/saved`,
    );
    expect(ids.body.messageIds).toEqual([]);
    await save(talk.mei, message, false);
    expect(await listed(talk.mei)).toMatchObject([{ message: { id: message.id } }]);
    await talk.as(talk.mei, 'DELETE', savedPath(message));
  });

  it('keeps a saved message that is deleted later, without its text', async () => {
    const message = await newMessage();
    await save(talk.mei, message);
    await talk.as(talk.aoi, 'DELETE', `/${message.roomId}/messages/${message.id}`);
    expect(await listed(talk.mei)).toMatchObject([{ message: { id: message.id, content: '' } }]);
    expect((await save(talk.mei, message, true)).status).toBe(200);
    await talk.as(talk.mei, 'DELETE', savedPath(message));
    expect(await save(talk.mei, message)).toMatchObject({ errors: 'chatMessageNotFound' });
  });

  it('rejects messages above the limit, also for parallel calls', async () => {
    const message = await newMessage();
    const { roomId } = message;
    const others: Message[] = [];
    for (let index = 0; index < 3; index += 1) {
      others.push(await sendMessage(talk.office, talk.aoi, roomId, `${index}`));
    }
    const { db } = talk.office.platform;
    const [stored] = await db.select().from(chatMessages).where(eq(chatMessages.id, message.id));
    const { searched: _generated, ...columns } = stored!;
    const filler = Array.from({ length: maxSavedChatMessages - 1 }, (_, index) => ({
      ...columns,
      id: crypto.randomUUID(),
      clientId: crypto.randomUUID(),
      seq: 1000 + index,
    }));
    await db.insert(chatMessages).values(filler);
    const { userId } = talk.aoi;
    await db
      .insert(chatSavedMessages)
      .values(filler.map(({ id }) => ({ messageId: id, roomId, userId, savedAt: new Date() })));
    const answers = await Promise.all(others.map((other) => save(talk.aoi, other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      errors: 'chatSavedLimitReached',
    });
  });

  it('returns 404 for outsiders and messages of other rooms', async () => {
    const message = await newMessage();
    const other = await newMessage();
    expect(await save(talk.outsider, message)).toMatchObject({ errors: 'chatRoomNotFound' });
    expect(await save(talk.ren, { ...message, roomId: other.roomId })).toMatchObject({
      status: 404,
      errors: 'chatMessageNotFound',
    });
    expect(await talk.as(talk.outsider, 'GET', `/${message.roomId}/saved`)).toMatchObject({
      status: 404,
      errors: 'chatRoomNotFound',
    });
  });
});

describe('unsaveChatMessage', () => {
  it('removes the message and has no effect when repeated', async () => {
    const message = await newMessage();
    await save(talk.mei, message);
    const removed = await talk.as(talk.mei, 'DELETE', savedPath(message));
    expect(removed.body).toMatchObject({ saved: false, done: false });
    expect(await listed(talk.mei)).toEqual([]);
    talk.office.sent.length = 0;
    expect((await talk.as(talk.mei, 'DELETE', savedPath(message))).status).toBe(200);
    expect(talk.office.sent).toEqual([]);
  });
});

describe('leaving a room', () => {
  it('removes its messages from the list', async () => {
    const message = await newMessage();
    await save(talk.mei, message);
    await talk.as(talk.mei, 'DELETE', `/${message.roomId}/user`);
    expect(await listed(talk.mei)).toEqual([]);
  });
});
