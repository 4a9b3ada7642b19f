import type { Schemas } from '@office/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { testPlan } from '../../../test/floor-plan.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import {
  hangUpAll,
  joinWith,
  makeOwnRoom,
  makeSpeaker,
  makeVoiceOrganization,
  participantsIn,
  startVoiceProcesses,
  talkPlan,
  userIdsIn,
} from '../../../test/voice.ts';
import type { Speaker } from '../../../test/voice.ts';
import { setFloorBlocked } from '../../admin/floors/floor-changes.ts';
import { replaceFloorPlan } from '../../admin/floors/publication.ts';
import { setRole } from '../../admin/members/member-changes.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';
import { Confirmations } from '../sockets/confirmations.ts';
import { lockByConnection } from '../store/participant-store.ts';
import { issueJoinToken } from './join-token.ts';
import { ParticipantHeartbeat } from '../sockets/participant-heartbeat.ts';

let firstServer: TestServer;
let secondServer: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
beforeAll(async () => {
  ({ firstServer, secondServer, sakura, aoi, ren, mei } = await startVoiceProcesses());
});
afterAll(async () => {
  await secondServer.close();
  await firstServer.close();
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
    await eventually(() => expect(userIdsIn(voices[0]!)).toEqual([aoi.userId]));
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
    expect(await participantsIn(firstServer, roomId)).toEqual([]);
    [voice, rejoined].forEach(({ socket }) => socket.disconnect());
  });

  it.each<[string, string | null, (who: Speaker) => Promise<unknown>]>([
    [
      'blocked by the operator',
      'blocked',
      ({ email }) => firstServer.operate('block', 'user', email),
    ],
    ['given another role', 'blocked', (who) => setRole(firstServer.platform, who, 'GUEST')],
    [
      'removed from the organisation',
      'blocked',
      async ({ organizationId, userId }) => {
        await firstServer.platform.db.delete(memberships).where(eq(memberships.userId, userId));
        await firstServer.platform.realtime.forceLogout({ organizationId, userId }, 4011);
      },
    ],
    [
      'signed out',
      null,
      ({ token }) => firstServer.call('POST', '/v1/auth/user/logout', { token }),
    ],
  ])('removes a member immediately when %s', async (_, reason, shutOut) => {
    const member = await makeSpeaker(firstServer, sakura);
    const room = await makeOwnRoom(aoi, [member]);
    const other = await aoi.join(room.id, { server: secondServer });
    const voice = await member.join(room.id);
    await eventually(() => expect(userIdsIn(other)).toEqual([aoi.userId, member.userId]));
    const cut = new Promise((resolve) => voice.socket.once('disconnect', resolve));
    await shutOut(member);
    await cut;
    await eventually(() => expect(userIdsIn(other)).toEqual([aoi.userId]));
    expect(await participantsIn(firstServer, room.id)).toHaveLength(1);
    expect(voice.ended()).toEqual(reason && { roomId: room.id, reason });
    await other.hangUp();
  });

  it('removes participants of a killed process and notifies the others', async () => {
    const room = await makeOwnRoom(aoi, [ren]);
    const other = await aoi.join(room.id);
    const [own] = await participantsIn(firstServer, room.id);
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
      const rows = await participantsIn(firstServer, room.id);
      expect(rows.map(({ participantId }) => participantId)).toEqual([other.id]);
      expect(rows[0]!.seenAt.getTime()).toBeGreaterThan(ago(5).getTime());
    });
    await heartbeat.close();
    await other.socket.emitWithAck('leave', {});
    expect(other.ended()).toBeNull();
    other.socket.disconnect();
  });

  it('renews participants while the row of one is locked, and that one after the change', async () => {
    const room = await makeOwnRoom(aoi, [ren]);
    const voices = [await aoi.join(room.id), await ren.join(room.id)];
    const { db, now } = firstServer.platform;
    const old = new Date(now().getTime() - 60_000);
    const isIn = eq(voiceParticipants.roomId, room.id);
    await db.update(voiceParticipants).set({ confirmedAt: old }).where(isIn);
    const rows = await participantsIn(firstServer, room.id);
    const connectionIds = rows.map(({ connectionId }) => connectionId);
    const confirmations = new Confirmations();
    for (const connectionId of connectionIds) confirmations.continued(connectionId);
    const confirmed = async () =>
      (await participantsIn(firstServer, room.id))
        .filter(({ confirmedAt }) => confirmedAt > old)
        .map(({ connectionId }) => connectionId);
    const heartbeat = new ParticipantHeartbeat(
      { ...firstServer.platform, log: { error: () => undefined } },
      { held: () => connectionIds, waiting: () => [] },
      confirmations,
      10,
    );
    await db.transaction(async (tx) => {
      await lockByConnection(tx, connectionIds[0]!);
      await eventually(async () => expect(await confirmed()).toEqual([connectionIds[1]]));
    });
    await eventually(async () => expect(await confirmed()).toHaveLength(2));
    await heartbeat.close();
    await hangUpAll(voices);
  });

  it('keeps participants of a closed process, so that they can reconnect to another one', async () => {
    const closing = await startTestServer({ database: firstServer.database });
    const room = await makeOwnRoom(aoi, [ren]);
    const other = await aoi.join(room.id);
    const before = await ren.join(room.id, { server: closing });
    await closing.close();
    expect(await participantsIn(firstServer, room.id)).toHaveLength(2);
    const back = await ren.join(room.id, { participantId: before.id });
    expect(back.id).toBe(before.id);
    await hangUpAll([other, back]);
  });
});
