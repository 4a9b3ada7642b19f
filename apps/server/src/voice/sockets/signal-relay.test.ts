import type { Schemas } from '@office/api';
import type { VoiceParticipants, VoiceSignal } from '@office/api/realtime';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { signInToOrganization, type TestOrganization } from '../../../test/people.ts';
import { nextMessage, startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSocket } from '../../../test/server.ts';
import { joinWith, makeOwnRoom, makeSpeaker, makeVoiceOrganization } from '../../../test/voice.ts';
import type { Speaker, Voice } from '../../../test/voice.ts';
import { issueJoinToken } from '../participants/join-token.ts';

let server: TestServer;
let otherServer: TestServer;
let sakura: TestOrganization;
let aoi: Speaker;
let ren: Speaker;
let mei: Speaker;
let stranger: Speaker;
beforeAll(async () => {
  server = await startTestServer();
  otherServer = await startTestServer({ database: server.database });
  sakura = await makeVoiceOrganization(server, 'Sakura');
  aoi = await makeSpeaker(server, sakura);
  ren = await makeSpeaker(server, sakura);
  mei = await makeSpeaker(server, sakura);
  stranger = await makeSpeaker(server, await makeVoiceOrganization(server, 'Northwind'));
});
afterAll(async () => {
  await otherServer.close();
  await server.close();
});

const offer = { type: 'offer', sdp: 'v=0\r\n' };
const signal = ({ socket }: Voice, request: unknown) => socket.emitWithAck('signal', request);
async function settled(voice: Voice): Promise<void> {
  await voice.socket.emitWithAck('join', null);
}

describe('signalling between participants', () => {
  let room: Schemas['VoiceRoom'];
  let haru: Speaker;
  let one: Voice;
  let two: Voice;
  let outside: Voice;
  let foreign: Voice;
  let signals: unknown[];
  beforeAll(async () => {
    haru = await makeSpeaker(server, sakura);
    room = await makeOwnRoom(aoi, [ren, haru]);
    const other = await makeOwnRoom(mei);
    const otherRoom = await makeOwnRoom(stranger);
    one = await aoi.join(room.id);
    two = await ren.join(room.id, { server: otherServer });
    outside = await mei.join(other.id);
    foreign = await stranger.join(otherRoom.id);
    await eventually(() => expect(one.participants()).toHaveLength(2));
    signals = [];
    for (const { socket } of [outside, foreign]) {
      for (const event of ['signal', 'speaking']) {
        socket.on(event, (message: unknown) => signals.push(message));
      }
    }
  });
  afterAll(() => {
    const open = [one, two, outside, foreign].filter(({ socket }) => socket.connected);
    return Promise.all(open.map((voice) => voice.hangUp()));
  });

  it('delivers signals in order, unmodified and with the sender', async () => {
    const arrived: VoiceSignal[] = [];
    two.socket.on('signal', (message: VoiceSignal) => arrived.push(message));
    const candidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ host', sdpMid: '0' };
    const sent = [
      { description: offer },
      { candidate: { ...candidate, sdpMLineIndex: 0, usernameFragment: null } },
      { candidate },
      { candidate: null },
      { description: { type: 'rollback' } },
      { description: { type: 'answer', sdp: 'x'.repeat(40_000) } },
    ];
    for (const content of sent) {
      expect(await signal(one, { to: two.id, ...content })).toEqual({ ok: true });
    }
    await eventually(() =>
      expect(arrived).toEqual(sent.map((content) => ({ from: one.id, ...content }))),
    );
    two.socket.removeAllListeners('signal');
  });

  it('does not deliver signals outside the room', async () => {
    const nowhere = { ok: false, error: 'voiceChatRoomInvalid' };
    for (const [from, to] of [
      [one, outside],
      [one, foreign],
      [outside, one],
      [foreign, two],
      [one, one],
    ] as const) {
      expect(await signal(from, { to: to.id, description: offer })).toEqual(nowhere);
    }
    const unknown = { to: crypto.randomUUID(), description: offer };
    expect(await signal(one, unknown)).toEqual(nowhere);
    const idle = server.connect(aoi.token, '/voice');
    await idle.ready;
    expect(await idle.emitWithAck('signal', { to: one.id, description: offer })).toEqual(nowhere);
    idle.emit('state', { muted: true });
    idle.emit('speaking', { speaking: true });
    expect(await idle.emitWithAck('leave', {})).toEqual({ ok: true });
    idle.disconnect();
    await Promise.all([settled(outside), settled(foreign)]);
    expect(signals).toEqual([]);
    expect(one.participants()[0]).toMatchObject({ muted: false });
  });

  it.each([
    [null],
    ['x'],
    [[]],
    [{}],
    [{ description: offer }],
    [{ to: 'everyone', description: offer }],
    [{ to: 7, description: offer }],
    [{ to: 'ID' }],
    [{ to: 'ID', description: null }],
    [{ to: 'ID', description: { type: 'shout', sdp: '' } }],
    [{ to: 'ID', description: { type: 'offer', sdp: 7 } }],
    [{ to: 'ID', description: { type: 'offer', sdp: 'x'.repeat(40_001) } }],
    [{ to: 'ID', description: offer, candidate: { candidate: '' } }],
    [{ to: 'ID', candidate: 'x' }],
    [{ to: 'ID', candidate: { candidate: 'x'.repeat(2001) } }],
    [{ to: 'ID', candidate: { candidate: 'x', sdpMLineIndex: -1 } }],
    [{ to: 'ID', candidate: { candidate: 'x', sdpMid: 'x'.repeat(65) } }],
    [{ to: 'ID', candidate: { candidate: 'x', usernameFragment: { a: 1 } } }],
  ])('rejects invalid or oversized signals: %#', async (request) => {
    const filled: unknown = JSON.parse(JSON.stringify(request).replace('"ID"', `"${two.id}"`));
    expect(await signal(one, filled)).toEqual({ ok: false, error: 'invalidRequest' });
    one.socket.emit('signal', filled);
    one.socket.emit('state', filled);
    one.socket.emit('speaking', filled);
    one.socket.emit('leave', filled, 'no function');
    await rejoin();
  });

  async function rejoin(): Promise<void> {
    const before = one.id;
    one = await aoi.join(room.id, { socket: one.socket, participantId: before });
    await eventually(() => expect(two.participants()).toHaveLength(2));
  }

  it('relays speaking changes to the other participants', async () => {
    const own: unknown[] = [];
    one.socket.on('speaking', (message: unknown) => own.push(message));
    const speaking = nextMessage(two.socket, 'speaking');
    one.socket.emit('speaking', { speaking: true });
    expect(await speaking).toEqual({ participantId: one.id, speaking: true });
    expect(own).toEqual([]);
  });

  it('delivers a signal sent before the join of its receiver has returned', async () => {
    const [owner, guest] = [await makeSpeaker(server, sakura), await makeSpeaker(server, sakura)];
    const own = await makeOwnRoom(owner, [guest]);
    const before = await owner.join(own.id);
    const answer = new Promise((resolve) => {
      before.socket.on('participants', ({ participants }: VoiceParticipants) => {
        const other = participants.find(({ participantId }) => participantId !== before.id);
        if (other) resolve(signal(before, { to: other.participantId, description: offer }));
      });
    });
    const { db } = server.platform;
    const transaction = db.transaction.bind(db);
    const delayed = vi.spyOn(db, 'transaction').mockImplementation(async (...args) => {
      const result = await transaction(...args);
      await answer;
      return result;
    });
    const socket = server.connect(guest.token, '/voice');
    const received = nextMessage(socket, 'signal');
    const after = await guest.join(own.id, { socket });
    delayed.mockRestore();
    expect(await answer).toEqual({ ok: true });
    expect(await received).toEqual({ from: before.id, description: offer });
    await Promise.all([before.hangUp(), after.hangUp()]);
  });

  it('limits a flooding participant without affecting the others', async () => {
    const counted = async (outcome: string) => {
      const text = await (await fetch(`${otherServer.url}/metrics`)).text();
      const line = new RegExp(`office_voice_signals_total\\{outcome="${outcome}"\\} (\\d+)`);
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const before = await counted('tooManyRequests');
    const quiet = await haru.join(room.id, { server: otherServer });
    let arrived = 0;
    one.socket.on('signal', ({ from }: VoiceSignal) => (arrived += from === two.id ? 1 : 0));
    const answers: ({ ok: boolean; error?: string } | null)[] = [];
    const send = () =>
      two.socket
        .timeout(5000)
        .emitWithAck('signal', { to: one.id, candidate: null })
        // Clients that ignore repeated rejections are disconnected.
        .catch(() => null);
    for (let batch = 0; batch < 10; batch += 1) {
      if (two.socket.connected)
        answers.push(...(await Promise.all(Array.from({ length: 100 }, send))));
      expect(await signal(quiet, { to: one.id, candidate: null })).toEqual({ ok: true });
    }
    const relayed = answers.filter((answer) => answer?.ok).length;
    expect(relayed).toBeGreaterThanOrEqual(250);
    expect(relayed).toBeLessThan(700);
    expect(answers).toContainEqual({ ok: false, error: 'tooManyRequests' });
    const refused = answers.filter((answer) => answer?.error === 'tooManyRequests').length;
    // The last answers are lost if the client is disconnected.
    const unanswered = answers.filter((answer) => answer === null).length;
    const count = (await counted('tooManyRequests')) - before;
    expect(count).toBeGreaterThanOrEqual(refused);
    expect(count).toBeLessThanOrEqual(refused + unanswered);
    await eventually(() => expect(arrived).toBeGreaterThanOrEqual(relayed));
    expect(arrived).toBeLessThanOrEqual(relayed + unanswered);
    expect(one.socket.connected && quiet.socket.connected).toBe(true);
    await quiet.hangUp();
  });
});

describe('join', () => {
  const connected = async (token: string): Promise<TestSocket> => {
    const socket = server.connect(token, '/voice');
    await socket.ready;
    return socket;
  };

  it.each([
    [null],
    ['x'],
    [{}],
    [{ token: 7, muted: false }],
    [{ token: 'x' }],
    [{ token: 'x', muted: 'no' }],
    [{ token: 'x'.repeat(5000), muted: true }],
    [{ token: 'x', muted: true, participantId: 'me' }],
  ])('rejects %j', async (request) => {
    const socket = await connected(aoi.token);
    expect(await socket.emitWithAck('join', request)).toEqual({
      ok: false,
      error: 'invalidRequest',
    });
    socket.emit('join', request);
    expect(await socket.emitWithAck('leave', {})).toEqual({ ok: true });
    socket.disconnect();
  });

  it('accepts only a valid join token of the caller', async () => {
    const room = await makeOwnRoom(aoi, [ren]);
    const socket = await connected(aoi.token);
    const refused = { ok: false, error: 'tokenInvalidOrExpired' };
    const join = async (token: string) => (await joinWith(socket, token)).answer;
    const issue = (who: Speaker) => issueJoinToken(server.platform, { ...who, roomId: room.id });
    expect(await join((await issue(ren)).token)).toEqual(refused);
    expect(await join((await issue({ ...aoi, ...stranger, userId: aoi.userId })).token)).toEqual(
      refused,
    );
    expect(await join(aoi.token)).toEqual(refused);
    const forged = await new SignJWT({ org: aoi.organizationId, room: room.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'voice+jwt' })
      .setSubject(aoi.userId)
      .setIssuer('office')
      .setAudience('office:voice')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another key, quite as long as needed'));
    expect(await join(forged)).toEqual(refused);
    const old = { ...server.platform, now: () => new Date(Date.now() - 61_000) };
    expect(await join((await issueJoinToken(old, { ...aoi, roomId: room.id })).token)).toEqual(
      refused,
    );
    // A join token cannot be used for the HTTP API.
    const { token } = await issue(aoi);
    expect((await server.call('GET', '/v1/voice-chat/rooms', { token })).status).toBe(401);
    expect((await joinWith(socket, token)).answer.ok).toBe(true);
    expect(await socket.emitWithAck('leave', {})).toEqual({ ok: true });
    socket.disconnect();
  });

  it('requires a session with a selected organisation', async () => {
    // The other speakers have exhausted their join limit.
    const mei = await makeSpeaker(server, sakura);
    for (const token of [undefined, 'x', `${mei.token}x`]) {
      await expect(server.connect(token, '/voice').ready).rejects.toThrow();
    }
    const expired = await makeSpeaker(otherServer, sakura);
    otherServer.advanceClock({ minutes: 16 });
    await expect(otherServer.connect(expired.token, '/voice').ready).rejects.toMatchObject({
      data: { statusCode: 401, errors: 'tokenInvalidOrExpired' },
    });
    otherServer.advanceClock({ minutes: -16 });
    const { body } = await server.call<Schemas['Session']>('POST', '/v1/auth/user/login', {
      body: { email: mei.email, password: 'Office#2026' },
    });
    const socket = await connected(body.token);
    const { token } = await issueJoinToken(server.platform, {
      ...mei,
      roomId: crypto.randomUUID(),
    });
    expect((await joinWith(socket, token)).answer).toEqual({
      ok: false,
      error: 'organizationNotSelected',
    });
    socket.disconnect();
    const signedIn = await signInToOrganization(server, mei, sakura.organizationId);
    const nowhere = await connected(signedIn.token);
    expect((await joinWith(nowhere, token)).answer).toEqual({
      ok: false,
      error: 'voiceChatRoomInvalid',
    });
    nowhere.disconnect();
  });
});

it('exports metrics of rooms, signals and changes', async () => {
  const haru = await makeSpeaker(server, sakura);
  const room = await makeOwnRoom(haru);
  const voice = await haru.join(room.id);
  expect(voice.answer).toMatchObject({ ok: true });
  const response = await fetch(`${server.url}/metrics`);
  const text = await response.text();
  expect(text).toMatch(/office_voice_participants [1-9]/);
  expect(text).toMatch(/office_voice_joins_total\{outcome="joined"\} \d+/);
  expect(text).toMatch(/office_voice_signals_total\{outcome="invalidRequest"\} \d+/);
  expect(text).toMatch(/office_voice_changes_total\{outcome="invalidRequest"\} \d+/);
  expect(text).toMatch(/office_sockets\{namespace="\/voice"\} [1-9]/);
  await voice.hangUp();
});
