import { createHash } from 'node:crypto';
import type { Schemas } from '@office/api';
import { AwsClient } from 'aws4fetch';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import {
  startSyslogReceiver,
  startWebhookReceiver,
  type ReceivedRequest,
  type SyslogReceiver,
  type WebhookReceiver,
} from '../../../test/providers/event-receivers.ts';
import { startOffice, type Answer, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { appendAudit } from '../audit.ts';
import { pruneEntries } from '../prune-entries.ts';
import { backOff, maxRetryInterval, sendDue } from './audit-streaming.ts';

type Settings = Schemas['AuditStreamSettings'];
type Destination = Schemas['UpdateAuditStreamDestination'];

interface Sent {
  id: number;
  organizationId: string;
  action: string;
  missing?: boolean;
  chain: { position: number; previousHash: string | null; hash: string; content: string };
}

const path = '/v1/admin/audit/stream';
const signingSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const actor = { channel: 'SERVER' as const, userId: null };

let office: TestOffice;
let webhook: WebhookReceiver;
let syslog: SyslogReceiver;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let organizationId: string;
let admin: TestAdministrator;
let logged: unknown[];

beforeAll(async () => {
  [webhook, syslog, s3] = await Promise.all([
    startWebhookReceiver(),
    startSyslogReceiver(),
    startS3Server(),
  ]);
  const auditStreamHosts = [webhook.host, `localhost:${syslog.port}`, new URL(s3.endpoint).host];
  office = await startOffice({ auditStreamHosts, publicUrl: 'https://office.sakura.example' });
});
afterAll(async () => {
  await office.close();
  await Promise.all([webhook.close(), syslog.close(), s3.close()]);
});
beforeEach(async () => {
  await office.database.pool.query('DELETE FROM audit_streams');
  // The verification of a signature compares its time with the clock of this machine.
  office.advanceClock({ seconds: (Date.now() - office.platform.now().getTime()) / 1000 });
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
  admin = await makeAdministrator(office, organizationId);
  webhook.accepted = [];
  webhook.respond = () => 204;
  syslog.messages.length = 0;
  logged = [];
});

const log = {
  warn: (...values: unknown[]) => void logged.push(values),
  error: (...values: unknown[]) => void logged.push(values),
};
/** A server process. */
const makeProcess = () => ({ ...office.platform, log, metrics: createMetrics() });
const send = (signal?: AbortSignal) => sendDue(makeProcess(), signal);

async function configure(
  destination: Destination,
  rest: { start?: 'NOW' | 'BEGINNING' } = {},
  by = admin,
): Promise<Answer<Settings>> {
  const { body } = await by.ask<Settings>('GET', path);
  return by.ask('PUT', path, { body: { version: body.version, destination, ...rest } });
}
const toWebhook = (change: Partial<Destination['webhook']> = {}): Destination => ({
  webhook: { url: webhook.url, format: 'JSON_LINES', signingSecret, ...change },
});
const find = async () => (await admin.ask<Settings>('GET', path)).body.stream!;
const pause = (paused: boolean) => admin.ask('PATCH', path, { body: { paused } });

const append = (name: string, of = organizationId) =>
  appendAudit(office.platform.db, {
    at: office.platform.now(),
    actor,
    action: 'ROOM_CREATED',
    organizationId: of,
    target: { kind: 'VOICE_ROOM', name },
  });
/** Inserts many entries in one statement. */
const appendMany = (count: number) =>
  office.database.pool.query(
    `INSERT INTO audit_entries (at, organization_id, channel, action, outcome)
     SELECT now(), $1, 'SERVER', 'ROOM_CHANGED', 'DONE' FROM generate_series(1, $2)`,
    [organizationId, count],
  );
async function positionsOf(of = organizationId): Promise<number[]> {
  const { rows } = await office.database.pool.query<{ position: number }>(
    'SELECT position::int FROM audit_links WHERE chain_id = $1 ORDER BY position',
    [of],
  );
  return rows.map(({ position }) => position);
}

const linesOf = ({ body }: ReceivedRequest) => body.trim().split('\n');
const received = (): Sent[] =>
  webhook.accepted.flatMap(linesOf).map((line) => JSON.parse(line) as Sent);
const receivedPositions = () => received().map(({ chain }) => chain.position);

describe('webhook', () => {
  it('sends all entries in the order of the hash chain, verifiable by the receiver', async () => {
    await append('会議室A');
    await configure(toWebhook(), { start: 'BEGINNING' });
    await append('会議室B');
    await send();
    const all = await positionsOf();
    expect(receivedPositions()).toEqual(all);
    let previous: string | null = null;
    for (const { chain } of received()) {
      expect(chain.previousHash).toBe(previous);
      const hashed = (previous ?? '') + chain.content;
      expect(createHash('sha256').update(hashed).digest('hex')).toBe(chain.hash);
      previous = chain.hash;
    }
    expect(received().at(-1)).toMatchObject({
      organizationId,
      action: 'ROOM_CREATED',
      actor: { id: null, name: null },
      target: { kind: 'VOICE_ROOM', name: '会議室B' },
      before: null,
    });
    expect(await find()).toMatchObject({ waiting: 0, problem: null });
  });

  it('starts with the next entry', async () => {
    await append('会議室A');
    const before = await positionsOf();
    await configure(toWebhook());
    await send();
    expect(receivedPositions()).toEqual((await positionsOf()).slice(before.length + 1));
    expect(received()[0]).toMatchObject({ action: 'AUDIT_STREAM_CHANGED' });
  });

  it('signs each request by the Standard Webhooks scheme', async () => {
    await configure(toWebhook());
    await send();
    const [{ body, headers }] = webhook.accepted as [ReceivedRequest];
    const signed = headers as Record<string, string>;
    const verify = (text: string) =>
      new Webhook(signingSecret).verify(text, signed, { jsonParse: false });
    expect(() => verify(body)).not.toThrow();
    expect(() => verify(body.replace('ADMIN', 'SERVER'))).toThrow();
  });

  it('sends a JSON array', async () => {
    await configure(toWebhook({ format: 'JSON_ARRAY' }));
    await send();
    const [{ body, headers }] = webhook.accepted as [ReceivedRequest];
    expect(headers['content-type']).toBe('application/json');
    const verified = new Webhook(signingSecret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject([{ action: 'AUDIT_STREAM_CHANGED' }]);
  });

  it('sends an entry whose transaction commits after later entries', async () => {
    await configure(toWebhook());
    await send();
    const slow = office.platform.db.transaction(async (tx) => {
      const change = { at: office.platform.now(), actor, action: 'FLOOR_CREATED' as const };
      await appendAudit(tx, { ...change, organizationId });
      await append('会議室A');
      await send();
    });
    await slow;
    await send();
    const names = received().map(({ action }) => action);
    expect(names.slice(-2)).toEqual(['ROOM_CREATED', 'FLOOR_CREATED']);
  });

  it('retries with increasing pauses until the receiver is back, and loses nothing', async () => {
    await configure(toWebhook(), { start: 'BEGINNING' });
    webhook.respond = () => 503;
    await send();
    const { problem } = await find();
    expect(problem).toMatchObject({ kind: 'REJECTED', detail: 'HTTP 503' });
    await append('会議室A');
    webhook.respond = () => 204;
    await send();
    expect(webhook.accepted).toEqual([]);
    office.advanceClock({ seconds: 10 });
    await send();
    expect(receivedPositions()).toEqual((await positionsOf()).slice(0, received().length));
    expect(received().at(-1)).toMatchObject({ action: 'ROOM_CREATED' });
    expect((await find()).problem).toBeNull();
  });

  it('does not follow a redirect', async () => {
    await configure(toWebhook());
    webhook.respond = () => 307;
    await send();
    expect((await find()).problem).toMatchObject({ kind: 'REJECTED', detail: 'HTTP 307' });
  });

  it('continues in another process after the first was stopped between two batches', async () => {
    await configure(toWebhook(), { start: 'BEGINNING' });
    await appendMany(1200);
    const stop = new AbortController();
    webhook.respond = () => {
      if (webhook.accepted.length === 1) stop.abort();
      return 204;
    };
    await send(stop.signal);
    expect(new Set(receivedPositions()).size).toBeLessThan(1200);
    await send();
    const all = await positionsOf();
    expect([...new Set(receivedPositions())]).toEqual(all);
    expect(Math.max(...webhook.accepted.map((request) => linesOf(request).length))).toBe(500);
  });

  it('takes over from a killed process when its lease has expired', async () => {
    await configure(toWebhook());
    await office.database.pool.query(
      `UPDATE audit_streams SET lease_id = gen_random_uuid(), lease_until = $2
       WHERE organization_id = $1`,
      [organizationId, new Date(office.platform.now().getTime() + 60_000)],
    );
    await send();
    expect(webhook.accepted).toEqual([]);
    office.advanceClock({ seconds: 61 });
    await send();
    expect(webhook.accepted).toHaveLength(1);
  });

  it('is sent by one of two processes', async () => {
    await configure(toWebhook(), { start: 'BEGINNING' });
    await appendMany(1200);
    webhook.respond = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return 204;
    };
    await Promise.all([sendDue(makeProcess()), sendDue(makeProcess()), sendDue(makeProcess())]);
    expect(receivedPositions()).toEqual(await positionsOf());
  });

  it('sends a batch again if the destination is replaced while it is sent', async () => {
    await configure(toWebhook());
    webhook.respond = async () => {
      webhook.respond = () => 204;
      await configure(toWebhook({ format: 'JSON_ARRAY' }));
      return 204;
    };
    await send();
    await send();
    const [first, second] = webhook.accepted as [ReceivedRequest, ReceivedRequest];
    const again = JSON.parse(second.body) as Sent[];
    expect(again[0]!.chain).toEqual((JSON.parse(linesOf(first)[0]!) as Sent).chain);
  });

  it('sends only entries of its organisation', async () => {
    const other = await makeOrganization(office, 'Minato');
    await configure(toWebhook(), { start: 'BEGINNING' });
    await append('社外秘', other.organizationId);
    await send();
    expect(new Set(received().map((entry) => entry.organizationId))).toEqual(
      new Set([organizationId]),
    );
  });

  it('waits while it is paused, and sends after it is resumed', async () => {
    await configure(toWebhook());
    await pause(true);
    await append('会議室A');
    await send();
    expect(webhook.accepted).toEqual([]);
    expect(await find()).toMatchObject({ paused: true });
    expect((await find()).waiting).toBeGreaterThan(2);
    await pause(false);
    await send();
    const actions = received().map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['AUDIT_STREAM_PAUSED', 'ROOM_CREATED', 'AUDIT_STREAM_RESUMED']),
    );
  });

  it('reports the lag and the outcomes of batches', async () => {
    await configure(toWebhook());
    office.advanceClock({ minutes: 5 });
    const process = makeProcess();
    webhook.respond = () => 500;
    await sendDue(process);
    office.advanceClock({ seconds: 10 });
    webhook.respond = () => 200;
    await sendDue(process);
    const metric = async (name: string) =>
      (await process.metrics.registry.getSingleMetric(name)!.get()).values;
    expect((await metric('office_audit_stream_lag_seconds'))[0]!.value).toBeGreaterThanOrEqual(310);
    expect(await metric('office_audit_stream_batches_total')).toMatchObject([
      { labels: { destination: 'webhook', outcome: 'failed' }, value: 1 },
      { labels: { destination: 'webhook', outcome: 'sent' }, value: 1 },
    ]);
  });
});

describe('syslog', () => {
  const toSyslog = (change: Partial<Destination['syslog']> = {}): Destination => ({
    syslog: {
      host: 'localhost',
      port: syslog.port,
      caCertificate: syslog.certificate,
      ...change,
    },
  });

  it('sends each entry as one message by TLS', async () => {
    await configure(toSyslog());
    await append('会議室A');
    await send();
    const last = syslog.messages.at(-1)!;
    expect(last).toMatch(
      /^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z office\.sakura\.example office - ROOM_CREATED - \{/,
    );
    const entries = syslog.messages.map(
      (each) => JSON.parse(each.slice(each.indexOf('{'))) as Sent,
    );
    const positions = entries.map(({ chain }) => chain.position);
    expect(positions).toEqual((await positionsOf()).slice(-positions.length));
    expect(entries.at(-1)).toMatchObject({ target: { name: '会議室A' } });
  });

  it('rejects a certificate of an unknown authority, and keeps the entries', async () => {
    await configure(toSyslog({ caCertificate: null }));
    await send();
    expect(syslog.messages).toEqual([]);
    expect((await find()).problem).toMatchObject({ kind: 'CERTIFICATE' });
    await configure(toSyslog());
    await send();
    expect(syslog.messages[0]).toContain('AUDIT_STREAM_CHANGED');
  });

  it('does not connect to private addresses', async () => {
    await configure(toSyslog({ port: webhook.host.length }));
    await send();
    expect((await find()).problem).toMatchObject({ kind: 'ADDRESS_BLOCKED' });
    const { errors } = await configure(toSyslog({ host: '10.0.0.1' }));
    expect(errors).toEqual({ host: 'invalid' });
  });

  it('rejects text that is not a certificate', async () => {
    const { errors } = await configure(toSyslog({ caCertificate: 'certificate' }));
    expect(errors).toEqual({ caCertificate: 'invalid' });
  });
});

describe('S3', () => {
  const toS3 = (change: Partial<Destination['s3']> = {}): Destination => {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3;
    const prefix = `audit/${organizationId}`;
    return { s3: { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, ...change } };
  };
  const client = () => new AwsClient({ ...s3, service: 's3' });

  it('stores one object of JSON lines per batch below the date', async () => {
    await configure(toS3());
    await append('会議室A');
    await send();
    const listed = await client().fetch(
      `${s3.endpoint}/${s3.bucket}?prefix=audit/${organizationId}/`,
    );
    const keys = [...(await listed.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key);
    const date = office.platform.now().toISOString().slice(0, 10).replaceAll('-', '/');
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(
      new RegExp(`^audit/${organizationId}/${date}/${organizationId}-\\d{12}-\\d{12}\\.jsonl$`),
    );
    const stored = await (await client().fetch(`${s3.endpoint}/${s3.bucket}/${keys[0]}`)).text();
    const entries = stored
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Sent);
    expect(entries.at(-1)).toMatchObject({ target: { name: '会議室A' } });
    expect((await find()).problem).toBeNull();
  });

  it('reports a rejected signature', async () => {
    await configure(toS3({ secretAccessKey: 'wrong' }));
    await send();
    expect((await find()).problem).toMatchObject({ kind: 'REJECTED', detail: 'HTTP 403' });
  });

  it('requires the secret for another endpoint', async () => {
    await configure(toS3());
    const { secretAccessKey: _, ...same } = toS3().s3!;
    expect((await configure({ s3: same })).status).toBe(200);
    const { errors } = await configure({ s3: { ...same, endpoint: 'https://s3.example.com' } });
    expect(errors).toEqual({ secretAccessKey: 'required' });
  });
});

describe('settings', () => {
  it('never returns, logs or stores the secret in plain text', async () => {
    const answers = [
      await configure(toWebhook({ url: `${webhook.url}/secret-test` })),
      await admin.ask('POST', `${path}/test`),
      await admin.ask('GET', path),
      await admin.ask('GET', '/v1/admin/audit?limit=100'),
    ];
    webhook.respond = () => 500;
    await send();
    const { rows } = await office.database.pool.query(
      'SELECT * FROM audit_streams WHERE organization_id = $1',
      [organizationId],
    );
    expect(logged).toHaveLength(1);
    for (const shown of [answers, rows, logged]) {
      expect(JSON.stringify(shown)).not.toContain(signingSecret.slice('whsec_'.length));
    }
    expect(JSON.stringify(logged)).not.toContain(webhook.host);
  });

  it('keeps the stored secret if none is sent, and the position in the chain', async () => {
    await configure(toWebhook());
    await send();
    const sent = receivedPositions();
    expect((await configure(toWebhook({ signingSecret: undefined }))).status).toBe(200);
    await send();
    expect(receivedPositions()).toEqual([...new Set(receivedPositions())]);
    expect(receivedPositions().length).toBeGreaterThan(sent.length);
    expect(webhook.accepted.at(-1)!.headers['webhook-signature']).toMatch(/^v1,/);
  });

  it.each([
    ['url', { webhook: { url: 'http://siem.example.com/', format: 'JSON_LINES', signingSecret } }],
    ['url', { webhook: { url: 'https://10.0.0.1/', format: 'JSON_LINES', signingSecret } }],
    ['url', { webhook: { url: 'https://a:b@c.example/', format: 'JSON_LINES', signingSecret } }],
    [
      'signingSecret',
      { webhook: { url: 'https://a.example', format: 'JSON_LINES', signingSecret: 'x' } },
    ],
    ['destination', {}],
  ] as [string, Destination][])('rejects an invalid %s', async (field, destination) => {
    expect(await configure(destination)).toMatchObject({
      status: 400,
      errors: { [field]: 'invalid' },
    });
  });

  it('requires a signing secret for a new webhook', async () => {
    const { errors } = await configure(toWebhook({ signingSecret: undefined }));
    expect(errors).toEqual({ signingSecret: 'required' });
  });

  it('rejects a change based on an older version', async () => {
    await configure(toWebhook());
    const body = { version: 0, destination: toWebhook() };
    expect(await admin.ask('PUT', path, { body })).toMatchObject({ errors: 'changedMeanwhile' });
  });

  it('cannot be read or changed by administrators of another organisation', async () => {
    await configure(toWebhook());
    const other = await makeOrganization(office, 'Minato');
    const elsewhere = await makeAdministrator(office, other.organizationId);
    const { body } = await elsewhere.ask<Settings>('GET', path);
    expect(body).toEqual({ version: 0, stream: null });
    expect(await elsewhere.ask('PATCH', path, { body: { paused: true } })).toMatchObject({
      status: 404,
    });
    await elsewhere.ask('DELETE', path);
    expect(await find()).toMatchObject({ paused: false });
  });

  it('sends a test entry', async () => {
    await configure(toWebhook());
    const test = () => admin.ask<Schemas['AuditStreamTest']>('POST', `${path}/test`);
    expect((await test()).body).toEqual({ problem: null });
    expect(JSON.parse(webhook.accepted[0]!.body)).toMatchObject({ test: true, organizationId });
    webhook.respond = () => 401;
    expect((await test()).body).toEqual({ problem: { kind: 'REJECTED', detail: 'HTTP 401' } });
    expect((await find()).lastSentAt).toBeNull();
  });

  it('does not connect to private addresses behind a name', async () => {
    const url = 'https://localhost/audit';
    await configure(toWebhook({ url }));
    const { body } = await admin.ask<Schemas['AuditStreamTest']>('POST', `${path}/test`);
    expect(body).toEqual({ problem: { kind: 'ADDRESS_BLOCKED', detail: null } });
  });

  it('removes the stream', async () => {
    await configure(toWebhook());
    expect((await admin.ask('DELETE', path)).status).toBe(204);
    await send();
    expect(webhook.accepted).toEqual([]);
    expect((await admin.ask('GET', path)).body).toEqual({ version: 0, stream: null });
  });
});

describe('pruning', () => {
  const day = 24 * 60 * 60_000;
  const prune = async (before: Date) => {
    const { db } = office.platform;
    const { ownerUrl } = office.database;
    await pruneEntries({ db, audit: () => Promise.resolve(), ownerUrl }, before);
    return positionsOf();
  };

  it('keeps entries that are not sent for 30 more days', async () => {
    await configure(toWebhook());
    await send();
    await append('会議室A');
    const all = await positionsOf();
    const sent = Math.max(...receivedPositions());
    const later = office.platform.now().getTime() + day;
    expect(await prune(new Date(later))).toEqual(all.filter((position) => position > sent));
    expect(await prune(new Date(later + 31 * day))).toEqual([]);
  });

  it('continues with the hash of the last pruned entry', async () => {
    await configure(toWebhook());
    await send();
    const { hash } = received().at(-1)!.chain;
    await prune(new Date(office.platform.now().getTime() + day));
    webhook.accepted = [];
    await append('会議室A');
    await send();
    expect(received()[0]!.chain.previousHash).toBe(hash);
  });
});

describe('backOff', () => {
  it('doubles up to the maximum, with jitter', () => {
    expect([1, 2, 3].map((failures) => backOff(failures, () => 1))).toEqual([10e3, 20e3, 40e3]);
    expect(backOff(50, () => 1)).toBe(maxRetryInterval);
    expect(backOff(1, () => 0)).toBe(5000);
  });
});
