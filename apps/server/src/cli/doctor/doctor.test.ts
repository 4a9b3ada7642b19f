import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { loadConfig } from '../../config/config.ts';
import { deriveVapidKeys } from '../../config/vapid.ts';
import { help } from '../run.ts';
import { runDoctorChecks } from './doctor.ts';
import { createRedactor } from './redact.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'office-doctor-test-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const checksWith = async (env: Record<string, string>, limit?: number) => {
  const results = await runDoctorChecks({
    env: { NODE_ENV: 'test', OFFICE_DATA_DIR: folder, ...env },
    ...(limit !== undefined && { limit }),
  });
  return new Map(results.map(({ name, ...finding }) => [name, finding]));
};

describe('office doctor', () => {
  it('checks the database, the files and the clock of a working installation', async () => {
    const checks = await checksWith({
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
    });
    for (const name of ['settings', 'database', 'migrations', 'database rights', 'files', 'clock'])
      expect(checks.get(name)).toMatchObject({ status: 'ok' });
  });

  it('reports invalid settings without other checks', async () => {
    const checks = await checksWith({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect([...checks.keys()]).toEqual(['settings']);
    expect(checks.get('settings')).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/PORT: .*; LOG_LEVEL: .*Correct these settings/) as unknown,
    });
  });

  it('does not create an embedded database', async () => {
    const checks = await checksWith({});
    expect(checks.get('database')).toEqual({
      status: 'warning',
      message: 'The data folder has no database yet. Start the server, which creates it.',
    });
  });

  it('reports an unreachable database once, and the other checks as not checked', async () => {
    const checks = await checksWith({
      DATABASE_URL: 'postgres://office:hidden@127.0.0.1:1/office',
    });
    expect(checks.get('database')).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/ECONNREFUSED.*Check DATABASE_URL/) as unknown,
    });
    expect(checks.get('migrations')).toMatchObject({ status: 'warning' });
  });

  it('replaces secrets in messages', async () => {
    // The password is also the user of the message of PostgreSQL.
    const url = new URL(database.url);
    url.username = url.password = 'repeated-secret';
    const checks = await checksWith({ DATABASE_URL: url.href });
    const { status, message } = checks.get('database')!;
    expect(status).toBe('problem');
    expect(message).toContain('user "***"');
    expect(JSON.stringify([...checks])).not.toContain('repeated-secret');
  });

  it('replaces the private keys of previous secrets', () => {
    const previous = 'p'.repeat(32);
    const config = loadConfig({
      ...{ NODE_ENV: 'test', OFFICE_DATA_DIR: folder, DATABASE_URL: database.url },
      ...{ OFFICE_SECRET: 's'.repeat(32), OFFICE_PREVIOUS_SECRETS: previous },
    });
    const { privateKey } = deriveVapidKeys(previous);
    expect(createRedactor(config)(`${previous} ${privateKey}`)).toBe('*** ***');
  });

  it('ends when a service accepts the connection and never answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const checks = await checksWith({ REDIS_URL: `redis://127.0.0.1:${port}` }, 100);
    sockets.forEach((socket) => socket.destroy());
    silent.close();
    expect(checks.get('redis')).toMatchObject({ status: 'problem' });
    expect(checks.get('redis')!.message).toContain('No answer within 0.1 s');
  });

  it.each(['traces', 'metrics'])('reports a collector that rejects %s', async (signal) => {
    const collector = createHttpServer((_, response) => response.writeHead(401).end());
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const checks = await checksWith({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    collector.close();
    expect(checks.get(signal)).toMatchObject({
      status: 'problem',
      message: expect.stringContaining('OTEL_EXPORTER_OTLP_HEADERS') as unknown,
    });
  });

  it('is listed in the help', () => {
    expect(help(['doctor']).join('\n')).toContain('doctor [--json]');
  });
});
