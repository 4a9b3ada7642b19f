import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { CallRecorder } from '../src/audit/call-recorder.ts';
import { createTokenChecks } from '../src/auth/token-checks.ts';
import { LinkPreviewQueue } from '../src/chat/link-previews/link-preview-queue.ts';
import { loadConfig, type Config } from '../src/config/config.ts';
import { createOfficeApp } from '../src/create-office-app.ts';
import { createPlatform } from '../src/create-platform.ts';
import { mailOutbox } from '../src/database/schema/outbox.ts';
import { createFileStorage } from '../src/files/storage/create-file-storage.ts';
import { MaintenanceGate } from '../src/status/maintenance-gate.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createPush } from '../src/notification/create-push.ts';
import { createLogger } from '../src/observability/logger.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { noTracing } from '../src/observability/tracing.ts';
import type { Realtime, Target } from '../src/realtime/realtime.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { RateLimiter } from '../src/lib/rate-limiter.ts';
import { rateLimitsOf, type Limiter } from '../src/http/rate-limits.ts';

interface SentMessage {
  kind: string;
  target: Target;
  payload: unknown;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  ip?: string;
  language?: string;
  cookie?: string;
  userAgent?: string;
}

export interface Answer<T = never> {
  status: number;
  body: T;
  errors: unknown;
  /** The `Set-Cookie` header, if the response has one. */
  setCookie: string | undefined;
}

/** API tests serve no built pages, because each file would be registered as a route. */
export const noPages = { web: '', admin: '' };

export interface TestOffice {
  url: string;
  database: TestDatabase;
  platform: Platform;
  sent: SentMessage[];
  advanceClock(time: { seconds?: number; minutes?: number; days?: number }): void;
  call<T = never>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  mailsTo(email: string): Promise<{ subject: string; text: string }[]>;
  close(): Promise<void>;
}

export async function startOffice(overrides: Partial<Config> = {}): Promise<TestOffice> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'office-server-test-'));
  const config: Config = {
    ...loadConfig({ NODE_ENV: 'test', OFFICE_DATA_DIR: dataDir }),
    rateLimit: 1_000_000,
    trustProxy: ['loopback'],
    ...overrides,
  };
  let clock = new Date('2026-11-20T09:00:00Z').getTime();
  const now = () => new Date(clock);
  const sent: SentMessage[] = [];
  const files = createFileStorage(config, now);
  const realtime = recordingRealtime(sent);
  const log = createLogger(config);
  const metrics = createMetrics();
  const push = createPush({ config, db: database.db, now, log, metrics });
  const limiter = makeLimiter({ aMinute: config.rateLimit, now });
  const shared = { config, db: database.db, now, realtime, files };
  const linkPreviews = new LinkPreviewQueue({ ...shared, limiter, log });
  const platform = createPlatform({ ...shared, push, linkPreviews });
  const gate = new MaintenanceGate(database.db, now, { subscribe: () => {}, onGap: () => {} });
  const calls = new CallRecorder({ db: database.db, now, log });
  const app = await createOfficeApp({
    ...createTokenChecks({ ...platform, log, gate, forceLogout: () => {} }),
    platform,
    pingDatabase: () => Promise.resolve(),
    log,
    metrics,
    tracing: noTracing,
    record: calls.record,
    limiter,
    pageFolders: noPages,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    database,
    platform,
    sent,
    advanceClock: ({ seconds = 0, minutes = 0, days = 0 }) => {
      clock += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
      gate.invalidate();
    },
    call: (method, path, options) => call(`${url}/api${path}`, method, options),
    mailsTo: (email) =>
      database.db
        .select({ subject: mailOutbox.subject, text: mailOutbox.text })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(asc(mailOutbox.createdAt)),
    close: async () => {
      await app.close();
      await calls.close();
      await push.close();
      await linkPreviews.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function call<T>(
  address: string,
  method: string,
  { token, body, ip = '203.0.113.1', language = 'ja', cookie, userAgent }: CallOptions = {},
): Promise<Answer<T>> {
  const response = await fetch(address, {
    method,
    headers: {
      'accept-language': language,
      'x-forwarded-for': ip,
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (text ? JSON.parse(text) : null) as T;
  const errors = (answer as { errors?: unknown } | null)?.errors;
  const setCookie = response.headers.get('set-cookie') ?? undefined;
  return { status: response.status, body: answer, errors, setCookie };
}

function recordingRealtime(sent: SentMessage[]): Realtime {
  return {
    publish: async (kind, target, payload) => {
      sent.push({ kind, target, payload });
    },
    disconnect: async (target) => {
      sent.push({ kind: 'disconnect', target, payload: null });
    },
    forceLogout: async (target, code) => {
      sent.push({ kind: 'forcedLogout', target, payload: { code } });
    },
  };
}

export function makeLimiter({ aMinute = 1_000_000, now = () => new Date() } = {}): Limiter {
  return new RateLimiter({
    limits: rateLimitsOf(aMinute),
    store: { debit: () => Promise.resolve(new Map()) },
    now,
    onError: () => {},
  });
}
