import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { realtimePath } from '@office/vocabulary';
import { asc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { runCommand } from '../src/cli/run.ts';
import { loadConfig, type Config } from '../src/config/config.ts';
import { mailOutbox } from '../src/database/schema/outbox.ts';
import type { PageFolders } from '../src/http/applications.ts';
import { createLogger } from '../src/observability/logger.ts';
import type { Tracing } from '../src/observability/tracing.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { startServer, type RunningServer } from '../src/server.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { call, noPages, type TestOffice } from './office.ts';

export interface TestServer extends TestOffice {
  server: RunningServer;
  config: Config;
  connect(token: string | undefined, namespace?: '/' | '/floor' | '/voice' | '/guest'): TestSocket;
  socketsIn(room: string): number;
  /** Runs `npm run office -- …` in another process and returns its output. */
  operate(...typed: string[]): Promise<string[]>;
  operateWith(input: string, ...typed: string[]): Promise<string[]>;
  close(): Promise<void>;
}

export interface TestSocket extends Socket {
  ready: Promise<void>;
}

export interface TestServerOptions {
  config?: Partial<Config>;
  presenceGrace?: number;
  voiceGrace?: number;
  voiceHeartbeat?: number;
  usageInterval?: number;
  pageFolders?: PageFolders;
  log?: Logger;
  tracing?: Tracing;
  /** Database of another test server, to run two processes on one database. */
  database?: TestDatabase;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'office-server-test-'));
  const config: Config = {
    ...loadConfig({ NODE_ENV: 'test', OFFICE_DATA_DIR: dataDir, OFFICE_SECRET: 'test '.repeat(8) }),
    port: 0,
    rateLimit: 1_000_000,
    trustProxy: ['loopback'],
    ...options.config,
  };
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const server = await startServer({
    config,
    database,
    log: options.log ?? createLogger(config),
    now,
    pageFolders: options.pageFolders ?? noPages,
    presenceGrace: options.presenceGrace,
    voiceGrace: options.voiceGrace,
    voiceHeartbeat: options.voiceHeartbeat,
    usageInterval: options.usageInterval,
    tracing: options.tracing,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const sockets: Socket[] = [];
  const operateWith = async (input: string, ...typed: string[]) => {
    const printed: string[] = [];
    const platform = { ...server.platform, realtime: remoteRealtime(database.pool) };
    const print = (line: string) => void printed.push(line);
    const readSecret = () => Promise.resolve(input);
    const { pool, ownerUrl } = database;
    await runCommand(typed, { platform, pool, ownerUrl, print, readSecret });
    return printed;
  };
  return {
    url,
    database,
    config,
    server,
    platform: server.platform,
    sent: [],
    advanceClock: ({ seconds = 0, minutes = 0, days = 0 }) => {
      ahead += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
    call: (method, address, options) => call(`${url}/api${address}`, method, options),
    mailsTo: (email) =>
      database.db
        .select({ subject: mailOutbox.subject, text: mailOutbox.text })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(asc(mailOutbox.createdAt)),
    connect: (token, namespace = '/') => {
      const socket = openSocket(url, token, namespace);
      sockets.push(socket);
      return socket;
    },
    socketsIn: (room) =>
      ['/', '/floor'].reduce(
        (sum, name) => sum + (server.io.of(name).adapter.rooms.get(room)?.size ?? 0),
        0,
      ),
    operate: (...typed) => operateWith('', ...typed),
    operateWith,
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      await server.close();
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function openSocket(url: string, token: string | undefined, namespace: string): TestSocket {
  const socket = io(`${url}${namespace}`, {
    path: realtimePath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  const ready = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  // Prevents an unhandled rejection in tests that do not await `ready`.
  ready.catch(() => undefined);
  return Object.assign(socket, { ready });
}

/** Resolves with the next event of a kind. Call this before the action that triggers the event. */
export async function nextMessage(socket: Socket, kind: string): Promise<unknown> {
  const [payload] = await once(socket as unknown as NodeJS.EventEmitter, kind);
  return payload;
}
