import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { call, findOrganization } from '../bench/api.ts';
import { startChildServer, type ChildServer } from '../bench/child-server.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { connectDemoMember, emailOf, type DemoMember } from './demo-member.ts';
import { eventually } from './eventually.ts';
import { isInstalled } from './is-installed.ts';
import { nextMessage } from './server.ts';

// Each transaction gets one of four connections, which both processes share.
describe.skipIf(!isInstalled('pgbouncer', '--version'))('PgBouncer in transaction mode', () => {
  let folder: string;
  let database: TestDatabase;
  let pooler: ChildProcess;
  let servers: ChildServer[];
  let aoi: DemoMember;
  let ren: DemoMember;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'office-pooler-'));
    database = await createTestDatabase();
    const port = await freePort();
    pooler = await startPooler(port);
    servers = [await startProcess(port), await startProcess(port)];
    const [first, second] = servers as [ChildServer, ChildServer];
    const organizationId = await findOrganization(first.url, emailOf('aoi'), 'Sakura Works');
    aoi = await connectDemoMember(first.url, 'aoi', organizationId);
    ren = await connectDemoMember(second.url, 'ren', organizationId);
  }, 120_000);

  afterAll(async () => {
    for (const member of [aoi, ren]) member?.socket.disconnect();
    await Promise.all(servers.map((server) => server.stop()));
    pooler.kill('SIGINT');
    await once(pooler, 'exit');
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function startPooler(port: number): Promise<ChildProcess> {
    const { hostname, port: target, username, password } = new URL(database.url);
    const users = path.join(folder, 'users.txt');
    await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
    const settings = path.join(folder, 'pgbouncer.ini');
    await writeFile(
      settings,
      `[databases]
* = host=${hostname} port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`,
    );
    const isRoot = process.getuid?.() === 0;
    // PgBouncer refuses to run as root.
    if (isRoot) await Promise.all([chmod(folder, 0o755), chmod(users, 0o644)]);
    const options = isRoot ? ['-u', 'nobody'] : [];
    return spawn('pgbouncer', ['-q', ...options, settings], { stdio: 'ignore' });
  }

  function startProcess(port: number): Promise<ChildServer> {
    const throughPooler = new URL(database.url);
    throughPooler.host = `127.0.0.1:${port}`;
    throughPooler.search = '';
    return freePort().then((own) =>
      startChildServer(path.join(folder, randomUUID()), own, {
        environment: {
          DATABASE_URL: database.url,
          DATABASE_OWNER_URL: database.ownerUrl,
          DATABASE_POOLER_URL: throughPooler.href,
          REDIS_URL: '',
          OFFICE_SECRET: 'shared by both processes'.repeat(2),
        },
      }),
    );
  }

  const createRoom = async () => {
    const { body } = await post<Schemas['ChatRoomSummary']>(aoi, '/v1/user/chat-rooms', {
      ...{ type: 'CHANNEL', name: `Pooler ${randomUUID()}` },
      userIds: [ren.userId],
    });
    return `/v1/user/chat-rooms/${body.id}/messages`;
  };
  const text = (clientId: string) => ({ clientId, type: 'TEXT', content: 'こんにちは' });

  it('delivers a message from one process to the other', async () => {
    const messages = await createRoom();
    const received = nextMessage(ren.socket, 'newMessageToRoom');
    const message = text(randomUUID());
    expect((await post(aoi, messages, message)).status).toBe(201);
    expect(await received).toMatchObject({ message: { clientId: message.clientId } });
  });

  it('stores 100 concurrent messages of both processes once and in order', async () => {
    const messages = await createRoom();
    const ids = Array.from({ length: 100 }, () => randomUUID());
    const sent = await Promise.all(
      ids.flatMap((id, index) => [
        post(index % 2 ? aoi : ren, messages, text(id)),
        post(index % 2 ? aoi : ren, messages, text(id)),
      ]),
    );
    expect(sent.filter(({ status }) => status >= 300)).toEqual([]);
    const { body } = await call<Schemas['ChatMessageSlice']>(
      ren.url,
      'GET',
      `${messages}?limit=100`,
      { token: ren.token },
    );
    const stored = body.data.map(({ clientId }) => clientId);
    expect(stored.toSorted()).toEqual(ids.toSorted());
  });

  it('books a meeting room once for 50 concurrent requests', async () => {
    const rooms = await call<Schemas['MeetingRoomList']>(
      aoi.url,
      'GET',
      '/v1/organizations/contracts/meeting-rooms',
      { token: aoi.token },
    );
    // At night in Tokyo, when the demo data has no meeting.
    const start = new Date(Date.now() + 7 * 86_400_000).setUTCHours(18, 0, 0, 0);
    const meeting = {
      ...{ title: '定例', timeZone: 'Asia/Tokyo', participantIds: [] },
      meetingRoomId: rooms.body.data[0]!.id,
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 3_600_000).toISOString(),
    };
    const booked = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(index % 2 ? aoi : ren, '/v1/meetings', meeting),
      ),
    );
    expect(booked.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(booked.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('runs jobs', async () => {
    await post(aoi, '/v1/auth/user/password/forgot', { email: emailOf('haru') });
    await eventually(async () => {
      const response = await fetch(`${aoi.url}/dev/outbox`);
      expect(await response.text()).toContain(emailOf('haru'));
    });
  });
});

const post = <T>({ url, token }: DemoMember, address: string, body: object) =>
  call<T>(url, 'POST', address, { token, body });
