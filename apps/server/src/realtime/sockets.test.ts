import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { blockUser } from '../admin/accounts.ts';
import { issueAccessToken, readAccessToken } from '../auth/sessions/access-token.ts';
import { renewalDelay } from './socket-session.ts';

const noop = () => Promise.resolve();
const droppingRealtime = { publish: noop, forceLogout: noop, disconnect: noop };

const waitOptions = { timeout: 15_000 };

let server: TestServer;
let organization: TestOrganization;
beforeAll(async () => {
  server = await startTestServer();
  organization = await makeOrganization(server, 'Sakura');
});
afterAll(() => server.close());

async function member(role: 'USER' | 'ORGANIZATION_ADMIN' = 'USER', where = organization) {
  const person = await makePerson(server, where.organizationId, { role });
  const session = await signInToOrganization(server, person, where.organizationId);
  return { ...person, ...session };
}

async function expiringToken(token: string, milliseconds: number): Promise<string> {
  const claims = await readAccessToken(server.platform, token);
  const lifetime = 15 * 60_000;
  const now = () => new Date(server.platform.now().getTime() - lifetime + milliseconds);
  const { token: short } = await issueAccessToken({ now, config: server.config }, claims!);
  return short;
}

describe('connecting', () => {
  it.each(['/', '/floor'] as const)('%s requires a valid access token', async (namespace) => {
    const { token } = await member();
    for (const wrong of [undefined, '', 'x', `${token}x`, await expiringToken(token, -5000)]) {
      await expect(server.connect(wrong, namespace).ready).rejects.toMatchObject({
        data: { statusCode: 401 },
      });
    }
    await server.connect(token, namespace).ready;
  });

  it('is refused after the session has ended', async () => {
    const { token } = await member();
    await server.call('POST', '/v1/auth/user/logout', { token });
    await expect(server.connect(token).ready).rejects.toMatchObject({
      data: { errors: 'tokenInvalidOrExpired' },
    });
  });
});

describe('messages', () => {
  it('are delivered only to the target', async () => {
    const [aoi, ren] = [await member(), await member()];
    const elsewhere = await makeOrganization(server, 'Elsewhere');
    const stranger = await member('USER', elsewhere);
    const sockets = [aoi, ren, stranger].map(({ token }) => server.connect(token));
    await Promise.all(sockets.map(({ ready }) => ready));
    const received: string[][] = [[], [], []];
    sockets.forEach((socket, index) =>
      socket.on('organization', ({ change }: { change: string }) => received[index]!.push(change)),
    );

    const { realtime } = server.platform;
    const { organizationId } = organization;
    const message = (change: string) => ({ organizationId, change, userId: null }) as never;
    await realtime.publish('organization', { organizationId }, message('all of it'));
    await realtime.publish('organization', { userId: ren.userId }, message('ren'));
    const target = { organizationId: elsewhere.organizationId, userId: ren.userId };
    await realtime.publish('organization', target, message('nobody'));
    await realtime.publish('organization', 'everyone', message('end'));

    await vi.waitFor(
      () => expect(received.every((list) => list.includes('end'))).toBe(true),
      waitOptions,
    );
    expect(received).toEqual([['all of it', 'end'], ['all of it', 'ren', 'end'], ['end']]);
  });

  it('are delivered once to members on every server process', async () => {
    const second = await startTestServer({ database: server.database });
    try {
      const { token } = await member();
      const firstSocket = server.connect(token);
      const secondSocket = second.connect(token);
      await Promise.all([firstSocket.ready, secondSocket.ready]);
      const counts = [0, 0];
      // The heartbeat sends the same event, with a non-zero time.
      const ping = { sentAt: 0 };
      [firstSocket, secondSocket].forEach((socket, index) =>
        socket.on('ping', ({ sentAt }: typeof ping) => (counts[index]! += sentAt === 0 ? 1 : 0)),
      );
      await server.platform.realtime.publish('ping', 'everyone', ping);
      await second.platform.realtime.publish('ping', 'everyone', ping);
      await vi.waitFor(() => expect(counts).toEqual([2, 2]), waitOptions);
    } finally {
      await second.close();
    }
  });
});

describe('token expiry', () => {
  async function shorten(socket: TestSocket, token: string): Promise<void> {
    await socket.ready;
    const short = await expiringToken(token, 4000);
    expect(await socket.emitWithAck('authenticate', { token: short })).toEqual({ ok: true });
  }

  it('asks once for a renewal, then disconnects the socket', async () => {
    const { token } = await member();
    const socket = server.connect(token);
    const requests: unknown[] = [];
    socket.on('tokenExpiring', (payload) => requests.push(payload));
    const ended = nextMessage(socket, 'disconnect');
    await shorten(socket, token);
    expect(await ended).toBe('io server disconnect');
    expect(requests).toEqual([{}]);
  });

  it.each([
    [900_000, 840_000],
    [120_000, 60_000],
    [4000, 2000],
  ])('asks for a renewal of a token with %i ms left after %i ms', (left, delay) => {
    expect(renewalDelay(left)).toBe(delay);
  });

  it('keeps the socket connected after a renewal', async () => {
    const { token } = await member();
    const [socket, old] = [server.connect(token), server.connect(token)];
    const ended = nextMessage(old, 'disconnect');
    await shorten(socket, token);
    await shorten(old, token);
    expect(await socket.emitWithAck('authenticate', { token })).toEqual({ ok: true });
    await ended;
    expect(socket.connected).toBe(true);
  });

  it('rejects a renewal with an invalid token or the token of another user', async () => {
    const [aoi, ren] = [await member(), await member()];
    const socket = server.connect(aoi.token);
    await socket.ready;
    for (const token of ['x', ren.token, undefined]) {
      expect(await socket.emitWithAck('authenticate', { token })).toMatchObject({
        ok: false,
        statusCode: 401,
      });
    }
    expect(socket.connected).toBe(true);
  });
});

describe('operator actions', () => {
  /** Listens before the sockets are ready, because one of them can be signed out before the other is. */
  async function watch({ token }: { token: string }) {
    const sockets = [server.connect(token), server.connect(token, '/floor')];
    return Promise.all(
      sockets.flatMap((socket) => [
        nextMessage(socket, 'forcedLogout'),
        nextMessage(socket, 'disconnect'),
      ]),
    ).then(([first, , second]) => [first, second]);
  }

  const codes = (code: number) => [{ code }, { code }];

  it('signs out a blocked user (4011)', async () => {
    const person = await member();
    const bystander = server.connect((await member()).token);
    await bystander.ready;
    const [expiring] = await Promise.all([
      watch(person),
      vi
        .waitFor(() => expect(socketsOf(person.userId)).toBe(2), waitOptions)
        .then(() => server.operate('block', 'user', person.email)),
    ]);
    expect(expiring).toEqual(codes(4011));
    expect(bystander.connected).toBe(true);
    const call = await server.call('GET', '/v1/settings', { token: person.token });
    expect(call).toMatchObject({ status: 401, body: { code: 4011 } });
    await expect(server.connect(person.token).ready).rejects.toMatchObject({
      data: { code: 4011 },
    });
  });

  it('requires a new sign-in after a role change (4014)', async () => {
    const person = await member();
    const messages = watch(person);
    await vi.waitFor(() => expect(socketsOf(person.userId)).toBe(2), waitOptions);
    const args = ['--organization', organization.organizationId, '--email', person.email];
    await server.operate('role', 'set', ...args, '--role', 'ORGANIZATION_ADMIN');
    expect(await messages).toEqual(codes(4014));
    await expect(server.connect(person.token).ready).rejects.toMatchObject({
      data: { code: 4014 },
    });
  });

  it('signs out members of a blocked contract (4015) or organisation (4010)', async () => {
    const shut = await makeOrganization(server, 'Shut');
    const person = await member('USER', shut);
    const contract = watch(person);
    await vi.waitFor(() => expect(socketsOf(person.userId)).toBe(2), waitOptions);
    await server.operate('block', 'contract', shut.contractId);
    expect(await contract).toEqual(codes(4015));

    await server.operate('unblock', 'contract', shut.contractId);
    const renewed = await signInToOrganization(server, person, shut.organizationId);
    const allMessages = watch(renewed);
    await vi.waitFor(() => expect(socketsOf(person.userId)).toBe(2), waitOptions);
    await server.operate('block', 'organization', 'Shut');
    expect(await allMessages).toEqual(codes(4010));
  });

  it('signs out everyone during maintenance (4017)', async () => {
    const person = await member();
    const messages = watch(person);
    await vi.waitFor(() => expect(socketsOf(person.userId)).toBe(2), waitOptions);
    await server.operate('maintenance', 'set', '--minutes', '30', '--phone', '03-0000-0000');
    expect(await messages).toEqual(codes(4017));

    const call = await server.call('GET', '/v1/settings', { token: person.token });
    expect(call).toMatchObject({ status: 503, errors: 'SystemCurrentlyUnderMaintenance' });
    await expect(server.connect(person.token).ready).rejects.toMatchObject({
      data: { errors: 'SystemCurrentlyUnderMaintenance', code: 4017 },
    });
    const info = await server.call('GET', '/v1/maintenances/user');
    expect(info).toMatchObject({ status: 200, body: { contactPhone: '03-0000-0000' } });

    await server.operate('maintenance', 'end');
    await vi.waitFor(async () => {
      const answer = await server.call('GET', '/v1/settings', { token: person.token });
      expect(answer.status).toBe(200);
    }, waitOptions);
  });

  it('signs out a blocked user after the bus reconnects', async () => {
    const person = await member();
    const messages = watch(person);
    await vi.waitFor(() => expect(socketsOf(person.userId)).toBe(2), waitOptions);
    await blockUser({ ...server.platform, realtime: droppingRealtime }, person.userId);
    await server.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'office % bus'`,
    );
    expect(await messages).toEqual(codes(4011));
  });

  function socketsOf(userId: string): number {
    return server.socketsIn(`user:${userId}`);
  }
});

describe('socket that connects while its session ends', () => {
  it('is disconnected', async () => {
    const person = await member();
    // Blocks the user between the token check and the connection. No later event disconnects the socket.
    server.server.io.use((_socket, next) => {
      blockUser({ ...server.platform, realtime: droppingRealtime }, person.userId).then(
        () => next(),
        next,
      );
    });
    const socket = server.connect(person.token);
    const loggedOut = nextMessage(socket, 'forcedLogout');
    const ended = nextMessage(socket, 'disconnect');
    await socket.ready;
    expect(await loggedOut).toEqual({ code: 4011 });
    expect(await ended).toBe('io server disconnect');
  });
});
