import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { nextMessage, type TestServer } from '../../../test/server.ts';
import {
  hangUpAll,
  joinWith,
  makeOwnRoom,
  makeSpeaker,
  makeVoiceOrganization,
  participantsIn,
  startVoiceProcesses,
  userIdsIn,
} from '../../../test/voice.ts';
import type { Speaker, Voice } from '../../../test/voice.ts';
import { addMember } from '../../admin/members/member-changes.ts';
import { issueJoinToken } from '../participants/join-token.ts';
import { leaveRoom } from '../participants/leave.ts';

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

const offer = { type: 'offer', sdp: 'v=0\r\n' };
const signal = ({ socket }: Voice, request: unknown) => socket.emitWithAck('signal', request);

describe('participants of a room', () => {
  it.each([true, false])(
    'are notified on all processes of a departure by message: %s',
    async (byMessage) => {
      const room = await makeOwnRoom(aoi, [ren]);
      const one = await aoi.join(room.id);
      const two = await ren.join(room.id, { server: secondServer });
      const left = nextMessage(two.socket, 'participantLeft');
      expect(await one.socket.emitWithAck('leave', byMessage ? { byMessage } : {})).toEqual({
        ok: true,
      });
      expect(await left).toEqual({ roomId: room.id, participantId: one.id, byMessage });
      await eventually(() => expect(userIdsIn(two)).toEqual([ren.userId]));
      await hangUpAll([one, two]);
    },
  );

  it('are notified of a departure by message when the socket disconnects immediately', async () => {
    const room = await makeOwnRoom(aoi, [ren]);
    const one = await aoi.join(room.id);
    const two = await ren.join(room.id);
    const left = nextMessage(two.socket, 'participantLeft');
    one.socket.emit('leave', { byMessage: true });
    one.socket.disconnect();
    expect(await left).toMatchObject({ participantId: one.id, byMessage: true });
    await two.hangUp();
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
    expect(userIdsIn(two)).toEqual([aoi.userId, ren.userId]);
    await eventually(() => expect(userIdsIn(one)).toEqual([aoi.userId, ren.userId]));
    one.socket.emit('state', { muted: false });
    await eventually(() => expect(two.participants()[0]).toMatchObject({ muted: false }));
    for (const muted of [true, false, true, false, true]) two.socket.emit('state', { muted });
    await eventually(() => expect(one.participants()[1]).toMatchObject({ muted: true }));
    expect((await mei.call('GET', `/rooms/${room.id}`)).body.participants).toMatchObject([
      { userId: aoi.userId, muted: false },
      { userId: ren.userId, muted: true },
    ]);
    await one.hangUp();
    await eventually(() => expect(userIdsIn(two)).toEqual([ren.userId]));
    await two.hangUp();
    expect(await participantsIn(firstServer, room.id)).toEqual([]);
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
    expect(await participantsIn(firstServer, room.id)).toHaveLength(5);
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
    await eventually(async () => expect(await participantsIn(firstServer, room.id)).toEqual([]));
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
    await eventually(() => expect(userIdsIn(other)).toEqual([mei.userId]));
    expect(
      (await participantsIn(firstServer, second.id)).map(({ participantId }) => participantId),
    ).toEqual([three.id]);
    // Disconnecting or leaving in replaced tabs does not affect the current participant.
    one.socket.disconnect();
    await two.hangUp();
    expect(await participantsIn(firstServer, second.id)).toHaveLength(1);
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
    const rows = (await Promise.all(rooms.map(({ id }) => participantsIn(firstServer, id)))).flat();
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
    expect(userIdsIn(other)).toEqual([aoi.userId, ren.userId]);
    const signals: unknown[] = [];
    back.socket.on('signal', (message: unknown) => signals.push(message));
    // Signals to the lost connection are dropped until its server knows the new one.
    await eventually(async () => {
      expect(await signal(other, { to: back.id, description: offer })).toEqual({ ok: true });
      expect(signals).toContainEqual({ from: other.id, description: offer });
    });
    // The expired grace period of the lost connection does not remove the reconnected participant.
    expect(await leaveRoom(firstServer.platform, { ...ren, roomId: room.id }, lostId)).toBe(false);
    expect(userIdsIn(other)).toEqual([aoi.userId, ren.userId]);
    back.socket.io.engine.close();
    await eventually(() => expect(userIdsIn(other)).toEqual([aoi.userId]));
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
    expect(await participantsIn(firstServer, room.id)).toEqual([]);
    voice.socket.disconnect();
  });
});
