import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { auditEntries } from '../../database/schema/audit.ts';

let talk: TestConversation;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());

const remove = (who: ChatTestMember, { roomId, id }: Schemas['ChatMessage']) =>
  talk.as(who, 'DELETE', `/${roomId}/messages/${id}`);
const entriesOf = async (roomId: string) => {
  const entries = await talk.office.platform.db.select().from(auditEntries);
  return entries.filter(({ targetId }) => targetId === roomId);
};

async function messageOfRen() {
  const room = await talk.newRoom();
  return sendMessage(talk.office, talk.ren, room.id, '不適切な内容');
}

describe('deleteChatMessage by a room admin', () => {
  it('removes the message of another member, notifies the room and logs the sender', async () => {
    const message = await messageOfRen();
    expect((await remove(talk.aoi, message)).body).toMatchObject({
      content: '',
      deletedByAdmin: true,
    });
    expect(talk.announced(message.roomId).at(-1)).toMatchObject({
      id: message.id,
      content: '',
      deletedByAdmin: true,
    });
    expect(await entriesOf(message.roomId)).toContainEqual(
      expect.objectContaining({
        action: 'MESSAGE_DELETED_BY_ADMIN',
        actorId: talk.aoi.userId,
        before: { messageId: message.id, files: 0, senderId: talk.ren.userId },
      }),
    );
  });

  it('does not mark an own message as deleted by an admin', async () => {
    const room = await talk.newRoom();
    const message = await sendMessage(talk.office, talk.aoi, room.id, '間違い');
    expect((await remove(talk.aoi, message)).body.deletedByAdmin).toBeUndefined();
    expect(await entriesOf(room.id)).toContainEqual(
      expect.objectContaining({ action: 'MESSAGE_DELETED' }),
    );
  });

  it('is rejected for members without the admin role, and for outsiders', async () => {
    const message = await messageOfRen();
    expect(await remove(talk.mei, message)).toMatchObject({ status: 403, errors: 'forbidden' });
    expect(await remove(talk.outsider, message)).toMatchObject({ status: 404 });
  });

  it('does not allow admins to edit messages of others', async () => {
    const message = await messageOfRen();
    const path = `/${message.roomId}/messages/${message.id}`;
    expect((await talk.as(talk.aoi, 'PATCH', path, { content: '改変' })).status).toBe(403);
  });
});
