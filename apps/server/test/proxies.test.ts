import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Schemas } from '@office/api';
import { realtimePath } from '@office/vocabulary';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { makeCertificate } from '../../../scripts/turn-server.mjs';
import { startChildServer, type ChildServer } from '../bench/child-server.ts';
import { demoPassword } from '../src/demo/seed.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { isInstalled } from './is-installed.ts';
import { hasRedis, startRedis } from './redis.ts';
import { nextMessage } from './server.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy');
const metricsToken = 'metrics-of-the-processes';
const messageText = 'Hello';

let folder: string;
let database: TestDatabase;
let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
let certificate: string;
let ports: [number, number];
let servers: [ChildServer, ChildServer];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-proxies-'));
  // The workers of nginx run as another user.
  await chmod(folder, 0o755);
  const files = makeCertificate(folder);
  certificate = await readFile(files.certificate, 'utf8');
  await writeFile(path.join(folder, 'both.pem'), certificate + (await readFile(files.key, 'utf8')));
  database = await createTestDatabase();
  redis = hasRedis ? await startRedis() : undefined;
  ports = [await freePort(), await freePort()];
  servers = [await startProcess(1), await startProcess(2)];
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  redis?.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** The first process creates the demo data. */
function startProcess(number: 1 | 2): Promise<ChildServer> {
  return startChildServer(path.join(folder, `data-${number}`), ports[number - 1]!, {
    environment: {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      REDIS_URL: redis?.url ?? '',
      OFFICE_SECRET: 'shared by both processes'.repeat(2),
      OFFICE_METRICS_TOKEN: metricsToken,
      OFFICE_PUBLIC_URL: 'https://localhost',
      TRUST_PROXY: '127.0.0.1',
    },
  });
}

interface Proxy {
  start(ports: { http: number; https: number }): Promise<ChildProcess>;
}

const proxies: Record<string, Proxy> = {
  haproxy: {
    start: ({ http, https }) =>
      Promise.resolve(
        spawn('haproxy', ['-db', '-f', path.join(deploy, 'haproxy.cfg')], {
          stdio: 'ignore',
          env: {
            ...process.env,
            OFFICE_CERTIFICATE: path.join(folder, 'both.pem'),
            OFFICE_SERVER_1: `127.0.0.1:${ports[0]}`,
            OFFICE_SERVER_2: `127.0.0.1:${ports[1]}`,
            OFFICE_BIND_HTTP: `127.0.0.1:${http}`,
            OFFICE_BIND_HTTPS: `127.0.0.1:${https}`,
          },
        }),
      ),
  },
  nginx: {
    start: async ({ http, https }) => {
      const original = await readFile(path.join(deploy, 'nginx.conf'), 'utf8');
      const replaced = original
        .replaceAll('office-1:4000', `127.0.0.1:${ports[0]}`)
        .replaceAll('office-2:4000', `127.0.0.1:${ports[1]}`)
        .replace('listen 80', `listen 127.0.0.1:${http}`)
        .replace('listen 443', `listen 127.0.0.1:${https}`)
        .replace('/etc/nginx/office.pem', path.join(folder, 'certificate.pem'))
        .replace('/etc/nginx/office.key', path.join(folder, 'key.pem'));
      const file = path.join(folder, 'nginx.conf');
      await writeFile(file, replaced);
      const options = `daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log stderr crit;`;
      return spawn('nginx', ['-c', file, '-g', options], { stdio: 'ignore' });
    },
  },
};

describe.each([
  { name: 'haproxy', isMissing: !isInstalled('haproxy', '-v') },
  { name: 'nginx', isMissing: !isInstalled('nginx', '-v') },
])('two processes behind $name (if installed)', ({ name, isMissing }) => {
  const proxy = proxies[name]!;
  let program: ChildProcess;
  let http: number;
  let https: number;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    if (isMissing) return;
    [http, https] = [await freePort(), await freePort()];
    program = await proxy.start({ http, https });
    await eventually(async () => expect((await ask('GET', '/readyz')).status).toBe(200));
  });
  afterAll(async () => {
    sockets.forEach((socket) => socket.disconnect());
    if (isMissing || program.exitCode !== null) return;
    program.kill();
    await once(program, 'exit');
  });

  interface AskOptions {
    token?: string;
    body?: object;
    headers?: Record<string, string>;
  }

  async function ask<T>(method: string, url: string, { token, body, headers }: AskOptions = {}) {
    const sent = request({
      ...{ host: 'localhost', port: https, path: url, method, ca: certificate, family: 4 },
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const received = await text(response);
    const isJson = response.headers['content-type']?.includes('json');
    return { status: response.statusCode, body: (isJson ? JSON.parse(received) : null) as T };
  }

  const signIn = (email: string, headers = {}) =>
    ask<{ token: string; user: { id: string } }>('POST', '/api/v1/auth/user/login', {
      body: { email, password: demoPassword },
      headers,
    });

  async function enter(email: string): Promise<{ token: string; userId: string }> {
    const { body } = await signIn(email);
    const session = await ask<Schemas['Session']>('POST', '/api/v1/auth/user/organization', {
      token: body.token,
      body: { organizationId: await organizationId() },
    });
    expect(session.status).toBe(200);
    return { token: session.body.token, userId: body.user.id };
  }

  async function organizationId(): Promise<string> {
    const { rows } = await database.pool.query<{ id: string }>(
      "SELECT id FROM organizations WHERE email LIKE '%@sakura.example'",
    );
    return rows[0]!.id;
  }

  async function makeChannel(token: string, userId: string): Promise<string> {
    const room = await ask<Schemas['ChatRoomSummary']>('POST', '/api/v1/user/chat-rooms', {
      token,
      body: { type: 'CHANNEL', name: `Behind ${name} ${randomUUID()}`, userIds: [userId] },
    });
    expect(room.status).toBe(201);
    return room.body.id;
  }

  async function send(token: string, roomId: string, clientId: string) {
    const { status } = await ask('POST', `/api/v1/user/chat-rooms/${roomId}/messages`, {
      token,
      body: { clientId, type: 'TEXT', content: messageText },
    });
    return status;
  }

  function openSocket(token: string, options: object): Promise<Socket> {
    const socket = io(`https://localhost:${https}`, {
      ...{ path: realtimePath, auth: { token }, forceNew: true, reconnection: false },
      ca: certificate,
      ...options,
    });
    sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', reject);
    });
  }

  /** Opens sockets until the condition is met, at most ten. */
  async function openSocketsUntil(
    token: string,
    transport: string,
    isMet: () => Promise<boolean>,
  ): Promise<Socket[]> {
    const opened: Socket[] = [];
    while (opened.length < 10) {
      // Keeps cookies, as browsers do.
      opened.push(await openSocket(token, { transports: [transport], withCredentials: true }));
      if (await isMet()) return opened;
    }
    throw new Error('All sockets are at the same process');
  }

  async function socketsOfProcess(index: 0 | 1): Promise<number> {
    const response = await fetch(`${servers[index].url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const counts = (await response.text()).matchAll(/^office_sockets(?:\{[^}]*\})? (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  it.skipIf(isMissing)('redirects to https', async () => {
    const response = await fetch(`http://127.0.0.1:${http}/chat`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toMatch(/^https:.*\/chat$/);
  });

  it.skipIf(isMissing)('answers by HTTP/2', async () => {
    const session = connectHttp2(`https://localhost:${https}`, { ca: certificate });
    const stream = session.request({ ':path': '/readyz' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    session.destroy();
    expect(headers[':status']).toBe(200);
  });

  it.skipIf(isMissing)('forwards the address of the client, and ignores a forged one', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const direct = async (address: string) => {
      const response = await fetch(`${servers[0].url}/api/v1/auth/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(address) },
        body: JSON.stringify({ email: 'ren@sakura.example', password: demoPassword }),
      });
      return response.status;
    };
    // An account trusts the first network from which it signs in, and a demo account this machine.
    expect(await direct('203.0.113.9')).toBe(200);
    expect(await direct('203.0.113.10')).toBe(422);
    const forged = await signIn('ren@sakura.example', from('203.0.113.10'));
    expect(forged.status).toBe(200);
  });

  it.skipIf(isMissing).each(['websocket', 'polling'])(
    'delivers a chat message from a member at another process by %s',
    async (transport) => {
      const [aoi, ren] = [await enter('aoi@sakura.example'), await enter('ren@sakura.example')];
      const before = [await socketsOfProcess(0), await socketsOfProcess(1)];
      const received = await openSocketsUntil(aoi.token, transport, async () => {
        const now = [await socketsOfProcess(0), await socketsOfProcess(1)];
        return now[0]! > before[0]! && now[1]! > before[1]!;
      });
      const arrivals = received.map((socket) => nextMessage(socket, 'newMessageToRoom'));

      const roomId = await makeChannel(ren.token, aoi.userId);
      expect(await send(ren.token, roomId, randomUUID())).toBe(201);
      // One of the processes has stored the message, and the other received it.
      expect(await Promise.all(arrivals)).toHaveLength(received.length);
    },
  );

  it.skipIf(isMissing)(
    'answers each GET and stores each message once while a process restarts',
    async () => {
      const [aoi, ren] = [await enter('aoi@sakura.example'), await enter('ren@sakura.example')];
      const roomId = await makeChannel(ren.token, aoi.userId);
      const outcomes: (number | undefined)[] = [];
      const clientIds: string[] = [];
      let isRestarting = true;
      const read = async () => {
        while (isRestarting) outcomes.push((await ask('GET', '/readyz')).status);
      };
      const write = async () => {
        for (let id = randomUUID(); isRestarting; id = randomUUID()) {
          // The client repeats a failed call with the same id.
          while ((await send(ren.token, roomId, id).catch(() => null)) !== 201);
          clientIds.push(id);
        }
      };
      const restart = async () => {
        await servers[0].stop();
        servers[0] = await startProcess(1);
        isRestarting = false;
      };
      await Promise.all([restart(), read(), write()]);

      expect(outcomes.length).toBeGreaterThan(10);
      expect(outcomes.filter((status) => status !== 200)).toEqual([]);
      expect(clientIds.length).toBeGreaterThan(10);
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT client_id AS id FROM chat_messages WHERE room_id = $1 AND content = $2',
        [roomId, messageText],
      );
      expect(rows.map(({ id }) => id).toSorted()).toEqual(clientIds.toSorted());
    },
  );
});
