import type { Schemas } from '@office/api';
import { maxChatSections } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatTestMember } from '../../../test/chat.ts';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { chatSections } from '../../database/schema/chat.ts';

type Room = Schemas['ChatRoomSummary'];
type Section = Schemas['ChatSection'];

let talk: TestConversation;
let room: Room;
beforeAll(async () => {
  talk = await startConversation();
});
afterAll(() => talk.office.close());
beforeEach(async () => {
  await talk.office.platform.db.delete(chatSections);
  room = await talk.newRoom();
});

const create = (who: ChatTestMember, name: string, type: Room['type'] = 'CHANNEL') =>
  talk.as<Section>(who, 'POST', '/sections', { type, name });
const sectionsOf = async (who: ChatTestMember) =>
  (await talk.as<Schemas['ChatSections']>(who, 'GET', '/sections')).body.data;
const place = (who: ChatTestMember, placement: Schemas['PlaceChatRoomRequest']) =>
  talk.as<Schemas['ChatRoomPlacement']>(who, 'PATCH', `/${room.id}/placement`, placement);
const roomOf = async (who: ChatTestMember) => (await talk.as<Room>(who, 'GET', `/${room.id}`)).body;
const missing = { status: 404, errors: 'chatSectionNotFound' };

describe('placeChatRoom', () => {
  it('stars a room for the caller only and notifies the tabs of the caller', async () => {
    const { aoi, ren, office } = talk;
    office.sent.length = 0;
    expect((await place(aoi, { starred: true })).body).toEqual({
      roomId: room.id,
      starred: true,
      sectionId: null,
    });
    expect((await roomOf(aoi)).starred).toBe(true);
    expect((await roomOf(ren)).starred).toBeUndefined();
    expect(office.sent).toMatchObject([
      {
        kind: 'chatListChanged',
        target: { userId: aoi.userId },
        payload: { roomId: room.id },
      },
    ]);
    await place(aoi, { starred: false });
    expect((await roomOf(aoi)).starred).toBeUndefined();
  });

  it('lists favourites and rooms in sections before later rooms', async () => {
    const { aoi } = talk;
    const { body: section } = await create(aoi, '案件');
    const inSection = room;
    await place(aoi, { sectionId: section.id });
    room = await talk.newRoom();
    await place(aoi, { starred: true });
    const latest = await talk.newRoom();
    const { body } = await talk.as<Schemas['ChatRoomList']>(aoi, 'GET', '?type=CHANNEL&limit=2');
    const ids = body.data.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([room.id, inSection.id].toSorted());
    expect(ids).not.toContain(latest.id);
  });

  it.each([
    ['another member', () => create(talk.ren, '他人')],
    ['another room type', () => create(talk.aoi, 'DM', 'DIRECT')],
  ])('returns 404 for a section of %s', async (_, other) => {
    const sectionId = (await other()).body.id;
    expect(await place(talk.aoi, { sectionId })).toMatchObject(missing);
    expect((await roomOf(talk.aoi)).sectionId).toBeUndefined();
  });

  it('returns 404 for a room of other members', async () => {
    expect(await place(talk.outsider, { starred: true })).toMatchObject({
      status: 404,
      errors: 'chatRoomNotFound',
    });
  });
});

describe('sections', () => {
  it('are created at the end, renamed, collapsed, ordered and deleted', async () => {
    const { aoi, ren } = talk;
    const { body: first } = await create(aoi, '  一 ');
    const { body: second } = await create(aoi, '二');
    expect(first).toMatchObject({ type: 'CHANNEL', name: '一', collapsed: false });
    const change = { name: '壱', collapsed: true };
    expect((await talk.as(aoi, 'PATCH', `/sections/${first.id}`, change)).body).toMatchObject(
      change,
    );
    const sectionIds = [second.id, first.id];
    expect((await talk.as(aoi, 'PUT', '/sections/order', { sectionIds })).status).toBe(200);
    expect((await sectionsOf(aoi)).map(({ name }) => name)).toEqual(['二', '壱']);
    expect(await sectionsOf(ren)).toEqual([]);
    expect((await talk.as(aoi, 'DELETE', `/sections/${second.id}`)).status).toBe(204);
    expect((await sectionsOf(aoi)).map(({ name }) => name)).toEqual(['壱']);
  });

  it('return their rooms to the list when deleted', async () => {
    const { aoi } = talk;
    const { body: section } = await create(aoi, '案件');
    await place(aoi, { sectionId: section.id });
    expect((await roomOf(aoi)).sectionId).toBe(section.id);
    await talk.as(aoi, 'DELETE', `/sections/${section.id}`);
    expect((await roomOf(aoi)).sectionId).toBeUndefined();
  });

  it('reject an order with missing, unknown or mixed sections', async () => {
    const { aoi, ren } = talk;
    const own = (await create(aoi, '一')).body.id;
    const second = (await create(aoi, '二')).body.id;
    const direct = (await create(aoi, 'DM', 'DIRECT')).body.id;
    const others = (await create(ren, '他')).body.id;
    const order = (sectionIds: string[]) => talk.as(aoi, 'PUT', '/sections/order', { sectionIds });
    const changed = { status: 409, errors: 'changedMeanwhile' };
    expect(await order([own])).toMatchObject(changed);
    expect(await order([own, second, others])).toMatchObject(changed);
    expect(await order([own, others])).toMatchObject(changed);
    expect(await order([own, second, direct])).toMatchObject(changed);
    expect(await order([others])).toMatchObject(changed);
    expect((await sectionsOf(aoi)).map(({ name }) => name)).toEqual(['一', '二', 'DM']);
  });

  it('have one complete order after concurrent calls', async () => {
    const { aoi } = talk;
    const ids: string[] = [];
    for (const name of ['一', '二', '三']) ids.push((await create(aoi, name)).body.id);
    const [first, second, third] = ids as [string, string, string];
    const orders = [
      [third, second, first],
      [second, first, third],
    ];
    const calls = Array.from({ length: 50 }, (_, index) =>
      talk.as(aoi, 'PUT', '/sections/order', { sectionIds: orders[index % 2] }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(orders).toContainEqual((await sectionsOf(aoi)).map(({ id }) => id));
  });

  it('reject an order with a section that was deleted concurrently', async () => {
    const { aoi } = talk;
    const first = (await create(aoi, '一')).body.id;
    const second = (await create(aoi, '二')).body.id;
    await talk.as(aoi, 'DELETE', `/sections/${second}`);
    const sectionIds = [second, first];
    expect(await talk.as(aoi, 'PUT', '/sections/order', { sectionIds })).toMatchObject({
      status: 409,
      errors: 'changedMeanwhile',
    });
  });

  it('cannot be changed by other members', async () => {
    const { id } = (await create(talk.aoi, '一')).body;
    const path = `/sections/${id}`;
    expect(await talk.as(talk.ren, 'PATCH', path, { name: 'x' })).toMatchObject(missing);
    expect(await talk.as(talk.ren, 'DELETE', path)).toMatchObject(missing);
    expect(await sectionsOf(talk.aoi)).toHaveLength(1);
  });

  it.each(['', ' ', 'あ'.repeat(61), 'a\u202eb'])('reject the name %j', async (name) => {
    expect((await create(talk.aoi, name)).status).toBe(400);
  });

  it('are limited to 30 per member with concurrent calls', async () => {
    const calls = Array.from({ length: maxChatSections + 5 }, (_, index) =>
      create(talk.aoi, `セクション ${index}`, index % 2 ? 'CHANNEL' : 'DIRECT'),
    );
    const refused = (await Promise.all(calls)).filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ status: 422, errors: 'chatSectionLimitReached' });
    expect(await sectionsOf(talk.aoi)).toHaveLength(maxChatSections);
  });
});
