import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { eventually } from '../../test/eventually.ts';
import {
  signInToOrganization,
  makeOrganization,
  makePerson,
  type TestOrganization,
} from '../../test/people.ts';
import {
  nextMessage,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '../../test/server.ts';

let servers: [TestServer, TestServer];
let organization: TestOrganization;
beforeAll(async () => {
  const config = { rateLimit: 1200 };
  const first = await startTestServer({ config });
  servers = [first, await startTestServer({ config, database: first.database })];
  organization = await makeOrganization(first, 'Sakura');
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
});

async function member() {
  const person = await makePerson(servers[0], organization.organizationId);
  return signInToOrganization(servers[0], person, organization.organizationId);
}

async function connect(token: string, namespace: '/' | '/floor' | '/voice', server = servers[0]) {
  const socket = server.connect(token, namespace);
  await socket.ready;
  return socket;
}

interface Answer {
  ok: boolean;
  error?: string;
  errors?: string;
}

const isRefused = ({ error, errors }: Answer) => [error, errors].includes('tooManyRequests');

async function loop(socket: TestSocket, event: string, payload: object, times: number) {
  const answers: Answer[] = [];
  for (let turn = 0; turn < times && socket.connected; turn += 1) {
    // Null if the connection ends instead.
    const answer = (await socket.emitWithAck(event, payload).catch(() => null)) as Answer | null;
    if (answer) answers.push(answer);
  }
  return answers;
}

const namespaces = isQuickSet ? (['/'] as const) : (['/', '/floor', '/voice'] as const);

describe.each(namespaces)('namespace %s', (namespace) => {
  it('rejects, disconnects and excludes only the user who renews a token in a loop', async () => {
    const [hostile, other] = [await member(), await member()];
    const bystander = await connect(other.token, namespace);
    const socket = await connect(hostile.token, namespace);
    const answers = await loop(socket, 'authenticate', { token: hostile.token }, 500);
    const served = answers.filter(({ ok }) => ok).length;
    expect(served).toBeGreaterThan(20);
    expect(served).toBeLessThan(100);
    expect(answers.some(isRefused)).toBe(true);
    expect(socket.connected).toBe(false);
    await expect(servers[0].connect(hostile.token, namespace).ready).rejects.toMatchObject({
      data: {
        statusCode: 429,
        errors: 'tooManyRequests',
        data: { retryAfter: expect.any(Number) },
      },
    });
    expect(await bystander.emitWithAck('authenticate', { token: other.token })).toEqual({
      ok: true,
    });
    const { metrics } = await read(servers[0]);
    expect(metrics).toMatch(/office_refusals_total\{limit="entry"\} [1-9]/);
  });
});

async function read(server: TestServer) {
  return { metrics: await (await fetch(`${server.url}/metrics`)).text() };
}

it('applies one limit per user to all namespaces and processes', async () => {
  const { token } = await member();
  const { floorId } = organization;
  const sockets = await Promise.all([
    connect(token, '/floor'),
    connect(token, '/'),
    connect(token, '/floor', servers[1]),
    connect(token, '/', servers[1]),
  ]);
  const answers = await Promise.all(
    sockets.map((socket, index) =>
      index % 2 === 0
        ? loop(socket, 'enter', { floorId }, 40)
        : loop(socket, 'authenticate', { token }, 40),
    ),
  );
  // The burst of 60, plus a share that one process has not yet synchronised to the other.
  const served = answers.flat().filter(({ ok }) => ok).length;
  expect(served).toBeGreaterThan(40);
  expect(served).toBeLessThan(60 + 40);
  expect(answers.flat().some(isRefused)).toBe(true);
});

it('limits 50 concurrent requests that query the database', async () => {
  const { token } = await member();
  const sockets = await Promise.all(Array.from({ length: 50 }, () => connect(token, '/floor')));
  const answers = (await Promise.all(
    sockets.map((socket) => socket.emitWithAck('enter', { floorId: organization.floorId })),
  )) as Answer[];
  expect(answers.filter(({ ok }) => ok).length).toBeLessThan(25);
  expect(answers.filter(isRefused).length).toBeGreaterThan(25);
});

it('drops excess messages without acknowledgement and closes the connection', async () => {
  const { token, user } = await member();
  const socket = await connect(token, '/');
  const ended = nextMessage(socket, 'disconnect');
  // Sends in batches, so that the packet limit of the connection is not reached.
  for (let turn = 0; turn < 40 && socket.connected; turn += 1) {
    for (let count = 0; count < 50; count += 1) socket.emit('idle', { idle: count % 2 === 0 });
    await fetch(`${servers[0].url}/healthz`);
  }
  expect(await ended).toMatch(/server disconnect|transport close/);
  await eventually(() => expect(servers[0].socketsIn(`user:${user.id}`)).toBe(0));
});

it('rejects a connection whose user is excluded during the token check', async () => {
  const { token } = await member();
  const { platform, database } = servers[0];
  // Several sockets, so that the packet limit of one connection is not reached.
  const sockets = await Promise.all([1, 2, 3].map(() => connect(token, '/voice')));
  let socket: TestSocket | undefined;
  await platform.db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`);
    socket = servers[0].connect(token, '/floor');
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).not.toHaveLength(0);
    });
    for (let turn = 0; sockets.some(({ connected }) => connected) && turn < 3000; turn += 1) {
      await sockets[turn % 3]!.emitWithAck('signal', {}).catch(() => null);
    }
  });
  expect(sockets.map(({ connected }) => connected)).toEqual([false, false, false]);
  await expect(socket!.ready).rejects.toMatchObject({ data: { statusCode: 429 } });
});
