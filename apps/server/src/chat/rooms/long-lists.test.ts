import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { chatMembers, chatRooms } from '../../database/schema/chat.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { storeMessage } from '../messages/message-writer.ts';

const count = 205;

let office: TestConversation['office'];
let organizationId: TestConversation['organizationId'];
let aoi: TestConversation['aoi'];
let as: TestConversation['as'];
let roomId: string;
beforeAll(async () => {
  const talk = await startConversation();
  ({ office, organizationId, aoi, as } = talk);
  roomId = (await talk.newRoom()).id;
  const { db } = office.platform;
  const numbers = Array.from({ length: count }, (_, index) => index);

  // All rooms share the same time and name, so that the order cannot depend on either.
  const lastMessageAt = office.platform.now();
  const rooms = await db
    .insert(chatRooms)
    .values(
      numbers.map(() => ({
        organizationId,
        type: 'CHANNEL' as const,
        name: '同じ',
        lastMessageAt,
      })),
    )
    .returning({ id: chatRooms.id });
  const { userId } = aoi;
  await db
    .insert(chatMembers)
    .values(rooms.map(({ id }) => ({ roomId: id, organizationId, userId })));

  const people = await db
    .insert(users)
    .values(numbers.map((index) => ({ email: `many${index}@example.com`, nameKanji: '同姓 同名' })))
    .returning({ id: users.id });
  await db
    .insert(memberships)
    .values(people.map((person) => ({ organizationId, userId: person.id, role: 'USER' as const })));
  await db
    .insert(chatMembers)
    .values(people.slice(0, count - 1).map(({ id }) => ({ roomId, organizationId, userId: id })));

  await Promise.all(
    numbers.map((index) =>
      storeMessage(
        db,
        { organizationId, roomId },
        {
          id: randomUUID(),
          clientId: randomUUID(),
          senderId: userId,
          type: 'TEXT',
          content: `予算 ${index}`,
          mentionedUserIds: [],
          mentionedGroup: null,
          replyToId: null,
          threadRootId: null,
          fileIds: [],
          createdAt: lastMessageAt,
        },
      ),
    ),
  );
});
afterAll(() => office.close());

interface AnyPage {
  data: object[];
  metadata: { total?: number; nextPage?: number; hasNextPage: boolean };
}

async function readAll(path: string, limit: number): Promise<{ ids: string[]; last: AnyPage }> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await as<AnyPage>(aoi, 'GET', `${path}page=${page}&limit=${limit}`);
    expect(status).toBe(200);
    ids.push(...body.data.map(idOf));
    if (!body.metadata.hasNextPage) return { ids, last: body };
    expect(body.data).toHaveLength(limit);
    expect(body.metadata.nextPage).toBe(page + 1);
  }
}

function idOf(row: object): string {
  const { id, userId, message } = row as {
    id?: string;
    userId?: string;
    message?: Schemas['ChatMessage'];
  };
  return (id ?? userId ?? message?.id)!;
}

it.each([
  ['rooms', () => '?keyword=同じ&', count],
  ['members of a room', () => `/${roomId}/users?keyword=同姓&`, count - 1],
  ['people outside a room', () => `/${roomId}/users-out-side?keyword=同姓&`, 1],
  ['people without a direct message room', () => '/user-outside-direct?keyword=同姓&', count],
  ['search results', () => '/search?keyword=予算&', count],
])('%s: returns every entry on exactly one page for each page size', async (_name, path, total) => {
  for (const limit of [100, 41]) {
    const { ids, last } = await readAll(encodeURI(path()), limit);
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    // Only lists that count their hits have a total.
    expect(last.metadata.total ?? total).toBe(total);
  }
});

it('limits a page to 100 entries', async () => {
  expect(await as(aoi, 'GET', '?limit=101')).toMatchObject({ status: 400 });
  expect(await as(aoi, 'GET', '?page=100001')).toMatchObject({ status: 400 });
  expect(await as<AnyPage>(aoi, 'GET', '?page=100000&limit=100')).toMatchObject({
    status: 200,
    body: { data: [], metadata: { hasNextPage: false } },
  });
});

it('returns the heads of all rooms', async () => {
  const { body } = await as<Schemas['ChatRoomHeadList']>(aoi, 'GET', '/heads');
  expect(body.data).toHaveLength(count + 1);
});
