import type { Schemas } from '@office/api';
import { addMinutes } from 'date-fns/addMinutes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roomsPath, sendMessage, type ChatTestMember } from '../../test/chat.ts';
import type { TestOffice } from '../../test/office.ts';
import { startPushTest, type PushTest } from '../../test/push.ts';
import { connections } from '../database/schema/connections.ts';
import { memberships } from '../database/schema/organizations.ts';
import { settings } from '../database/schema/settings.ts';
import { sessions } from '../database/schema/sign-in.ts';
import { listRoomReceivers } from './push-receiver-store.ts';

let push: PushTest;
let office: TestOffice;
let organizationId: string;
let aoi: ChatTestMember;
let ren: ChatTestMember;
let room: Schemas['ChatRoomSummary'];
let directRoomId: string;

beforeAll(async () => {
  push = await startPushTest();
  ({ office, organizationId, aoi, ren, room, directRoomId } = push);
});
afterAll(() => push.close());
beforeEach(() => push.subscribe());

const mute = (who: ChatTestMember, muted: boolean) =>
  office.call('PATCH', `${roomsPath}/${room.id}/mute`, { token: who.token, body: { muted } });

async function reached(
  facts: Partial<Parameters<typeof listRoomReceivers>[1]> = {},
): Promise<string[]> {
  const { db, now } = office.platform;
  const message = { roomId: room.id, threadRootId: null, mentionedUserIds: [], ...facts };
  const where = { organizationId, now: now(), ...message };
  const receivers = await listRoomReceivers(db, where);
  const others = receivers.filter(({ userId }) => userId !== aoi.userId);
  return others.map(({ token }) => token).toSorted();
}

const connect = (who: ChatTestMember) =>
  office.platform.db
    .insert(connections)
    .values({ processId: crypto.randomUUID(), organizationId, userId: who.userId });

describe('receivers of a chat message', () => {
  it('are all room members', async () => {
    const { db, now } = office.platform;
    const message = { roomId: room.id, threadRootId: null, mentionedUserIds: [] };
    const receivers = await listRoomReceivers(db, { organizationId, now: now(), ...message });
    expect(receivers.map(({ token }) => token).toSorted()).toEqual(['aoi', 'mei', 'ren']);
  });

  it('exclude members with an open connection', async () => {
    await connect(ren);
    expect(await reached()).toEqual(['mei']);
    await office.platform.db.delete(connections);
  });

  it('exclude members with the room muted', async () => {
    await mute(ren, true);
    expect(await reached()).toEqual(['mei']);
    await mute(ren, false);
  });

  it('include mentioned members in a muted room', async () => {
    await mute(ren, true);
    const mentionsRen = { mentionedUserIds: [ren.userId] };
    expect(await reached(mentionsRen)).toEqual(['mei', 'ren']);
    await mute(ren, false);
  });

  it('are only the thread followers for a reply', async () => {
    const root = await sendMessage(office, aoi, room.id, '相談');
    await sendMessage(office, ren, room.id, 'はい', { threadRootId: root.id });
    const reply = { threadRootId: root.id, mentionedUserIds: [] };
    expect(await reached(reply)).toEqual(['ren']);
    await mute(ren, true);
    expect(await reached(reply)).toEqual([]);
    const mention = { ...reply, mentionedUserIds: [ren.userId] };
    expect(await reached(mention)).toEqual(['ren']);
    await mute(ren, false);
    const path = `${roomsPath}/${room.id}/messages/${root.id}/thread-state`;
    await office.call('PATCH', path, { token: ren.token, body: { following: false } });
    expect(await reached(reply)).toEqual([]);
  });

  it('exclude members with this kind of notification disabled', async () => {
    const { db } = office.platform;
    const others = { meeting: true, organization: true, voiceChatInvite: true, sound: true };
    const notification = { ...others, directMessage: true, chatRoom: false };
    await db.insert(settings).values({ userId: ren.userId, notification });
    expect(await reached()).toEqual(['mei']);
    expect(await reached({ roomId: directRoomId })).toEqual(['ren']);
    await db.delete(settings);
  });

  it.each<[string, Partial<typeof sessions.$inferInsert>]>([
    ['has ended', { endedAt: new Date(0) }],
    ['has expired', { expiresAt: new Date(0) }],
    ['has no organisation', { organizationId: null }],
  ])('exclude a browser whose session %s', async (_, change) => {
    const { db } = office.platform;
    const own = eq(sessions.userId, ren.userId);
    const [before] = await db.select().from(sessions).where(own);
    await db.update(sessions).set(change).where(own);
    expect(await reached()).toEqual(['mei']);
    await db.update(sessions).set(before!).where(own);
  });

  it('exclude members whose notifications are paused, until the end', async () => {
    const until = addMinutes(office.platform.now(), 30);
    const pause = { token: ren.token, body: { until: until.toISOString() } };
    await office.call('PUT', '/v1/users/quiet-time', pause);
    expect(await reached()).toEqual(['mei']);
    expect(await reached({ includePaused: true })).toEqual(['mei', 'ren']);
    expect(await reached({ now: until })).toEqual(['mei', 'ren']);
    await office.call('DELETE', '/v1/users/quiet-time', { token: ren.token });
    expect(await reached()).toEqual(['mei', 'ren']);
  });

  it('exclude members outside their working hours if they chose it', async () => {
    const hours = { startTime: '09:00', endTime: '18:00', timeZone: 'UTC' };
    const weekday = office.platform.now().getUTCDay();
    const set = (pauseOutside: boolean) =>
      office.call('PUT', '/v1/users/working-hours', {
        token: ren.token,
        body: { ...hours, weekdays: [(weekday + 3) % 7], pauseOutside },
      });
    await set(true);
    expect(await reached()).toEqual(['mei']);
    await set(false);
    expect(await reached()).toEqual(['mei', 'ren']);
    await office.call('DELETE', '/v1/users/working-hours', { token: ren.token });
  });

  it('exclude members blocked in the organisation', async () => {
    const { db } = office.platform;
    const own = eq(memberships.userId, ren.userId);
    await db.update(memberships).set({ blockedAt: new Date() }).where(own);
    expect(await reached()).toEqual(['mei']);
    await db.update(memberships).set({ blockedAt: null }).where(own);
  });
});
