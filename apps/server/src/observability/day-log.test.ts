import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { Schemas } from '@office/api';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { makeAdministrator } from '../../test/administrators.ts';
import { makeChannel, post, type ChatTestMember } from '../../test/chat.ts';
import { bodyExampleOf, parametersOf, unknownValueOf } from '../../test/contract-operations.ts';
import { eventually } from '../../test/eventually.ts';
import { pdf } from '../../test/files.ts';
import { makeOrganization, makePerson, password, signIn } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { sendFile } from '../../test/uploads.ts';
import { operationMetadata, type OperationMetadata } from '../http/contract.ts';
import { createLogger } from './logger.ts';

/** Part of every text that a member enters in this test. */
const content = 'kvzContentkvz';

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const log = createLogger({ logLevel: 'trace', environment: 'production' }, destination);

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}> is unknown here`)),
});

interface Entry {
  msg: string;
  requestId?: string;
  socketId?: string;
  userId?: string;
  organizationId?: string;
  operation?: string;
  path?: string;
  status?: number;
}

const entries = (message: string): Entry[] =>
  lines.map((line) => JSON.parse(line) as Entry).filter(({ msg }) => msg === message);

const secrets = new Set<string>([password]);

let server: TestServer;
let organizationId: string;
let aoi: ChatTestMember;
let room: Schemas['ChatRoomSummary'];
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Office <office@test.example>' };
  server = await startTestServer({ log, config: { mail } });
  ({ organizationId } = await makeOrganization(server, `Sakura ${content}`));
  await signInAndOut();
  room = await makeChannel(server, [aoi], `Sales ${content}`);
  await writeContents();
  await useCalendarLinks();
  await failCalls();
  await useSockets();
  await attemptEveryOperation();
}, 300_000);
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

async function signInAndOut(): Promise<void> {
  const person = await makePerson(server, organizationId, { name: `青木 ${content}` });
  const first = await signIn(server, person);
  const selected = await server.call<Schemas['Session']>('POST', '/v1/auth/user/organization', {
    token: first.token,
    body: { organizationId },
  });
  aoi = { ...person, token: selected.body.token };
  const wrong = { email: person.email, password: `${content}#1a` };
  await server.call('POST', '/v1/auth/user/login', { body: wrong });
  await server.call('POST', '/v1/auth/user/refresh', { token: `${content}.refresh.token` });
  const other = await signIn(server, await makePerson(server, organizationId));
  const renewed = await server.call<Schemas['Session']>('POST', '/v1/auth/user/refresh', {
    token: other.refreshToken,
  });
  await server.call('POST', '/v1/auth/user/logout', { token: renewed.body.token });
  await server.call('POST', '/v1/auth/user/password/forgot', { body: { email: person.email } });
  for (const session of [first, selected.body, other, renewed.body])
    for (const token of [session.token, session.refreshToken]) secrets.add(token);
  await eventually(async () => {
    const [reset] = await server.mailsTo(person.email);
    secrets.add(/token=([\w-]+)/.exec(reset?.text ?? '')![1]!);
  });
  secrets.add(person.email);
}

async function writeContents(): Promise<void> {
  await post(server, aoi, room.id, { content: `Hello ${content} https://127.0.0.1/${content}` });
  const bytes = Buffer.concat([pdf(60_000), Buffer.from(content)]);
  const message = await sendFile(server, aoi, room.id, `${content}.pdf`, bytes);
  const links = await server.call<Schemas['PreSignedDownloadList']>(
    'POST',
    '/v1/files/pre-sign-url',
    { token: aoi.token, body: { fileKeys: [message.fileKey] } },
  );
  const url = new URL(links.body.data[0]!.url, server.url);
  secrets.add(url.search.slice(1));
  await fetch(url);
  await server.call('GET', `/v1/search?keyword=${content}`, aoi);
  await server.call('POST', '/v1/meetings', {
    token: aoi.token,
    body: {
      title: `Plan ${content}`,
      description: content,
      startTime: new Date(Date.now() + 3_600_000).toISOString(),
      endTime: new Date(Date.now() + 7_200_000).toISOString(),
      timeZone: 'Asia/Tokyo',
    },
  });
}

async function useCalendarLinks(): Promise<void> {
  const { body } = await server.call<Schemas['CalendarFeedAddress']>(
    'POST',
    '/v1/calendar/feed',
    aoi,
  );
  const { pathname } = new URL(body.url!);
  secrets.add(pathname.split('/').at(-1)!);
  for (const address of [pathname, `${pathname}/`, `${pathname}?token=${content}`])
    await fetch(`${server.url}${address}`);
  await server.call('POST', `/v1/calendar/channels/${randomUUID()}?token=${content}`);
}

/** Wrong paths and tokens, malformed bodies, and a failure of the database with the message as a parameter. */
async function failCalls(): Promise<void> {
  await fetch(`${server.url}/join-organization?token=${content}`);
  await fetch(`${server.url}/${content}/${content}.js`);
  await fetch(`${server.url}/api/v1/${content}`);
  await fetch(`${server.url}/%E0%A4%A?${content}`);
  await server.call('GET', `/v1/search?keyword=${content}`, { token: `${content}.a.b` });
  await fetch(`${server.url}/api/v1/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password": ${content}`,
  });
  const { port } = server.server;
  const line = connect(port, '127.0.0.1');
  line.write(
    `GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${content}\r\nbroken header\r\n\r\n`,
  );
  line.resume();
  await once(line, 'close');
  const owner = new pg.Client(server.database.ownerUrl);
  await owner.connect();
  await owner.query('ALTER TABLE chat_messages RENAME TO chat_messages_away');
  const failed = await post(server, aoi, room.id, { content: `Lost ${content}` });
  await owner.query('ALTER TABLE chat_messages_away RENAME TO chat_messages');
  await owner.end();
  expect(failed.status).toBe(500);
}

async function useSockets(): Promise<void> {
  const socket = server.connect(aoi.token);
  await socket.ready;
  socket.emit('chatTyping', { roomId: room.id, text: content });
  socket.emit(content, { content });
  await socket.emitWithAck('authenticate', { token: `${content}.a.b` });
  const floor = server.connect(aoi.token, '/floor');
  await floor.ready;
  floor.emit('move', content);
  for (const namespace of ['/', '/floor'] as const) {
    const refused = server.connect(`${content}.a.b`, namespace);
    await refused.ready.catch(() => undefined);
  }
  floor.disconnect();
  socket.disconnect();
  await eventually(() => expect(entries('socket disconnected')).toHaveLength(2));
}

/** Calls each operation with its example, in which all texts are content. */
async function attemptEveryOperation(): Promise<void> {
  const admin = await makeAdministrator(server, organizationId);
  secrets.add(admin.token);
  const endsSession = /logout|session|organization|password|twofactor|passkey/i;
  const attempted = operationMetadata.filter(({ id }) => !endsSession.test(id));
  for (const operation of isQuickSet ? attempted.slice(0, 30) : attempted) {
    const token = operation.security === 'adminToken' ? admin.token : aoi.token;
    const body = bodyExampleOf(operation);
    await server
      .call(operation.method, addressOf(operation), {
        ...(operation.security && { token }),
        ...(body && { body: withContent(body) }),
      })
      .catch(() => undefined);
  }
}

function addressOf(operation: OperationMetadata): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parametersOf(operation).find((each) => each.name === name)!;
    return name === 'roomId' ? room.id : unknownValueOf(parameter);
  });
  return `${path}?keyword=${content}&token=${content}`;
}

function withContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withContent);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withContent(each)]),
    );
  const isText = typeof value === 'string' && /[^\x20-\x7e]| /.test(value);
  return isText ? `${value.slice(0, 20)} ${content}` : value;
}

describe('the log of a day', () => {
  it('contains the calls, failures, mails and sockets', async () => {
    const operations = new Set(entries('request').map(({ operation }) => operation));
    expect(operations.size).toBeGreaterThan(isQuickSet ? 30 : 200);
    const statuses = new Set(entries('request').map(({ status }) => status));
    for (const status of [200, 201, 400, 401, 404, 500]) expect(statuses).toContain(status);
    await eventually(() => expect(entries('sending a mail failed').length).toBeGreaterThan(0));
    expect(entries('socket refused')).toHaveLength(2);
    expect(entries('client error')).toHaveLength(1);
  });

  it('contains no content', () => {
    expect(lines.filter((line) => line.includes(content))).toEqual([]);
  });

  it('contains no passwords, tokens, signatures, secret links and addresses of mails', () => {
    expect(secrets.size).toBeGreaterThan(10);
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('contains a different request id for each request', () => {
    const ids = entries('request').map(({ requestId }) => requestId);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contains the member and the organisation of calls with a token', () => {
    const own = entries('request').filter(({ operation }) => operation === 'createChatRoom');
    for (const entry of own) expect(entry).toMatchObject({ userId: aoi.userId, organizationId });
    expect(own.length).toBeGreaterThan(0);
  });

  it('contains the ids in the line of a failure, too', () => {
    const [failure] = entries('request failed');
    const request = entries('request').find(({ status }) => status === 500)!;
    const { requestId } = request;
    expect(failure).toMatchObject({ requestId, userId: aoi.userId, organizationId });
  });

  it('contains the member and the organisation of sockets', () => {
    for (const message of ['socket connected', 'socket disconnected']) {
      const both = entries(message).filter(({ userId }) => userId === aoi.userId);
      expect(both).toHaveLength(2);
      for (const entry of both)
        expect(entry).toMatchObject({ socketId: expect.any(String) as unknown, organizationId });
    }
  });

  it('returns the request id to the client', async () => {
    const answer = await fetch(`${server.url}/api/v1/settings`);
    const requestId = answer.headers.get('x-request-id');
    await vi.waitFor(() =>
      expect(entries('request').map((entry) => entry.requestId)).toContain(requestId),
    );
  });
});
