import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import type { TestOrganization } from '../../test/people.ts';
import { nextMessage, startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { joinWith, makeOwnRoom, makeSpeaker } from '../../test/voice.ts';
import { makeVoiceOrganization, talkPlan } from '../../test/voice.ts';
import type { Speaker, Voice } from '../../test/voice.ts';
import { memberships } from '../database/schema/organizations.ts';
import { voiceParticipants } from '../database/schema/voice.ts';
import { addMember, setRole } from '../admin/members/member-changes.ts';
import { setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { replaceFloorPlan } from '../admin/floors/publication.ts';
import { testPlan } from '../../test/floor-plan.ts';
import { Confirmations } from './confirmations.ts';
import { leaveRoom } from './leave.ts';
import { ParticipantHeartbeat } from './participant-heartbeat.ts';
import { issueJoinToken } from './join-token.ts';

let firstServer: TestServer;
let secondServer: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
beforeAll(async () => {
  // Keeps the participant of a lost connection for the whole test run, unlike the second process.
  firstServer = await startTestServer({ voiceGrace: 600_000 });
  secondServer = await startTestServer({ database: firstServer.database, voiceGrace: 1 });
  sakura = await makeVoiceOrganization(firstServer, 'Sakura');
  aoi = await makeSpeaker(firstServer, sakura, { role: 'ORGANIZATION_ADMIN', name: '青木 葵' });
  ren = await makeSpeaker(firstServer, sakura, { name: '高橋 蓮' });
  mei = await makeSpeaker(firstServer, sakura, { name: '伊藤 芽依' });
});
afterAll(async () => {
  await secondServer.close();
  await firstServer.close();
});

const people = ({ participants }: Voice) => participants().map(({ userId }) => userId);
const inRoom = (roomId: string) =>
  firstServer.platform.db
    .select()
    .from(voiceParticipants)
    .then((rows) => rows.filter((row) => row.roomId === roomId));
const offer = { type: 'offer', sdp: 'v=0\r\n' };
const signal = ({ socket }: Voice, request: unknown) => socket.emitWithAck('signal', request);
const hangUpAll = (voices: Voice[]) => Promise.all(voices.map((voice) => voice.hangUp()));

describe('participants of a room', () => {
  it('are notified on all processes that a participant continues by direct message', async () => {
    const room = await makeOwnRoom(aoi, [ren]);
    const one = await aoi.join(room.id);
    const two = await ren.join(room.id, { server: secondServer });
    const moved = nextMessage(two.socket, 'movedToMessages');
    expect(await one.socket.emitWithAck('leave', { byMessage: true })).toEqual({ ok: true });
    expect(await moved).toEqual({ roomId: room.id, participantId: one.id });
    await eventually(() => expect(people(two)).toEqual([ren.userId]));
    await hangUpAll([one, two]);
  });

  it('see joins, mutes and departures on all processes', async () => {
    const room = await makeOwnRoom(aoi, [ren, mei]);
    const page = await mei.open(secondServer);
    const roomChanged = nextMessage(page, 'voiceRoomChanged');
    const one = await aoi.join(room.id, { muted: true });
    expect(one.participants()).toMatchObject([
      { participantId: one.id, userId: aoi.userId, nameKanji: '青木 葵', muted: true },
    ]);
    expect(await roomChanged).toMatchObject({
      roomId: room.id,
      kind: 'OWN',
      participants: [{ userId: aoi.userId }],
    });
    const two = await ren.join(room.id, { server: secondServer });
    expect(people(two)).toEqual([aoi.userId, ren.userId]);
    await eventually(() => expect(people(one)).toEqual([aoi.userId, ren.userId]));
    one.socket.emit('state', { muted: false });
    await eventually(() => expect(two.participants()[0]).toMatchObject({ muted: false }));
    for (const muted of [true, false, true, false, true]) two.socket.emit('state', { muted });
    await eventually(() => expect(one.participants()[1]).toMatchObject({ muted: true }));
    expect((await mei.call('GET', `/rooms/${room.id}`)).body.participants).toMatchObject([
      { userId: aoi.userId, muted: false },
      { userId: ren.userId, muted: true },
    ]);
    await one.hangUp();
    await eventually(() => expect(people(two)).toEqual([ren.userId]));
    await two.hangUp();
    expect(await inRoom(room.id)).toEqual([]);
    page.disconnect();
  });

  it('are busy while there are at least two, and return to their previous status', async () => {
    const { body: room } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '二人' });
    const pages = [await ren.open(), await mei.open()];
    const statusOf = async ({ token }: Speaker) =>
      (await firstServer.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token })).body;
    const statuses = async () => [(await statusOf(ren)).status, (await statusOf(mei)).status];
    const voice = await ren.join(room.id);
    expect(await statusOf(ren)).toMatchObject({ status: 'AVAILABLE', automatic: null });
    const second = await mei.join(room.id, { server: secondServer });
    await eventually(async () => expect(await statuses()).toEqual(['BUSY', 'BUSY']));
    expect(await statusOf(ren)).toMatchObject({ automatic: 'call' });
    const own = await makeOwnRoom(ren);
    await ren.join(own.id, { socket: voice.socket });
    await eventually(async () => expect(await statuses()).toEqual(['AVAILABLE', 'AVAILABLE']));
    await second.hangUp();
    await voice.hangUp();
    for (const page of pages) page.disconnect();
  });

  it('all become busy when joining concurrently, and none stays busy after leaving', async () => {
    const { body: room } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '同時' });
    const crowd = await Promise.all(
      Array.from({ length: 5 }, () => makeSpeaker(firstServer, sakura)),
    );
    const pages = await Promise.all(crowd.map((each) => each.open()));
    const statuses = () =>
      Promise.all(
        crowd.map(async ({ token }) => {
          const { body } = await firstServer.call<Schemas['Profile']>(
            'GET',
            '/v1/auth/user/profile',
            {
              token,
            },
          );
          return body.status;
        }),
      );
    const voices = await Promise.all(
      crowd.map((each, index) =>
        each.join(room.id, { server: index % 2 ? firstServer : secondServer }),
      ),
    );
    await eventually(async () => expect(await statuses()).toEqual(Array(5).fill('BUSY')));
    await Promise.all(voices.slice(1).map((voice) => voice.hangUp()));
    await eventually(async () => expect(await statuses()).toEqual(Array(5).fill('AVAILABLE')));
    await voices[0]!.hangUp();
    for (const page of pages) page.disconnect();
  });

  it('are limited to five, also with concurrent joins on several processes', async () => {
    const { body: room } = await aoi.call('POST', '/rooms', { kind: 'ADMIN', name: '競争' });
    const crowd = await Promise.all(
      Array.from({ length: 9 }, () => makeSpeaker(firstServer, sakura)),
    );
    const joinTokens = await Promise.all(
      crowd.map(({ organizationId, userId }) =>
        issueJoinToken(firstServer.platform, { organizationId, userId, roomId: room.id }),
      ),
    );
    const sockets = crowd.map(({ token }, index) =>
      (index % 2 ? firstServer : secondServer).connect(token, '/voice'),
    );
    await Promise.all(sockets.map(({ ready }) => ready));
    const voices = await Promise.all(
      sockets.map((socket, index) => joinWith(socket, joinTokens[index]!.token)),
    );
    const inside = voices.filter(({ answer }) => answer.ok);
    expect(inside).toHaveLength(5);
    const refusals = voices.flatMap(({ answer }) => (answer.ok ? [] : [answer.error]));
    expect(refusals).toEqual(Array(4).fill('voiceChatRoomFull'));
    expect(await inRoom(room.id)).toHaveLength(5);
    // The connected participant can rejoin although the room is full.
    const rejoined = await joinWith(
      inside[0]!.socket,
      joinTokens[voices.indexOf(inside[0]!)]!.token,
    );
    expect(rejoined.id).toBe(inside[0]!.id);
    await inside[1]!.hangUp();
    const waiting = voices.findIndex(({ answer }) => !answer.ok);
    expect((await joinWith(sockets[waiting]!, joinTokens[waiting]!.token)).answer.ok).toBe(true);
    sockets.forEach((socket) => socket.disconnect());
    await eventually(async () => expect(await inRoom(room.id)).toEqual([]));
  });
});

describe('member', () => {
  it('is in one room on one tab: joining elsewhere replaces the participant', async () => {
    const [first, second] = [await makeOwnRoom(ren, [mei]), await makeOwnRoom(ren)];
    const other = await mei.join(first.id);
    const one = await ren.join(first.id);
    const two = await ren.join(first.id, { server: secondServer });
    expect(two.id).not.toBe(one.id);
    await eventually(() => expect(one.ended()).toEqual({ roomId: first.id, reason: 'replaced' }));
    expect(await signal(one, { to: other.id, description: offer })).toEqual({
      ok: false,
      error: 'voiceChatRoomInvalid',
    });
    await eventually(() =>
      expect(other.participants().map(({ participantId }) => participantId)).toEqual([
        other.id,
        two.id,
      ]),
    );
    const three = await ren.join(second.id);
    await eventually(() => expect(two.ended()).toEqual({ roomId: first.id, reason: 'replaced' }));
    await eventually(() => expect(people(other)).toEqual([mei.userId]));
    expect((await inRoom(second.id)).map(({ participantId }) => participantId)).toEqual([three.id]);
    // Disconnecting or leaving in replaced tabs does not affect the current participant.
    one.socket.disconnect();
    await two.hangUp();
    expect(await inRoom(second.id)).toHaveLength(1);
    await hangUpAll([three, other]);
  });

  it('is connected by exactly one tab after joining from several tabs concurrently', async () => {
    const rooms = await Promise.all(Array.from({ length: 3 }, () => makeOwnRoom(ren)));
    const voices = await Promise.all(
      [firstServer, secondServer, firstServer, secondServer, firstServer, secondServer].map(
        (server, index) => ren.join(rooms[index % 3]!.id, { server }),
      ),
    );
    await eventually(() =>
      expect(voices.filter((voice) => voice.ended() === null)).toHaveLength(1),
    );
    const rows = (await Promise.all(rooms.map(({ id }) => inRoom(id)))).flat();
    const [left] = voices.filter((voice) => voice.ended() === null);
    expect(rows.map(({ participantId }) => participantId)).toEqual([left!.id]);
    await left!.hangUp();
    voices.forEach(({ socket }) => socket.disconnect());
  });

  it('is rate limited across tabs when joining repeatedly', async () => {
    const keen = await makeSpeaker(firstServer, sakura);
    const { id } = await makeOwnRoom(keen);
    const joinToken = await keen.call<{ token: string }>('POST', '/token', { roomId: id });
    const tabs = [
      firstServer.connect(keen.token, '/voice'),
      firstServer.connect(keen.token, '/voice'),
    ];
    await Promise.all(tabs.map(({ ready }) => ready));
    const request = { token: joinToken.body.token, muted: false };
    let joined = 0;
    let answer: unknown = null;
    // Slow runs allow more joins, because the limit refills over time.
    while (joined < 100) {
      answer = await tabs[joined % 2]!.emitWithAck('join', request);
      if (!(answer as { ok: boolean }).ok) break;
      joined += 1;
    }
    expect(joined).toBeGreaterThanOrEqual(20);
    expect(answer).toEqual({ ok: false, error: 'tooManyRequests' });
    tabs.forEach((tab) => tab.disconnect());
  });

  it('keeps the participant and its id for a grace period after a lost connection', async () => {
    const room = await makeOwnRoom(aoi, [ren]);
    const other = await aoi.join(room.id);
    const before = await ren.join(room.id);
    const lostId = before.socket.id!;
    before.socket.io.engine.close();
    const back = await ren.join(room.id, { server: secondServer, participantId: before.id });
    expect(back.id).toBe(before.id);
    expect(people(other)).toEqual([aoi.userId, ren.userId]);
    const received = nextMessage(back.socket, 'signal');
    await eventually(async () => {
      expect(await signal(other, { to: back.id, description: offer })).toEqual({ ok: true });
    });
    expect(await received).toEqual({ from: other.id, description: offer });
    // The expired grace period of the lost connection does not remove the reconnected participant.
    expect(await leaveRoom(firstServer.platform, { ...ren, roomId: room.id }, lostId)).toBe(false);
    expect(people(other)).toEqual([aoi.userId, ren.userId]);
    back.socket.io.engine.close();
    await eventually(() => expect(people(other)).toEqual([aoi.userId]));
    // The grace period is over, so a new participant is created.
    const rejoined = await ren.join(room.id, { participantId: before.id });
    expect(rejoined.id).not.toBe(before.id);
    const thief = await aoi.join(room.id, { participantId: rejoined.id });
    expect(thief.id).not.toBe(rejoined.id);
    await hangUpAll([rejoined, thief]);
    other.socket.disconnect();
  });

  it('leaves the room when switching to another organisation', async () => {
    const second = await makeVoiceOrganization(firstServer, 'Second');
    const mover = await makeSpeaker(firstServer, sakura);
    await addMember(firstServer.platform, { ...second, userId: mover.userId, role: 'USER' });
    const room = await makeOwnRoom(mover);
    const voice = await mover.join(room.id);
    const { body } = await firstServer.call<Schemas['Session']>(
      'POST',
      '/v1/auth/user/organization',
      {
        token: mover.token,
        body: { organizationId: second.organizationId },
      },
    );
    const { token } = body;
    expect(await voice.socket.emitWithAck('authenticate', { token })).toEqual({ ok: true });
    expect(await inRoom(room.id)).toEqual([]);
    voice.socket.disconnect();
  });
});

describe('end of participation', () => {
  it('removes participants when the room is deleted or stops listing them', async () => {
    const room = await makeOwnRoom(aoi, [ren, mei]);
    const voices = [await aoi.join(room.id), await ren.join(room.id, { server: secondServer })];
    await aoi.call('PATCH', `/rooms/${room.id}`, { name: '雑談', emails: [mei.email] });
    await eventually(() =>
      expect(voices[1]!.ended()).toEqual({ roomId: room.id, reason: 'removed' }),
    );
    expect(voices[0]!.ended()).toBeNull();
    await eventually(() => expect(people(voices[0]!)).toEqual([aoi.userId]));
    const { socket } = voices[1]!;
    const description = { type: 'offer', sdp: 'v=0\r\n' };
    for (const [event, request] of [
      ['signal', { to: voices[0]!.id, description }],
      ['setMedia', { camera: true }],
      ['waitForPlace', { roomId: room.id }],
    ] as const)
      expect(await socket.emitWithAck(event, request), event).toEqual({
        ok: false,
        error: 'voiceChatRoomInvalid',
      });
    const joinToken = await issueJoinToken(firstServer.platform, { ...ren, roomId: room.id });
    const refused = await joinWith(voices[1]!.socket, joinToken.token);
    expect(refused.answer).toEqual({ ok: false, error: 'voiceChatRoomInvalid' });

    const third = await mei.join(room.id, { server: secondServer });
    await aoi.call('DELETE', `/rooms/${room.id}`);
    for (const voice of [voices[0]!, third]) {
      await eventually(() => expect(voice.ended()).toEqual({ roomId: room.id, reason: 'deleted' }));
      voice.socket.disconnect();
    }
    voices[1]!.socket.disconnect();
  });

  it('removes participants when the floor is closed or the area is deleted from its plan', async () => {
    const organization = await makeVoiceOrganization(firstServer, 'Floors');
    const member = await makeSpeaker(firstServer, organization);
    const areas = await member.call<Schemas['VoiceRoomList']>('GET', '/area-rooms');
    const roomId = areas.body.data[0]!.id;
    const deleted = { roomId, reason: 'deleted' };
    const voice = await member.join(roomId, { server: secondServer });
    await firstServer.platform.realtime.publish('organization', organization, {
      organizationId: organization.organizationId,
      change: 'OFFICES_UPDATED',
      userId: null,
    });
    await setFloorBlocked(firstServer.platform, organization.floorId, true);
    await eventually(() => expect(voice.ended()).toEqual(deleted));
    await setFloorBlocked(firstServer.platform, organization.floorId, false);
    const rejoined = await member.join(roomId);
    await replaceFloorPlan(firstServer.platform, organization.floorId, talkPlan);
    await replaceFloorPlan(firstServer.platform, organization.floorId, testPlan);
    await eventually(() => expect(rejoined.ended()).toEqual(deleted));
    expect(await inRoom(roomId)).toEqual([]);
    [voice, rejoined].forEach(({ socket }) => socket.disconnect());
  });

  it('removes a member immediately when blocked, given another role, removed or signed out', async () => {
    const ways: [string | null, (who: Speaker) => Promise<unknown>][] = [
      ['blocked', ({ email }) => firstServer.operate('block', 'user', email)],
      ['blocked', (who) => setRole(firstServer.platform, who, 'GUEST')],
      [
        'blocked',
        async ({ organizationId, userId }) => {
          await firstServer.platform.db.delete(memberships).where(eq(memberships.userId, userId));
          await firstServer.platform.realtime.forceLogout({ organizationId, userId }, 4011);
        },
      ],
      [null, ({ token }) => firstServer.call('POST', '/v1/auth/user/logout', { token })],
    ];
    for (const [reason, shutOut] of ways) {
      const member = await makeSpeaker(firstServer, sakura);
      const room = await makeOwnRoom(aoi, [member]);
      const other = await aoi.join(room.id, { server: secondServer });
      const voice = await member.join(room.id);
      await eventually(() => expect(people(other)).toEqual([aoi.userId, member.userId]));
      const cut = new Promise((resolve) => voice.socket.once('disconnect', resolve));
      await shutOut(member);
      await cut;
      await eventually(() => expect(people(other)).toEqual([aoi.userId]));
      expect(await inRoom(room.id)).toHaveLength(1);
      expect(voice.ended()).toEqual(reason && { roomId: room.id, reason });
      await other.hangUp();
    }
  });

  it('removes participants of a killed process and notifies the others', async () => {
    const room = await makeOwnRoom(aoi, [ren]);
    const other = await aoi.join(room.id);
    const [own] = await inRoom(room.id);
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    const unknownParticipant = {
      userId: ren.userId,
      participantId: crypto.randomUUID(),
      connectionId: 'gone',
    };
    const { db } = firstServer.platform;
    await db
      .insert(voiceParticipants)
      .values({ ...own!, ...unknownParticipant, processId: crypto.randomUUID(), seenAt: ago(21) });
    await db
      .update(voiceParticipants)
      .set({ seenAt: ago(10) })
      .where(eq(voiceParticipants.participantId, other.id));
    const log = { error: () => undefined };
    const heartbeat = new ParticipantHeartbeat(
      { ...firstServer.platform, log },
      { held: () => [own!.connectionId], waiting: () => [] },
      new Confirmations(),
      10,
    );
    await eventually(async () => {
      const rows = await inRoom(room.id);
      expect(rows.map(({ participantId }) => participantId)).toEqual([other.id]);
      expect(rows[0]!.seenAt.getTime()).toBeGreaterThan(ago(5).getTime());
    });
    await heartbeat.close();
    await other.socket.emitWithAck('leave', {});
    expect(other.ended()).toBeNull();
    other.socket.disconnect();
  });

  it('keeps participants of a closed process, so that they can reconnect to another one', async () => {
    const closing = await startTestServer({ database: firstServer.database });
    const room = await makeOwnRoom(aoi, [ren]);
    const other = await aoi.join(room.id);
    const before = await ren.join(room.id, { server: closing });
    await closing.close();
    expect(await inRoom(room.id)).toHaveLength(2);
    const back = await ren.join(room.id, { participantId: before.id });
    expect(back.id).toBe(before.id);
    await hangUpAll([other, back]);
  });
});
