import { realtimePath } from '@office/vocabulary';
import { encodeMove } from '@office/world/movement';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let organization: TestOrganization;
beforeAll(async () => {
  server = await startTestServer();
  organization = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());

interface RawWebSocket {
  pause(): void;
  resume(): void;
}

async function member() {
  const person = await makePerson(server, organization.organizationId);
  return signInToOrganization(server, person, organization.organizationId);
}

describe('hostile member', () => {
  it('is disconnected alone after flooding with events', async () => {
    const [hostile, other] = [await member(), await member()];
    const bystander = server.connect(other.token, '/floor');
    await bystander.ready;
    const floods: [string, unknown][] = [
      ['move', encodeMove({ x: 1, z: 1, heading: 0, state: 'walk', sequence: 1 })],
      ['enter', { floorId: organization.floorId }],
      ['authenticate', { token: hostile.token }],
      ['no such event', {}],
    ];
    for (const [event, payload] of floods) {
      const socket = server.connect(hostile.token, '/floor');
      await socket.ready;
      const ended = nextMessage(socket, 'disconnect');
      for (let count = 0; count < 1200; count += 1) socket.emit(event, payload);
      expect(await ended, event).toBe('transport close');
    }
    expect(bystander.connected).toBe(true);
    expect(await bystander.emitWithAck('enter', { floorId: organization.floorId })).toMatchObject({
      ok: true,
    });
  });

  it('is disconnected after requesting a namespace repeatedly', async () => {
    const { token } = await member();
    const socket = server.connect(token);
    await socket.ready;
    const ended = nextMessage(socket, 'disconnect');
    const { engine } = socket.io;
    for (let count = 0; count < 50; count += 1) engine.write(`0/floor,{"token":"${count}"}`);
    expect(await ended).toBe('transport close');
  });

  it('can move at the normal rate', async () => {
    const { token } = await member();
    const socket = server.connect(token, '/floor');
    await socket.ready;
    for (let count = 0; count < 200; count += 1) socket.emit('move', new Uint8Array(8));
    const { floorId } = organization;
    expect(await socket.emitWithAck('enter', { floorId })).toMatchObject({ ok: true });
  });

  it('gets 429 for many concurrent token renewals', async () => {
    const { token } = await member();
    const socket = server.connect(token);
    await socket.ready;
    const answers = (await Promise.all(
      Array.from({ length: 20 }, () => socket.emitWithAck('authenticate', { token })),
    )) as { ok: boolean; statusCode?: number }[];
    expect(answers[0]).toEqual({ ok: true });
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    expect(await socket.emitWithAck('authenticate', { token })).toEqual({ ok: true });
  });

  it('is refused further connections after 50, without affecting others', async () => {
    const [hostile, other] = [await member(), await member()];
    await Promise.all(Array.from({ length: 50 }, () => server.connect(hostile.token).ready));
    await expect(server.connect(hostile.token).ready).rejects.toMatchObject({
      data: { statusCode: 429, errors: 'tooManyRequests' },
    });
    await server.connect(other.token).ready;
  });

  it('gets at most 50 connections when opening 120 concurrently', async () => {
    const { token, user } = await member();
    const answers = await Promise.allSettled(
      Array.from({ length: 120 }, () => server.connect(token, '/floor').ready),
    );
    const open = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThanOrEqual(50);
    await eventually(() => expect(server.socketsIn(`user:${user.id}`)).toBe(open));
  });

  it('is disconnected when not reading any messages', async () => {
    const { token, user } = await member();
    const [reader, nonReading] = [server.connect(token), server.connect(token)];
    await Promise.all([reader.ready, nonReading.ready]);
    const { transport } = nonReading.io.engine as unknown as { transport: { ws: RawWebSocket } };
    transport.ws.pause();
    const text = 'x'.repeat(256 * 1024);
    let sent = 0;
    while (server.socketsIn(`user:${user.id}`) > 1 && sent < 400) {
      const read = nextMessage(reader, 'much');
      server.server.io.to(`user:${user.id}`).emit('much', text);
      await read;
      sent += 1;
    }
    transport.ws.resume();
    expect(server.socketsIn(`user:${user.id}`)).toBe(1);
    expect(reader.connected).toBe(true);
  });

  it('is disconnected after sending an oversized message', async () => {
    const { token } = await member();
    const socket = server.connect(token);
    await socket.ready;
    const ended = nextMessage(socket, 'disconnect');
    socket.emit('authenticate', { token: 'x'.repeat(100_000) });
    expect(await ended).toBe('transport close');
  });
});

describe('unauthenticated clients', () => {
  it('are limited by network when sending invalid tokens, also concurrently', async () => {
    const guarded = await startTestServer({ config: { rateLimit: 600 } });
    const { organizationId } = await makeOrganization(guarded, 'Northwind');
    const person = await makePerson(guarded, organizationId);
    const { token } = await signInToOrganization(guarded, person, organizationId);
    const tryConnect = (address: string, auth: { token?: string }) => {
      const socket = io(guarded.url, {
        ...{ path: realtimePath, transports: ['websocket'], reconnection: false, forceNew: true },
        extraHeaders: { 'x-forwarded-for': address },
        auth,
      });
      return new Promise<number>((resolve) => {
        socket.once('connect', () => resolve(200));
        socket.once('connect_error', (error) => {
          resolve((error as { data?: { statusCode: number } }).data?.statusCode ?? 0);
        });
      }).finally(() => socket.disconnect());
    };
    const many = (address: string, auth: { token?: string }) =>
      Promise.all(Array.from({ length: 50 }, () => tryConnect(address, auth)));
    const count = (statuses: number[], status: number) =>
      statuses.filter((each) => each === status).length;

    const members = await many('198.51.100.1', { token });
    expect(count(members, 200)).toBe(50);
    const strangers = await many('203.0.113.7', { token: `${token}x` });
    // The limit, plus the attempts refilled during the test.
    expect(count(strangers, 401)).toBeGreaterThanOrEqual(30);
    expect(count(strangers, 401)).toBeLessThan(45);
    expect(count(strangers, 401) + count(strangers, 429)).toBe(50);
    expect(await tryConnect('198.51.100.1', { token })).toBe(200);
    expect(await tryConnect('203.0.113.8', {})).toBe(401);
    await guarded.close();
  });
});
