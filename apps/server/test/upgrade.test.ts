import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { call, findOrganization } from '../bench/api.ts';
import { startChildServer, type ChildServer } from '../bench/child-server.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { connectDemoMember, emailOf, type DemoMember } from './demo-member.ts';
import { findPreviousVersion, writeServer } from './previous-version.ts';
import { nextMessage } from './server.ts';

const previous = findPreviousVersion();

interface Version extends DemoMember {
  server: ChildServer;
}

// The previous version starts with a database that this version has migrated, as in a rolling upgrade.
describe.skipIf(previous === null)('the previous version beside this one', () => {
  let folder: string;
  let database: TestDatabase;
  let current: Version;
  let old: Version;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'office-upgrade-'));
    database = await createTestDatabase();
    const program = await writeServer(previous!, folder);
    const server = await startVersion();
    const organizationId = await findOrganization(server.url, emailOf('ren'), 'Sakura Works');
    current = await connect(server, 'aoi', organizationId);
    old = await connect(await startVersion(program), 'ren', organizationId);
  }, 120_000);

  afterAll(async () => {
    for (const version of [current, old]) version?.socket.disconnect();
    await Promise.all([current, old].map((version) => version?.server.stop()));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function startVersion(program?: string): Promise<ChildServer> {
    return startChildServer(path.join(folder, randomUUID()), await freePort(), {
      ...(program && { program }),
      environment: {
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        REDIS_URL: '',
        OFFICE_SECRET: 'shared by both versions'.repeat(2),
      },
    });
  }

  const directions = [
    { writer: 'previous', versions: () => ({ writer: old, reader: current }) },
    { writer: 'new', versions: () => ({ writer: current, reader: old }) },
  ];

  it.each(directions)('delivers messages of the $writer version', async ({ versions }) => {
    const { writer, reader } = versions();
    const room = await post<Schemas['ChatRoomSummary']>(writer, '/v1/user/chat-rooms', {
      ...{ type: 'CHANNEL', name: `Upgrade ${randomUUID()}` },
      userIds: [reader.userId],
    });
    const received = nextMessage(reader.socket, 'newMessageToRoom');
    const messages = `/v1/user/chat-rooms/${room.id}/messages`;
    const message = { clientId: randomUUID(), type: 'TEXT', content: 'こんにちは' };
    await post(writer, messages, message);
    expect(await received).toMatchObject({ message: { clientId: message.clientId } });
    const { data } = await get<Schemas['ChatMessageSlice']>(reader, messages);
    expect(data.at(-1)).toMatchObject({ clientId: message.clientId, content: message.content });
  });

  it.each(directions)('reads meetings of the $writer version', async ({ versions }) => {
    const { writer, reader } = versions();
    const meeting = await post<Schemas['Meeting']>(writer, '/v1/meetings', {
      ...{ title: '定例', timeZone: 'Asia/Tokyo', participantIds: [reader.userId] },
      startTime: new Date(Date.now() + 86_400_000).toISOString(),
      endTime: new Date(Date.now() + 90_000_000).toISOString(),
    });
    expect(await get(reader, `/v1/meetings/${meeting.id}`)).toMatchObject({ title: '定例' });
  });

  it.each(directions)('opens voice rooms of the $writer version', async ({ versions }) => {
    const { writer, reader } = versions();
    const emails = [emailOf(reader === current ? 'aoi' : 'ren')];
    const rooms = '/v1/voice-chat/rooms';
    const room = await post<Schemas['VoiceRoom']>(writer, rooms, {
      ...{ kind: 'OWN', name: '雑談', emails },
    });
    expect(await get(reader, `${rooms}/${room.id}`)).toMatchObject({ name: '雑談' });
    await post(reader, '/v1/voice-chat/token', { roomId: room.id });
  });
});

async function connect(
  server: ChildServer,
  name: string,
  organizationId: string,
): Promise<Version> {
  return { server, ...(await connectDemoMember(server.url, name, organizationId)) };
}

const get = <T>({ server, token }: Version, address: string) =>
  request<T>(server.url, 'GET', address, { token });
const post = <T>({ server, token }: Version, address: string, body: object) =>
  request<T>(server.url, 'POST', address, { token, body });

async function request<T>(
  url: string,
  method: string,
  address: string,
  options: { token: string; body?: object },
): Promise<T> {
  const { status, body } = await call<T>(url, method, address, options);
  if (status >= 300) throw new Error(`${method} ${address}: ${status} ${JSON.stringify(body)}`);
  return body;
}
