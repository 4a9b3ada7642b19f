import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enter, makeOrganization, makePerson } from '../../test/people.ts';
import { startTestServer } from '../../test/server.ts';
import { connect, openDatabase } from './database.ts';
import { openCluster } from './embedded/cluster.ts';
import { runMigrations } from './migrate.ts';

/** Long enough for PostgreSQL to recover on a busy machine. */
const patience = { timeout: 25_000, interval: 100 };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'office-outage-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Kills PostgreSQL as a power cut would: the server process lives on. */
async function killPostgres(): Promise<void> {
  const file = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number(file.split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).toString();
  for (const pid of [postmaster, ...children.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with the others.
    }
  }
}

it('while the database is away callers are told so, and then everything goes on by itself', async () => {
  const cluster = await openCluster({ dataDir });
  const { db, pool } = connect(cluster.url());
  await runMigrations(pool);
  const database = { db, pool, url: cluster.url(), close: () => pool.end() };
  const server = await startTestServer({ database });
  try {
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    const organization = await makeOrganization(server, 'Sakura');
    const { organizationId, floorId } = organization;
    const [aoi, ren] = [
      await makePerson(server, organizationId),
      await makePerson(server, organizationId),
    ];
    const [mine, theirs] = [
      await enter(server, aoi, organizationId),
      await enter(server, ren, organizationId),
    ];
    const socket = server.connect(mine.token);
    await socket.ready;
    expect(await ready()).toBe(200);

    await killPostgres();
    const refused = { status: 503, errors: 'serviceUnavailable' };
    expect(await server.call('GET', '/v1/settings', { token: mine.token })).toEqual({
      ...refused,
      body: { statusCode: 503, message: 'serviceUnavailable', errors: 'serviceUnavailable' },
    });
    const credentials = { body: { email: aoi.email, password: 'Office#2026' } };
    expect(await server.call('POST', '/v1/auth/user/login', credentials)).toMatchObject(refused);
    expect(await server.call('GET', '/v1/maintenances/user')).toMatchObject(refused);
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await expect(server.connect(theirs.token).ready).rejects.toMatchObject({
      data: { statusCode: 503, errors: 'serviceUnavailable' },
    });

    await vi.waitFor(() => cluster.revive(), patience);
    await vi.waitFor(async () => expect(await ready()).toBe(200), patience);
    expect((await server.call('GET', '/v1/settings', { token: mine.token })).status).toBe(200);
    expect(socket.connected).toBe(true);
    const floor = server.connect(mine.token, '/floor');
    await floor.ready;
    expect(await floor.emitWithAck('enter', { floorId })).toMatchObject({ ok: true });
    // What the command line does reaches this server again: its bus has come back.
    const ended = new Promise((resolve) => socket.once('forcedLogout', resolve));
    await vi.waitFor(async () => {
      await server.operate('block', 'user', aoi.email);
      expect(socket.connected).toBe(false);
    }, patience);
    expect(await ended).toEqual({ code: 4011 });
  } finally {
    await server.close();
    await database.close();
    await cluster.release();
  }
});

it('a server brings its own database back', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await database.pool.query('CREATE TABLE kept AS SELECT 42 AS answer');
    await killPostgres();
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query('SELECT answer FROM kept');
      expect(rows).toEqual([{ answer: 42 }]);
    }, patience);
  } finally {
    await database.close();
  }
});
