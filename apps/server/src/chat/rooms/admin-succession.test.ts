import type { Schemas } from '@office/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeChannel, makeChatMember } from '../../../test/chat.ts';
import type { ChatTestMember } from '../../../test/chat.ts';
import { startRoomOffice } from '../../../test/chat-room.ts';
import type { RoomOffice } from '../../../test/chat-room.ts';
import { chatMembers } from '../../database/schema/chat.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { blockUser } from '../../admin/accounts.ts';
import { blockMember, setRole } from '../../admin/members/member-changes.ts';
import { assignSuccessors } from './admin-succession.ts';

let rooms: RoomOffice;
let boss: ChatTestMember;
beforeAll(async () => {
  rooms = await startRoomOffice();
});
afterAll(() => rooms.office.close());
beforeEach(async () => {
  boss = await makeChatMember(rooms.office, rooms.sakura);
});

const db = () => rooms.office.platform.db;

async function makeRoom(): Promise<string> {
  const { office, guest, ren, mei } = rooms;
  const { id } = await makeChannel(office, [boss, mei, ren, guest]);
  for (const [day, { userId }] of [guest, ren, mei].entries()) {
    await db()
      .update(chatMembers)
      .set({ joinedAt: new Date(Date.UTC(2026, 0, day + 1)) })
      .where(and(eq(chatMembers.roomId, id), eq(chatMembers.userId, userId)));
  }
  return id;
}

async function rolesIn(roomId: string) {
  const { as, mei } = rooms;
  const { body } = await as<Schemas['ChatMemberList']>(mei, 'GET', `/${roomId}/users?limit=100`);
  return Object.fromEntries(body.data.map(({ userId, role }) => [userId, role]));
}

it('promotes the earliest eligible member when the only admin leaves, and notifies members', async () => {
  const { sentTo, as, mei, ren, guest } = rooms;
  const roomId = await makeRoom();
  await db().delete(memberships).where(eq(memberships.userId, boss.userId));
  await assignSuccessors(rooms.office.platform);
  expect(await rolesIn(roomId)).toEqual({
    [ren.userId]: 'ADMIN',
    [mei.userId]: 'USER',
    [guest.userId]: 'USER',
  });
  expect((await as(mei, 'GET', `/${roomId}`)).body).toMatchObject({ ownerId: ren.userId });
  expect(sentTo('updateChatRoom', roomId)).toMatchObject([
    { payload: { ownerId: ren.userId, roles: [{ userId: ren.userId, role: 'ADMIN' }] } },
  ]);
  // Offline members receive the change later by its sequence number.
  const changes = await as<Schemas['ChatChanges']>(mei, 'GET', `/${roomId}/changes?afterSeq=0`);
  expect(changes.body.room).toMatchObject({ ownerId: ren.userId });
  await assignSuccessors(rooms.office.platform);
  expect(sentTo('updateChatRoom', roomId)).toHaveLength(1);
});

it('keeps a blocked owner as the owner of the room', async () => {
  const { as, mei, ren, sakura } = rooms;
  const roomId = await makeRoom();
  const { organizationId } = sakura;
  await blockMember(rooms.office.platform, { organizationId, userId: boss.userId });
  expect(await rolesIn(roomId)).toMatchObject({ [ren.userId]: 'ADMIN' });
  expect((await as(mei, 'GET', `/${roomId}`)).body).toMatchObject({ ownerId: boss.userId });
});

it('promotes a successor immediately when the only admin is blocked everywhere', async () => {
  const { sentTo, ren } = rooms;
  const roomId = await makeRoom();
  await blockUser(rooms.office.platform, boss.userId);
  expect(await rolesIn(roomId)).toMatchObject({ [ren.userId]: 'ADMIN' });
  expect(sentTo('updateChatRoom', roomId)).toHaveLength(1);
});

it('replaces an admin who becomes a guest, unless no other member can be admin', async () => {
  const { office, as, mei, ren, guest, sakura, sentTo } = rooms;
  const alone = await makeRoom();
  const roomWithAdmins = await makeRoom();
  await as(boss, 'PATCH', `/${roomWithAdmins}/role`, { userId: mei.userId, role: 'ADMIN' });
  const { id: withGuest } = await makeChannel(office, [boss, guest]);
  const { organizationId } = sakura;
  await setRole(office.platform, { organizationId, userId: boss.userId }, 'GUEST');
  expect(await rolesIn(alone)).toMatchObject({ [boss.userId]: 'USER', [ren.userId]: 'ADMIN' });
  expect(await rolesIn(roomWithAdmins)).toMatchObject({
    [boss.userId]: 'USER',
    [mei.userId]: 'ADMIN',
    [ren.userId]: 'USER',
  });
  expect((await as(mei, 'GET', `/${roomWithAdmins}`)).body).toMatchObject({ ownerId: mei.userId });
  expect(sentTo('updateChatRoom', roomWithAdmins).at(-1)).toMatchObject({
    payload: { ownerId: mei.userId, roles: [{ userId: boss.userId, role: 'USER' }] },
  });
  expect(sentTo('updateChatRoom', withGuest)).toEqual([]);
});

it('leaves rooms unchanged that have an admin or no eligible successor', async () => {
  const { office, sentTo, guest } = rooms;
  const roomWithAdmins = await makeRoom();
  const { id: withGuest } = await makeChannel(office, [boss, guest]);
  await assignSuccessors(office.platform);
  expect(sentTo('updateChatRoom', roomWithAdmins)).toEqual([]);
  await db().delete(memberships).where(eq(memberships.userId, boss.userId));
  await assignSuccessors(office.platform);
  expect(sentTo('updateChatRoom', withGuest)).toEqual([]);
});
