import type { VoiceAnswer, VoiceMediaAnswer, VoicePublishAnswer } from '@office/api/realtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuickSet } from '../../../../../scripts/test-set.mjs';
import { freePort } from '../../../../../scripts/free-port.mjs';
import {
  hasJanus,
  janusSecret,
  startJanus,
  type JanusServer,
} from '../../../../../scripts/janus-server.mjs';
import { eventually } from '../../../test/eventually.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { nextMessage, type TestServer } from '../../../test/server.ts';
import {
  hangUpAll,
  joinWith,
  makeOwnRoom,
  makeSpeaker,
  startVoiceProcesses,
  userIdsIn,
  type Speaker,
  type Voice,
} from '../../../test/voice.ts';
import { makeRoom } from '../rooms.ts';
import { lockRoomCall } from '../rooms/room-call.ts';
import { issueJoinToken } from '../participants/join-token.ts';
import { findMediaNode } from '../store/room-store.ts';
import { JanusConnection, type JanusHandle } from './janus/janus-connection.ts';

let firstServer: TestServer;
let secondServer: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let people: Speaker[];

async function start(urls: string[]): Promise<void> {
  const sfu = { kind: 'JANUS' as const, from: 6, urls, apiSecret: janusSecret };
  const config = { voice: { stunUrls: [], turn: null, sfu } };
  ({ firstServer, secondServer, sakura, aoi } = await startVoiceProcesses({ config }));
  people = await Promise.all(Array.from({ length: 6 }, () => makeSpeaker(firstServer, sakura)));
}

async function stop(): Promise<void> {
  await secondServer.close();
  await firstServer.close();
}

/** Joins in order, every second participant through the other process. */
async function joinAll(roomId: string, speakers: readonly Speaker[]): Promise<Voice[]> {
  const voices: Voice[] = [];
  for (const [index, speaker] of speakers.entries()) {
    const server = index % 2 ? secondServer : firstServer;
    voices.push(await speaker.join(roomId, { server }));
  }
  return voices;
}

const openMedia = async ({ socket }: Voice, resume = false): Promise<VoiceMediaAnswer> =>
  (await socket.emitWithAck('openMedia', { resume })) as VoiceMediaAnswer;

describe('without a reachable media server', () => {
  beforeAll(async () => start([`ws://127.0.0.1:${await freePort()}`]));
  afterAll(stop);

  it('limits a room to the participants of a mesh', async () => {
    const room = await makeOwnRoom(aoi, people);
    expect(room.limit).toBe(50);
    const voices = await joinAll(room.id, people);
    expect(voices.at(-1)?.answer).toEqual({ ok: false, error: 'voiceChatRoomFull' });
    expect(voices.slice(0, 5).map((voice) => voice.route())).toEqual(Array(5).fill('MESH'));
    expect(await openMedia(voices[0]!)).toEqual({ ok: false, error: 'voiceChatRoomInvalid' });
    await hangUpAll(voices.slice(0, 5));
  });
});

// Janus is installed by `.ci/run` only.
describe.skipIf(!hasJanus())('with two media servers (Janus, if installed)', () => {
  let janus: JanusServer[];
  beforeAll(async () => {
    janus = [
      await startJanus({ port: await freePort(), rtpPorts: '30000-30999' }),
      await startJanus({ port: await freePort(), rtpPorts: '31000-31999' }),
    ];
    await start(janus.map(({ url }) => url));
  });
  afterAll(async () => {
    await stop();
    for (const server of janus) await server.stop();
  });

  async function startCall(): Promise<{ roomId: string; voices: Voice[] }> {
    const { id: roomId } = await makeOwnRoom(aoi, people);
    const voices = await joinAll(roomId, people);
    await eventually(() =>
      expect(voices.map((voice) => voice.route())).toEqual(people.map(() => 'SFU')),
    );
    return { roomId, voices };
  }

  const nodeOf = async (roomId: string) => (await findMediaNode(firstServer.platform.db, roomId))!;

  /** Ids of the participants that Janus has in the room. */
  async function idsInJanus(roomId: string): Promise<string[]> {
    const connection = await JanusConnection.open(await nodeOf(roomId), {
      apiSecret: janusSecret,
      onClosed: () => {},
    });
    try {
      const handle: JanusHandle = await connection.attach();
      const { data } = await handle.request({ request: 'listparticipants', room: roomId });
      return (data.participants ?? []).map(({ id }) => id).sort();
    } finally {
      connection.close();
    }
  }

  it('assigns a server to the sixth participant until the room is empty', async () => {
    const { roomId, voices } = await startCall();
    await hangUpAll(voices.slice(1));
    await eventually(() => expect(userIdsIn(voices[0]!)).toHaveLength(1));
    expect(voices[0]!.route()).toBe('SFU');
    await voices[0]!.hangUp();
    await eventually(async () => expect(await nodeOf(roomId)).toBeNull());
  });

  it.skipIf(isQuickSet)('admits fifty of many members who join simultaneously', async () => {
    const { id: roomId } = await makeOwnRoom(aoi);
    const members = await Promise.all(
      Array.from({ length: 54 }, () => makeSpeaker(firstServer, sakura)),
    );
    const emails = members.map(({ email }) => email);
    await aoi.call('PATCH', `/rooms/${roomId}`, { name: '雑談', emails });
    const tokens = await Promise.all(
      members.map(({ organizationId, userId }) =>
        issueJoinToken(firstServer.platform, { organizationId, userId, roomId }),
      ),
    );
    const sockets = members.map(({ token }, index) =>
      (index % 2 ? firstServer : secondServer).connect(token, '/voice'),
    );
    await Promise.all(sockets.map(({ ready }) => ready));
    const voices = await Promise.all(
      sockets.map((socket, index) => joinWith(socket, tokens[index]!.token)),
    );
    const refused = voices.flatMap(({ answer }) => (answer.ok ? [] : [answer.error]));
    expect(refused).toEqual(Array(4).fill('voiceChatRoomFull'));
    const inside = voices.filter(({ answer }) => answer.ok);
    await eventually(() => {
      for (const voice of inside) {
        expect(voice.participants()).toHaveLength(50);
        expect(voice.route()).toBe('SFU');
      }
    });
    for (const { socket } of voices) socket.disconnect();
  });

  describe('in an all-hands room', () => {
    async function startAllHands() {
      const room = { kind: 'ADMIN' as const, name: '全社集会', allHands: true };
      const { id: roomId } = await makeRoom(firstServer.platform, aoi, room);
      const host = await aoi.join(roomId);
      const listeners = await joinAll(roomId, people);
      return { roomId, host, listeners, first: listeners[0]! };
    }

    it('members join as muted listeners, who see the speakers and themselves', async () => {
      const { roomId, host, listeners, first } = await startAllHands();
      await eventually(() => expect(host.listeners()).toBe(6));
      expect(userIdsIn(host)).toEqual([aoi.userId]);
      expect(userIdsIn(first)).toEqual([aoi.userId, people[0]!.userId]);
      expect(first.participants().at(-1)).toMatchObject({ listener: true, muted: true });
      expect(first.route()).toBe('SFU');
      const answer = await people[0]!.call('GET', `/rooms/${roomId}`);
      expect(answer.body).toMatchObject({ listeners: 6, limit: 500, allHands: true });
      expect(answer.body.participants.map(({ userId }) => userId)).toEqual([aoi.userId]);
      await hangUpAll([host, ...listeners]);
    });

    it('listeners raise their hand, but send neither audio nor video', async () => {
      const { host, listeners, first } = await startAllHands();
      first.socket.emit('state', { muted: false });
      await first.socket.emitWithAck('setMedia', { camera: true });
      await first.socket.emitWithAck('raiseHand', { raised: true });
      await eventually(() =>
        expect(host.participants()[1]).toMatchObject({
          participantId: first.id,
          muted: true,
          camera: false,
          handRaisedAt: expect.any(String) as string,
        }),
      );
      expect(await openMedia(first)).toMatchObject({ ok: true, canPublish: false });
      const publication = { sdp: audioOffer, tracks: [{ mid: '0', kind: 'voice' }] };
      const published: unknown = await first.socket.emitWithAck('publishMedia', publication);
      expect(published).toEqual({ ok: false, error: 'forbidden' });
      const recording: unknown = await first.socket.emitWithAck('askToRecord', {});
      expect(recording).toEqual({ ok: false, error: 'forbidden' });
      await hangUpAll([host, ...listeners]);
    });

    it('administrators let a listener speak, and end it', async () => {
      const { host, listeners, first } = await startAllHands();
      const second = listeners[1]!;
      const setSpeaker = async ({ socket }: Voice, participantId: string, speaker: boolean) =>
        (await socket.emitWithAck('setSpeaker', { participantId, speaker })) as VoiceAnswer;
      // A media server on a busy machine answers late, after which clients open again.
      const openAs = async (rights: { canPublish: boolean }) => {
        const opened = await eventually(async () => {
          const answer = await openMedia(first);
          expect(answer).toMatchObject({ ok: true });
          return answer;
        });
        expect(opened).toMatchObject(rights);
      };
      await openAs({ canPublish: false });
      const closed = nextMessage(first.socket, 'mediaClosed');
      expect(await setSpeaker(host, first.id, true)).toEqual({ ok: true });
      await closed;
      await openAs({ canPublish: true });
      await eventually(() => {
        expect(userIdsIn(second)).toEqual([aoi.userId, people[0]!.userId, people[1]!.userId]);
        expect(host.listeners()).toBe(5);
      });
      expect(await setSpeaker(first, second.id, true)).toEqual({ ok: false, error: 'forbidden' });
      expect(await setSpeaker(host, host.id.replace(/^.{8}/, '00000000'), true)).toEqual({
        ok: false,
        error: 'voiceChatRoomInvalid',
      });
      const closedAgain = nextMessage(first.socket, 'mediaClosed');
      expect(await setSpeaker(host, first.id, false)).toEqual({ ok: true });
      await closedAgain;
      await openAs({ canPublish: false });
      await hangUpAll([host, ...listeners]);
    });

    it('only speakers may lead a document', async () => {
      const { roomId, host, listeners } = await startAllHands();
      const { participantIds } = (await firstServer.platform.db.transaction((tx) =>
        lockRoomCall(tx, { organizationId: sakura.organizationId, roomId }),
      ))!;
      expect(participantIds).toEqual([aoi.userId]);
      await hangUpAll([host, ...listeners]);
    });

    it('records with the consent of the speakers only', async () => {
      const { host, listeners } = await startAllHands();
      await host.socket.emitWithAck('askToRecord', {});
      await eventually(() => expect(host.recording()).toMatchObject({ status: 'RECORDING' }));
      await hangUpAll([host, ...listeners]);
    });
  });

  it('keeps direct calls in a mesh', async () => {
    const callee = people[1]!;
    const page = await callee.open();
    const called = await people[0]!.call<{ room: { limit: number } }>('POST', '/invite', {
      userId: callee.userId,
    });
    expect(called.body.room.limit).toBe(5);
    page.disconnect();
  });

  it('connects each participant once, with their own id', async () => {
    const { roomId, voices } = await startCall();
    const relayed = { ok: true, kind: 'RELAYED', resumed: false, canPublish: true };
    for (const voice of voices.slice(0, 3)) expect(await openMedia(voice)).toEqual(relayed);
    const ids = voices.slice(0, 3).map(({ id }) => id);
    expect(await idsInJanus(roomId)).toEqual(ids.sort());
    expect(await openMedia(voices[0]!, true)).toEqual({ ...relayed, resumed: true });
    expect(await openMedia(voices[0]!)).toEqual(relayed);
    expect(await idsInJanus(roomId)).toEqual(ids.sort());
    await hangUpAll(voices);
  });

  it('keeps the connection of a participant whose page continues through another socket', async () => {
    const { roomId, voices } = await startCall();
    await openMedia(voices[0]!);
    const { id } = voices[0]!;
    const again = await people[0]!.join(roomId, { server: firstServer, participantId: id });
    expect(await openMedia(again, true)).toMatchObject({ ok: true, resumed: true });
    expect(await idsInJanus(roomId)).toEqual([id]);
    await hangUpAll([again, ...voices.slice(1)]);
  });

  it('continues the connection of a participant who rejoins through another process', async () => {
    const { roomId, voices } = await startCall();
    await openMedia(voices[0]!);
    const { id } = voices[0]!;
    const again = await people[0]!.join(roomId, { server: secondServer, participantId: id });
    expect(again.id).toBe(id);
    expect(await openMedia(again, true)).toMatchObject({ ok: true, resumed: false });
    expect(await idsInJanus(roomId)).toEqual([id]);
    await hangUpAll([again, ...voices.slice(1)]);
  });

  it('disconnects participants who leave or are removed', async () => {
    const { roomId, voices } = await startCall();
    for (const voice of voices) await openMedia(voice);
    await voices[0]!.hangUp();
    await eventually(async () => expect(await idsInJanus(roomId)).toHaveLength(5));
    const emails = people.slice(0, 4).map(({ email }) => email);
    const answer = await aoi.call('PATCH', `/rooms/${roomId}`, { name: '雑談', emails });
    expect(answer.status).toBe(200);
    await eventually(async () => expect(await idsInJanus(roomId)).toHaveLength(3));
    expect(await openMedia(voices[5]!)).toEqual({ ok: false, error: 'voiceChatRoomInvalid' });
    await hangUpAll(voices.slice(1, 4));
  });

  it('answers the description of a client, and refuses others', async () => {
    const { voices } = await startCall();
    const [first, second] = voices as [Voice, Voice];
    const publish = async ({ socket }: Voice, sdp: string) =>
      (await socket.emitWithAck('publishMedia', {
        sdp,
        tracks: [{ mid: '0', kind: 'voice' }],
      })) as VoicePublishAnswer;
    await openMedia(first);
    expect(await publish(first, audioOffer)).toMatchObject({
      ok: true,
      sdp: expect.stringContaining('a=recvonly') as string,
    });
    const unavailable = { ok: false, error: 'serviceUnavailable' };
    expect(await publish(first, 'v=0')).toEqual(unavailable);
    expect(await publish(first, '')).toEqual({ ok: false, error: 'invalidRequest' });
    expect(await publish(second, audioOffer)).toEqual({ ok: false, error: 'voiceChatRoomInvalid' });
    await hangUpAll(voices);
  });

  it('limits requests', async () => {
    const { voices } = await startCall();
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => openMedia(voices[0]!, true)),
    );
    const refused = answers.filter((answer) => !answer.ok && answer.error === 'tooManyRequests');
    expect(refused.length).toBeGreaterThan(20);
    await hangUpAll(voices);
  });

  it('moves the call of all processes to the other server when one stops', async () => {
    const { roomId, voices } = await startCall();
    const [first, second] = voices as [Voice, Voice];
    await openMedia(first);
    await openMedia(second);
    const node = await nodeOf(roomId);
    const closed = [first, second].map(({ socket }) => nextMessage(socket, 'mediaClosed'));
    await janus.find(({ url }) => url === node)!.stop('SIGKILL');
    await Promise.all(closed);
    const metrics = await (await fetch(`${firstServer.url}/metrics`)).text();
    expect(metrics).toMatch(/^office_media_servers_unreachable 1$/m);
    expect(metrics).toMatch(/^office_media_connections 0$/m);
    expect(await openMedia(first)).toMatchObject({ ok: true });
    expect(await openMedia(second)).toMatchObject({ ok: true });
    expect(await nodeOf(roomId)).toBe(janus.find(({ url }) => url !== node)!.url);
    expect(await idsInJanus(roomId)).toEqual([first.id, second.id].sort());
    await hangUpAll(voices);
  });
});

const fingerprint = Array(32).fill('AB').join(':');

const audioOffer = [
  'v=0',
  'o=- 1 1 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'c=IN IP4 0.0.0.0',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:abcdefghijklmnopqrstuvwx',
  `a=fingerprint:sha-256 ${fingerprint}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sendonly',
  'a=rtcp-mux',
  'a=rtpmap:111 opus/48000/2',
  '',
].join('\r\n');
