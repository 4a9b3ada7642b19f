import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeMemoryFolder } from '../../../../scripts/memory-folder.mjs';
import { killPostgres } from '../../test/kill-postgres.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';
import { startTestServer } from '../../test/server.ts';
import { loadConfig } from '../config/config.ts';
import { createLogger } from '../observability/logger.ts';
import { publishOnBus } from './bus.ts';
import { connect, openDatabase } from './database.ts';
import { openCluster, serverRole } from './embedded/cluster.ts';
import { runMigrations } from './migrate.ts';

/** Long enough for PostgreSQL to recover on a busy machine. */
const recoveryTimeout = { timeout: 25_000, interval: 100 };
/** Milliseconds. Exceeds the sum of the waits, so that a failing wait reports its own error. */
const testTimeout = 120_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeMemoryFolder('office-outage-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

it(
  'returns 503 while the database is unreachable and recovers automatically',
  async () => {
    const cluster = await openCluster({ dataDir });
    await runMigrations(cluster.ownerUrl(), serverRole);
    const { db, pool } = connect(cluster.url());
    const [url, ownerUrl] = [cluster.url(), cluster.ownerUrl()];
    const database = { db, pool, url, ownerUrl, close: () => pool.end() };
    const server = await startTestServer({ database });
    try {
      const ready = async () => (await fetch(`${server.url}/readyz`)).status;
      const organization = await makeOrganization(server, 'Sakura');
      const { organizationId, floorId } = organization;
      const [aoi, ren] = [
        await makePerson(server, organizationId),
        await makePerson(server, organizationId),
      ];
      const [ownSession, otherSession] = [
        await signInToOrganization(server, aoi, organizationId),
        await signInToOrganization(server, ren, organizationId),
      ];
      const socket = server.connect(ownSession.token);
      await socket.ready;
      expect(await ready()).toBe(200);

      await killPostgres(dataDir);
      const refused = { status: 503, errors: 'serviceUnavailable' };
      expect(await server.call('GET', '/v1/settings', { token: ownSession.token })).toEqual({
        ...refused,
        body: { statusCode: 503, message: 'serviceUnavailable', errors: 'serviceUnavailable' },
      });
      const credentials = { body: { email: aoi.email, password: 'Office#2026' } };
      expect(await server.call('POST', '/v1/auth/user/login', credentials)).toMatchObject(refused);
      expect(await server.call('GET', '/v1/maintenances/user')).toMatchObject(refused);
      expect(await ready()).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await expect(server.connect(otherSession.token).ready).rejects.toMatchObject({
        data: { statusCode: 503, errors: 'serviceUnavailable' },
      });

      await vi.waitFor(() => cluster.revive(), recoveryTimeout);
      await vi.waitFor(async () => expect(await ready()).toBe(200), recoveryTimeout);
      expect((await server.call('GET', '/v1/settings', { token: ownSession.token })).status).toBe(
        200,
      );
      expect(socket.connected).toBe(true);
      const floor = server.connect(ownSession.token, '/floor');
      await floor.ready;
      expect(await floor.emitWithAck('enter', { floorId })).toMatchObject({ ok: true });
      // The change is received before or after the bus reconnects.
      const ended = vi.fn();
      socket.on('forcedLogout', ended);
      await server.operate('block', 'user', aoi.email);
      await vi.waitFor(() => expect(ended).toHaveBeenCalledWith({ code: 4011 }), recoveryTimeout);
      await vi.waitFor(() => expect(socket.connected).toBe(false), recoveryTimeout);
      await expect(server.connect(ownSession.token).ready).rejects.toMatchObject({
        data: { code: 4011 },
      });
    } finally {
      await server.close();
      await database.close();
      await cluster.release();
    }
  },
  testTimeout,
);

it('keeps a stored change when notifying other processes fails', async () => {
  const written: string[] = [];
  const config = loadConfig({ NODE_ENV: 'test', OFFICE_DATA_DIR: dataDir });
  const log = createLogger(
    { ...config, logLevel: 'warn' },
    { write: (line) => written.push(line) },
  );
  const server = await startTestServer({ log });
  try {
    const { pool } = server.database;
    const { organizationId, floorId } = await makeOrganization(server, 'Sakura');
    const aoi = await makePerson(server, organizationId);
    const { token } = await signInToOrganization(server, aoi, organizationId);
    const floor = server.connect(token, '/floor');
    await floor.ready;
    await floor.emitWithAck('enter', { floorId });
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    const failQueriesContaining = (words: string) =>
      vi
        .spyOn(pool, 'query')
        .mockImplementation(((...args: unknown[]) =>
          JSON.stringify(args[0]).includes(words)
            ? Promise.reject(new Error('Connection terminated'))
            : query(...args)) as typeof pool.query);
    const mute = failQueriesContaining('pg_notify');
    const body = { nickname: 'あおい' };
    expect(await server.call('PATCH', '/v1/auth/user/profile', { token, body })).toMatchObject({
      status: 200,
      body,
    });
    mute.mockRestore();
    expect(written.join('')).toContain('publishing to other processes failed');
    // A failed lookup after a notification does not end the process either.
    const blind = failQueriesContaining('office_avatar');
    await publishOnBus({ query: query as typeof pool.query }, 'person', aoi.userId);
    await vi.waitFor(
      () => expect(written.join('')).toContain('changing a floor failed'),
      recoveryTimeout,
    );
    blind.mockRestore();
  } finally {
    await server.close();
  }
});

it('restarts its embedded database', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const database = await openDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDir }, log);
  try {
    await database.pool.query(`INSERT INTO organizations (name) VALUES ('Kept')`);
    await killPostgres(dataDir);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query('SELECT name FROM organizations');
      expect(rows).toEqual([{ name: 'Kept' }]);
    }, recoveryTimeout);
    expect(log.error).toHaveBeenCalledWith(expect.anything(), 'the database is away');
    await vi.waitFor(
      () => expect(log.warn).toHaveBeenCalledWith('the database is back'),
      recoveryTimeout,
    );
  } finally {
    await database.close();
  }
});
