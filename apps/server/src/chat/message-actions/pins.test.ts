import { maxChatPins } from '@office/vocabulary';
import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { chatMessages } from '../../database/schema/chat.ts';

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

const pinPath = ({ roomId, id }: Schemas['ChatMessage']) => `/${roomId}/messages/${id}/pin`;
const pinsOf = async (roomId: string) =>
  (await talk.as<Schemas['ChatPinList']>(talk.mei, 'GET', `/${roomId}/pins`)).body.data;

async function newMessage(content = '議事録はこちら') {
  const room = await talk.newRoom();
  return sendMessage(talk.office, talk.aoi, room.id, content);
}

describe('pinChatMessage', () => {
  it('pins a message for the room and announces it with a new change number', async () => {
    const message = await newMessage();
    const pinned = await talk.as(talk.ren, 'PUT', pinPath(message));
    expect(pinned.body).toMatchObject({ changeSeq: 2, pin: { pinnedBy: talk.ren.userId } });
    expect(await pinsOf(message.roomId)).toMatchObject([{ id: message.id }]);
    expect(talk.announced(message.roomId).at(-1)).toMatchObject({
      changeSeq: 2,
      pin: { pinnedBy: talk.ren.userId },
    });
  });

  it('keeps the first pin when a message is pinned again', async () => {
    const message = await newMessage();
    await talk.as(talk.ren, 'PUT', pinPath(message));
    const again = await talk.as(talk.mei, 'PUT', pinPath(message));
    expect(again.body).toMatchObject({ changeSeq: 2, pin: { pinnedBy: talk.ren.userId } });
  });

  it('lists the latest pin first', async () => {
    const first = await newMessage('一件目');
    const second = await sendMessage(talk.office, talk.aoi, first.roomId, '二件目');
    await talk.as(talk.ren, 'PUT', pinPath(second));
    talk.office.advanceClock({ seconds: 1 });
    await talk.as(talk.ren, 'PUT', pinPath(first));
    expect((await pinsOf(first.roomId)).map(({ content }) => content)).toEqual([
      '一件目',
      '二件目',
    ]);
  });

  it('rejects a pin above the limit, also for parallel calls', async () => {
    const message = await newMessage();
    const { roomId } = message;
    const others = [];
    for (let index = 0; index < 4; index += 1) {
      others.push(await sendMessage(talk.office, talk.aoi, roomId, `${index}`));
    }
    const { db } = talk.office.platform;
    const [stored] = await db.select().from(chatMessages).where(eq(chatMessages.id, message.id));
    const { searched: _generated, ...columns } = stored!;
    await db.insert(chatMessages).values(
      Array.from({ length: maxChatPins - 1 }, (_, index) => ({
        ...columns,
        id: crypto.randomUUID(),
        clientId: crypto.randomUUID(),
        seq: 1000 + index,
        pinnedAt: new Date(),
      })),
    );
    const answers = await Promise.all(
      others.map((other) => talk.as<unknown>(talk.ren, 'PUT', pinPath(other))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      errors: 'chatPinLimitReached',
    });
    expect(await pinsOf(roomId)).toHaveLength(maxChatPins);
  });

  it('returns 404 for outsiders, messages of other rooms and deleted messages', async () => {
    const message = await newMessage();
    const other = await newMessage();
    expect(await talk.as(talk.outsider, 'PUT', pinPath(message))).toMatchObject({
      status: 404,
      errors: 'chatRoomNotFound',
    });
    expect(
      await talk.as(talk.ren, 'PUT', pinPath({ ...message, roomId: other.roomId })),
    ).toMatchObject({ status: 404, errors: 'chatMessageNotFound' });
    await talk.as(talk.aoi, 'DELETE', `/${message.roomId}/messages/${message.id}`);
    expect(await talk.as(talk.ren, 'PUT', pinPath(message))).toMatchObject({
      status: 404,
      errors: 'chatMessageNotFound',
    });
  });
});

describe('unpinChatMessage', () => {
  it('removes the pin of another member', async () => {
    const message = await newMessage();
    await talk.as(talk.ren, 'PUT', pinPath(message));
    const unpinned = await talk.as(talk.mei, 'DELETE', pinPath(message));
    expect(unpinned.body.pin).toBeUndefined();
    expect(await pinsOf(message.roomId)).toEqual([]);
    const again = await talk.as(talk.mei, 'DELETE', pinPath(message));
    expect(again).toMatchObject({ status: 200, body: { changeSeq: 3 } });
  });

  it('is implied by deleting the message', async () => {
    const message = await newMessage();
    await talk.as(talk.ren, 'PUT', pinPath(message));
    await talk.as(talk.aoi, 'DELETE', `/${message.roomId}/messages/${message.id}`);
    expect(await pinsOf(message.roomId)).toEqual([]);
  });
});

describe('listChatPins', () => {
  it('returns 404 for outsiders', async () => {
    const { roomId } = await newMessage();
    expect(await talk.as(talk.outsider, 'GET', `/${roomId}/pins`)).toMatchObject({
      status: 404,
      errors: 'chatRoomNotFound',
    });
  });
});
