import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VoiceAnswer, VoicePlaceFree, VoiceWaitAnswer } from '@office/api/realtime';
import { maxVoiceParticipants } from '@office/vocabulary';
import { eventually } from '../../../test/eventually.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSocket } from '../../../test/server.ts';
import {
  hangUpAll,
  joinWith,
  makeOwnRoom,
  makeSpeaker,
  makeVoiceOrganization,
} from '../../../test/voice.ts';
import type { Speaker, Voice } from '../../../test/voice.ts';
import { voiceWaiters } from '../../database/schema/voice.ts';
import { issueJoinToken } from './join-token.ts';
import { reassignExpiredSeats } from './waiting.ts';

let firstServer: TestServer;
let secondServer: TestServer;
let inside: Speaker[];
let first: Speaker;
let second: Speaker;
let stranger: Speaker;
let roomId: string;
beforeAll(async () => {
  firstServer = await startTestServer();
  secondServer = await startTestServer({ database: firstServer.database });
  const sakura = await makeVoiceOrganization(firstServer, 'Sakura');
  const make = () => makeSpeaker(firstServer, sakura);
  inside = await Promise.all(Array.from({ length: maxVoiceParticipants }, make));
  [first, second] = await Promise.all([make(), make()]);
  stranger = await makeSpeaker(firstServer, await makeVoiceOrganization(firstServer, 'Northwind'));
  ({ id: roomId } = await makeOwnRoom(inside[0]!, [...inside.slice(1), first, second]));
});
afterAll(async () => {
  await secondServer.close();
  await firstServer.close();
});

interface Waiter {
  socket: TestSocket;
  events: VoicePlaceFree[];
  wait(room?: string): Promise<VoiceWaitAnswer>;
}

async function waiterOf(who: Speaker, server = firstServer): Promise<Waiter> {
  const socket = server.connect(who.token, '/voice');
  await socket.ready;
  const events: VoicePlaceFree[] = [];
  socket.on('placeFree', (place: VoicePlaceFree) => events.push(place));
  const wait = (room = roomId) =>
    socket.emitWithAck('waitForPlace', { roomId: room }) as Promise<VoiceWaitAnswer>;
  return { socket, events, wait };
}
const fill = () => Promise.all(inside.map((who) => who.join(roomId)));
/** Joins with a token issued directly, like a client that requested its token before the room was full. */
async function tryToJoin(who: Speaker, socket: TestSocket): Promise<Voice> {
  const { organizationId, userId } = who;
  const { token } = await issueJoinToken(firstServer.platform, { organizationId, userId, roomId });
  return joinWith(socket, token);
}
const stop = ({ socket }: Waiter) => socket.emitWithAck('stopWaiting', {}) as Promise<VoiceAnswer>;
const now = (ahead: number) => () => new Date(Date.now() + ahead);

describe('waiting for a full room', () => {
  it('offers seats in order of arrival on all processes and reserves them', async () => {
    const voices = await fill();
    const one = await waiterOf(first, secondServer);
    const two = await waiterOf(second);
    expect(await one.wait()).toEqual({ ok: true, ahead: 0, reservedUntil: null });
    expect(await two.wait()).toEqual({ ok: true, ahead: 1, reservedUntil: null });
    expect(await one.wait()).toMatchObject({ ahead: 0 });
    await voices[0]!.hangUp();
    await eventually(() => expect(one.events).toHaveLength(1));
    expect(one.events[0]).toMatchObject({ roomId });
    // The seat is reserved for the first waiter, so the member who left and the next waiter are refused.
    const refused = await inside[0]!.call('POST', '/token', { roomId });
    expect(refused.body).toMatchObject({ errors: 'voiceChatRoomFull' });
    const lateAttempt = await tryToJoin(second, two.socket);
    expect(lateAttempt.answer).toEqual({ ok: false, error: 'voiceChatRoomFull' });
    const came = await tryToJoin(first, one.socket);
    expect(came.answer).toMatchObject({ ok: true });
    await voices[1]!.hangUp();
    await eventually(() => expect(two.events).toHaveLength(1));
    expect(one.events).toHaveLength(1);
    await stop(two);
    await hangUpAll([came, ...voices.slice(2)]);
    two.socket.disconnect();
  });

  it('offers the seat to the next waiter if the first is late or stops waiting', async () => {
    const voices = await fill();
    const one = await waiterOf(first);
    const two = await waiterOf(second);
    await one.wait();
    await two.wait();
    await voices[0]!.hangUp();
    await eventually(() => expect(one.events).toHaveLength(1));
    await reassignExpiredSeats({ ...firstServer.platform, now: now(19_000) });
    expect(two.events).toEqual([]);
    await reassignExpiredSeats({ ...firstServer.platform, now: now(21_000) });
    await eventually(() => expect(two.events).toHaveLength(1));
    expect(await one.wait()).toMatchObject({ ahead: 0, reservedUntil: null });
    await stop(two);
    await eventually(() => expect(one.events).toHaveLength(2));
    one.socket.disconnect();
    await eventually(async () =>
      expect(await firstServer.platform.db.$count(voiceWaiters)).toBe(0),
    );
    two.socket.disconnect();
    await hangUpAll(voices.slice(1));
  });

  it('requires access to the room and admits one of fifty concurrent joins to the last seat', async () => {
    const outside = await waiterOf(stranger);
    expect(await outside.wait()).toEqual({ ok: false, error: 'voiceChatRoomInvalid' });
    expect(await outside.wait('x')).toEqual({ ok: false, error: 'invalidRequest' });
    const voices = await Promise.all(inside.slice(1).map((who) => who.join(roomId)));
    const racers = [inside[0]!, first, second];
    const sockets = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const racer = racers[index % 3]!;
        const socket = (index % 2 ? firstServer : secondServer).connect(racer.token, '/voice');
        await socket.ready;
        return { racer, socket };
      }),
    );
    const tries = await Promise.all(sockets.map(({ racer, socket }) => tryToJoin(racer, socket)));
    const participants = (await inside[1]!.call('GET', `/rooms/${roomId}`)).body.participants;
    expect(participants).toHaveLength(maxVoiceParticipants);
    const winners = tries.flatMap(({ answer }, index) =>
      answer.ok ? [sockets[index]!.racer.userId] : [],
    );
    // Several tabs of the winner join as the same participant.
    expect(new Set(winners).size).toBe(1);
    for (const { ended } of voices) expect(ended()).toBeNull();
    sockets.forEach(({ socket }) => socket.disconnect());
    await hangUpAll(voices);
  });
});
