import type { VoiceShownPointer } from '@office/api/realtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../test/voice.ts';
import type { Voice } from '../../test/voice.ts';

let server: TestServer;
let secondServer: TestServer;
let leader: Voice;
let follower: Voice;
let remote: Voice;
let outside: Voice;
const received = new Map<Voice, VoiceShownPointer[]>();
const of = (voice: Voice) => received.get(voice) ?? [];
beforeAll(async () => {
  server = await startTestServer();
  secondServer = await startTestServer({ database: server.database });
  const sakura = await makeVoiceOrganization(server, 'Sakura');
  const [aoi, ren, mei, haru] = await Promise.all(
    Array.from({ length: 4 }, () => makeSpeaker(server, sakura)),
  );
  const room = await makeOwnRoom(aoi!, [ren!, mei!]);
  leader = await aoi!.join(room.id);
  follower = await ren!.join(room.id);
  remote = await mei!.join(room.id, { server: secondServer });
  outside = await haru!.join((await makeOwnRoom(haru!)).id);
  for (const voice of [leader, follower, remote, outside]) {
    received.set(voice, []);
    voice.socket.on('pointer', (message: VoiceShownPointer) => received.get(voice)?.push(message));
  }
  await eventually(() => expect(leader.participants()).toHaveLength(3));
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

const documentId = '5d0c0000-6666-4d53-8a0e-2f6f6f1d0e01';
const pointer = { documentId, page: 2, point: { x: 0.25, y: 0.6 } };
/** Waits until the messages that the socket sent before are processed. */
const settled = ({ socket }: Voice) => socket.emitWithAck('continue', {});

describe('a pointer on a shared document', () => {
  it('is sent with its sender to the other participants of the room on all processes', async () => {
    leader.socket.emit('pointer', pointer);
    const expected = { ...pointer, participantId: leader.id };
    await eventually(() => expect(of(follower)).toContainEqual(expected));
    await eventually(() => expect(of(remote)).toContainEqual(expected));
    await settled(leader);
    await settled(outside);
    expect(of(leader)).toEqual([]);
    expect(of(outside)).toEqual([]);
  });

  it('reports that it has left the page', async () => {
    leader.socket.emit('pointer', { ...pointer, point: null });
    await eventually(() => expect(of(follower).at(-1)).toMatchObject({ point: null }));
  });

  it.each([
    [null],
    [{}],
    [{ ...pointer, documentId: 'plan' }],
    [{ ...pointer, page: 0 }],
    [{ ...pointer, page: 1.5 }],
    [{ ...pointer, point: { x: -0.1, y: 0 } }],
    [{ ...pointer, point: { x: 0, y: 1.1 } }],
    [{ ...pointer, point: { x: '0', y: 0 } }],
    [{ ...pointer, point: { x: 0 } }],
  ])('is dropped if invalid: %j', async (request) => {
    const before = of(follower).length;
    leader.socket.emit('pointer', request);
    await settled(leader);
    await settled(follower);
    expect(of(follower)).toHaveLength(before);
  });

  it('is dropped above the rate limit', async () => {
    const before = of(remote).length;
    for (let turn = 0; turn < 200; turn += 1) follower.socket.emit('pointer', pointer);
    await settled(follower);
    await settled(leader);
    const flood = of(leader).length;
    expect(flood).toBeGreaterThan(5);
    expect(flood).toBeLessThan(40);
    await eventually(() => expect(of(remote).length).toBeGreaterThan(before));
  });
});
