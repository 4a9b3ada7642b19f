import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { freePort } from '../../../../scripts/free-port.mjs';
import { makeChannel, makeChatMembers, post, type ChatTestMember } from '../../test/chat.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { hasRedis, startRedis } from '../../test/redis.ts';
import { nextMessage, startTestServer, type TestServer } from '../../test/server.ts';
import { publishOnCommit } from '../realtime/hub.ts';
import { createTracing } from './trace-export.ts';
import type { Tracing } from './tracing.ts';

const content = 'kvzContentkvz';

const spansNamed = (exporter: InMemorySpanExporter, name: string): ReadableSpan[] =>
  exporter.getFinishedSpans().filter((span) => span.name === name);

const spanNamed = (exporter: InMemorySpanExporter, name: string): ReadableSpan => {
  const [span] = spansNamed(exporter, name);
  const names = exporter.getFinishedSpans().map((each) => each.name);
  if (!span) throw new Error(`No span ${name} in ${names.join(', ')}`);
  return span;
};

const parentOf = (span: ReadableSpan) => span.parentSpanContext?.spanId;
const idOf = (span: ReadableSpan) => span.spanContext().spanId;
const traceOf = (span: ReadableSpan) => span.spanContext().traceId;

const postMessage = 'POST /api/v1/user/chat-rooms/:roomId/messages';

describe.each([
  { fanout: 'PostgreSQL', usesRedis: false },
  { fanout: 'Redis', usesRedis: true },
])('the trace of a message through two processes and $fanout', ({ usesRedis }) => {
  if (usesRedis && !hasRedis) return it.skip('Redis is not installed');
  /** The server of the sender, and that of the reader. */
  const exporters = [new InMemorySpanExporter(), new InMemorySpanExporter()] as const;
  const [sent, read] = exporters;
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
  let database: TestDatabase;
  let servers: TestServer[];
  let server: TestServer;
  let aoi: ChatTestMember;
  let organizationId: string;
  let roomId: string;
  beforeAll(async () => {
    redis = usesRedis ? await startRedis() : undefined;
    database = await createTestDatabase();
    const config = { redisUrl: redis?.url ?? null };
    servers = await Promise.all(
      exporters.map((exporter) =>
        startTestServer({
          database,
          config,
          tracing: createTracing(new SimpleSpanProcessor({ exporter })),
        }),
      ),
    );
    server = servers[0]!;
    const { organization, chatters } = await makeChatMembers(server, ['Aoi', 'Ren']);
    const [sender, reader] = chatters;
    aoi = sender!;
    organizationId = organization.organizationId;
    roomId = (await makeChannel(server, [sender!, reader!])).id;
    const socket = servers[1]!.connect(reader!.token);
    await socket.ready;
    exporters.forEach((exporter) => exporter.reset());
    const received = nextMessage(socket, 'newMessageToRoom');
    await post(server, aoi, roomId, { content });
    await received;
    // Spans end in any order: the publication waits for Redis.
    await eventually(() => {
      spanNamed(sent, postMessage);
      spanNamed(sent, 'publish newMessageToRoom');
      spanNamed(read, 'deliver newMessageToRoom');
    });
  });
  afterAll(async () => {
    for (const each of servers) await each.close();
    await database.close();
    redis?.stop();
  });

  it('starts with the request, its member and its organisation', () => {
    const request = spanNamed(sent, postMessage);
    expect(request.kind).toBe(SpanKind.SERVER);
    expect(parentOf(request)).toBeUndefined();
    expect(request.attributes).toMatchObject({
      'office.operation': 'sendChatMessage',
      'office.request.id': expect.any(String) as unknown,
      'user.id': aoi.userId,
      'office.organization.id': organizationId,
      'http.response.status_code': 201,
    });
  });

  it('contains the SQL statements of the request', () => {
    const request = spanNamed(sent, postMessage);
    const insert = spanNamed(sent, 'insert chat_messages');
    expect(insert.kind).toBe(SpanKind.CLIENT);
    expect(insert.attributes['db.query.text']).toContain('$1');
    expect(parentOf(insert)).toBe(idOf(request));
    for (const span of sent.getFinishedSpans()) expect(traceOf(span)).toBe(traceOf(request));
  });

  it('contains the delivery to the sockets of both processes', () => {
    const publish = spanNamed(sent, 'publish newMessageToRoom');
    expect(parentOf(publish)).toBe(idOf(spanNamed(sent, postMessage)));
    expect(parentOf(spanNamed(sent, 'deliver newMessageToRoom'))).toBe(idOf(publish));
    const remote = spanNamed(read, 'deliver newMessageToRoom');
    expect(parentOf(remote)).toBe(idOf(publish));
    expect(traceOf(remote)).toBe(traceOf(publish));
    expect(remote.attributes['office.organization.id']).toBe(organizationId);
  });

  it('contains no content, no token and no literals', () => {
    const spans = exporters.flatMap((exporter) => exporter.getFinishedSpans());
    expect(spans.length).toBeGreaterThan(5);
    for (const { name, attributes, status, events } of spans) {
      const shown = JSON.stringify({ name, attributes, status, events });
      for (const secret of [content, aoi.token, aoi.token.split('.')[2]!, aoi.email, "'"])
        expect(shown).not.toContain(secret);
    }
  });
});

describe('a trace', () => {
  const sent = new InMemorySpanExporter();
  let tracing: Tracing;
  let server: TestServer;
  let aoi: ChatTestMember;
  let roomId: string;
  beforeAll(async () => {
    tracing = createTracing(new SimpleSpanProcessor({ exporter: sent }));
    server = await startTestServer({ tracing });
    const { chatters } = await makeChatMembers(server, ['Aoi']);
    aoi = chatters[0]!;
    roomId = (await makeChannel(server, chatters)).id;
  });
  afterAll(() => server.close());
  beforeEach(() => sent.reset());

  it('contains the error code of a failed statement, and no value', async () => {
    const owner = new pg.Client(server.database.ownerUrl);
    await owner.connect();
    await owner.query('ALTER TABLE chat_messages RENAME TO chat_messages_away');
    await post(server, aoi, roomId, { content });
    await owner.query('ALTER TABLE chat_messages_away RENAME TO chat_messages');
    await owner.end();
    await eventually(() => spanNamed(sent, postMessage));
    const request = spanNamed(sent, postMessage);
    const failed = spanNamed(sent, 'insert chat_messages');
    expect(request.status.code).toBe(SpanStatusCode.ERROR);
    expect(failed.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(failed.attributes['error.type']).toBe('42P01');
    expect(JSON.stringify([request.attributes, failed.attributes])).not.toContain(content);
  });

  it('contains the delivery of a message that was published on commit', async () => {
    const request = tracing.startTrace('request', {});
    await request.run(() =>
      server.database.db.transaction((tx) =>
        publishOnCommit(tx, 'tutorialsChanged', 'everyone', { tutorialId: null }),
      ),
    );
    request.end({}, false);
    await eventually(() => spanNamed(sent, 'deliver tutorialsChanged'));
    const delivery = spanNamed(sent, 'deliver tutorialsChanged');
    expect(traceOf(delivery)).toBe(traceOf(spanNamed(sent, 'request')));
  });

  it('starts with a message of a socket, but not without a handler', async () => {
    const socket = server.connect(aoi.token);
    await socket.ready;
    socket.emit(content, {});
    await socket.emitWithAck('authenticate', { token: aoi.token });
    const message = spanNamed(sent, '/ authenticate');
    expect(message.attributes).toMatchObject({
      'user.id': aoi.userId,
      'office.socket.id': socket.id,
    });
    const statements = sent.getFinishedSpans().filter(({ kind }) => kind === SpanKind.CLIENT);
    expect(statements.map(parentOf)).toContain(idOf(message));
    expect(
      sent
        .getFinishedSpans()
        .map(({ name }) => name)
        .join(),
    ).not.toContain(content);
  });

  it('does not continue a trace of the client', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${server.url}/api/v1/settings`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    await eventually(() => spanNamed(sent, 'GET /api/v1/settings'));
    expect(traceOf(spanNamed(sent, 'GET /api/v1/settings'))).not.toBe(traceId);
  });

  it('is not sampled with a ratio of 0', () => {
    const exporter = new InMemorySpanExporter();
    const tracing = createTracing(new SimpleSpanProcessor({ exporter }), 0);
    const span = tracing.startTrace('example', {});
    span.run(() => tracing.span('inner', {}, () => undefined));
    span.end({}, false);
    expect(exporter.getFinishedSpans()).toEqual([]);
  });
});

// A process takes up to a minute to start on a busy machine.
describe('the setting OTEL_EXPORTER_OTLP_ENDPOINT', { timeout: 240_000 }, () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  /** Prints the modules of the SDK that the server loads. `prom-client` imports the API. */
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (/node_modules.@opentelemetry.(?!api.)/.test(url)) console.log('loaded', url);
      return next(url, context);
    } });`;

  /** Starts a server process, sends it one request, and returns its output. */
  async function runServer(environment: Record<string, string>): Promise<string> {
    const database = await createTestDatabase();
    const port = await freePort();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'office-tracing-test-'));
    const preload = `data:text/javascript,${encodeURIComponent(hook)}`;
    const child = spawn(process.execPath, [`--import=${preload}`, main], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        OFFICE_DEMO: '0',
        OFFICE_DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        ...environment,
      },
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
      await database.close();
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    await vi.waitFor(() => expect(output).toContain('Office is open'), { timeout: 120_000 });
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/settings`);
    expect(answer.status).toBe(401);
    child.kill('SIGTERM');
    await once(child, 'close');
    return output;
  }

  it('loads no module of the SDK if it is unset', async () => {
    expect(await runServer({})).not.toContain('loaded');
  });

  it.skipIf(isQuickSet)(
    'sends spans and metrics with the service name and headers if it is set',
    async () => {
      const requests: { path: string | undefined; key: unknown; body: string }[] = [];
      const collector = createServer((request, response) => {
        void text(request).then((body) => {
          requests.push({ path: request.url, key: request.headers['x-key'], body });
          response.setHeader('content-type', 'application/json').end('{}');
        });
      }).listen(0, '127.0.0.1');
      await once(collector, 'listening');
      onTestFinished(() => void collector.close());
      const { port } = collector.address() as AddressInfo;
      const output = await runServer({
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
        OTEL_SERVICE_NAME: 'office of Sakura',
      });
      expect(output).toContain('loaded');
      const bodies = new Map(requests.map(({ path: sentTo, body }) => [sentTo, body]));
      expect([...bodies.keys()].sort()).toEqual(['/v1/metrics', '/v1/traces']);
      for (const { key, body } of requests) {
        expect(key).toBe('secret');
        expect(body).toContain('office of Sakura');
      }
      const instances = requests.map(
        ({ body }) => /"service\.instance\.id".*?\}\}/.exec(body)?.[0],
      );
      expect(instances[0]).toBeDefined();
      expect(new Set(instances).size).toBe(1);
      expect(bodies.get('/v1/traces')).toContain('GET /api/v1/settings');
      expect(bodies.get('/v1/metrics')).toContain('office_http_request_seconds');
    },
  );
});
