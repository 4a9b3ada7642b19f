import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryFolder } from '../../../../../scripts/memory-folder.mjs';
import { findBinaries, type Binaries } from './binaries.ts';
import { openCluster } from './cluster.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeMemoryFolder('office-cluster-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Copies the PostgreSQL programs below `folder`, as if the repository were cloned there. */
async function copyBinaries(folder: string): Promise<Binaries> {
  const { initdb, pg_ctl, postgres } = await findBinaries();
  const native = path.dirname(path.dirname(postgres));
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const move = (program: string) => path.join(copy, path.relative(native, program));
  return { initdb: move(initdb), pg_ctl: move(pg_ctl), postgres: move(postgres) };
}

/** Starts another server process that opens the cluster, reports it, and waits. */
async function openInChild(): Promise<{ kill(signal: NodeJS.Signals): Promise<void> }> {
  const script = `
    import { openCluster } from ${JSON.stringify(path.join(import.meta.dirname, 'cluster.ts'))};
    await openCluster({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    kill: async (signal) => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

// Each test creates several databases on disk. On a busy disk, one database takes ten seconds.
describe('openCluster', { timeout: 120_000 }, () => {
  it('keeps the data when it is stopped and started again', async () => {
    const first = await openCluster({ dataDir });
    expect(first.origin).toBe('started');
    await query(first.ownerUrl(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    // Like a folder created by a version without the server role.
    await query(first.ownerUrl(), 'DROP ROLE office_server');
    expect(await first.release()).toBe('stopped');

    const second = await openCluster({ dataDir });
    expect(await query(second.ownerUrl(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(await query(second.url(), 'SELECT current_user AS role')).toEqual([
      { role: 'office_server' },
    ]);
    expect(second.port).toBe(first.port);
    await second.release();
  });

  it('logs rejected statements without their values', async () => {
    const cluster = await openCluster({ dataDir });
    await query(cluster.ownerUrl(), 'CREATE TABLE kept (name text UNIQUE, note text NOT NULL)');
    const insert = query(cluster.ownerUrl(), `INSERT INTO kept VALUES ('a-secret', NULL)`);
    await expect(insert).rejects.toThrow('not-null constraint');
    await cluster.release();
    const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('not-null constraint');
    expect(log).not.toContain('a-secret');
  });

  it('adopts a cluster left running by a killed server', async () => {
    const child = await openInChild();
    await child.kill('SIGKILL');
    const cluster = await openCluster({ dataDir });
    expect(cluster.origin).toBe('reused');
    expect(await cluster.release()).toBe('stopped');
  });

  it('recovers when PostgreSQL was killed too', async () => {
    const first = await openCluster({ dataDir });
    await query(first.ownerUrl(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGKILL');

    const second = await openCluster({ dataDir });
    expect(await query(second.ownerUrl(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.release();
  });

  it('ignores a stale process id that another program has now', async () => {
    const first = await openCluster({ dataDir });
    await first.release();
    const stale = `${process.pid}\n${dataDir}/postgres\n0\n${first.port}\n\n127.0.0.1\n\nready\n`;
    await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), stale);
    const second = await openCluster({ dataDir });
    expect(second.origin).toBe('started');
    await second.release();
  });

  const clientAddress = 'SELECT host(inet_client_addr()) AS address';

  it('connects by a Unix socket, and by TCP when the path of the socket is too long', async () => {
    const short = await openCluster({ dataDir });
    expect(await query(short.url(), clientAddress)).toEqual([{ address: null }]);
    await short.release();
    const long = await openCluster({ dataDir: path.join(dataDir, 'long'.repeat(20)) });
    expect(await query(long.url(), clientAddress)).toEqual([{ address: '127.0.0.1' }]);
    await long.release();
  });

  it('reuses a running cluster of an older version, which has no Unix socket', async () => {
    const first = await openCluster({ dataDir, settings: { unix_socket_directories: '' } });
    const second = await openCluster({ dataDir });
    expect(second.origin).toBe('reused');
    expect(await query(second.url(), clientAddress)).toEqual([{ address: '127.0.0.1' }]);
    await first.release();
  });

  it('leaves the cluster running when released by a process that did not start it', async () => {
    const child = await openInChild();
    const shared = await openCluster({ dataDir });
    expect(shared.origin).toBe('reused');
    expect(await shared.release()).toBe('left running');
    expect(await query(shared.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await child.kill('SIGKILL');
    await (await openCluster({ dataDir })).release();
  });

  it('stops the cluster on the last release after its owner has died', async () => {
    const child = await openInChild();
    const second = await openCluster({ dataDir });
    await child.kill('SIGKILL');
    expect(second.origin).toBe('reused');
    expect(await second.release()).toBe('stopped');
  });

  it('stops the cluster when the last session ends during the release', async () => {
    const cluster = await openCluster({ dataDir });
    const client = new pg.Client({ connectionString: cluster.ownerUrl() });
    await client.connect();
    let isReleased = false;
    const released = cluster.release().finally(() => (isReleased = true));
    const others = `SELECT pid FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
    const checks = new Set<number>();
    while (checks.size < 2 && !isReleased)
      for (const { pid } of (await client.query<{ pid: number }>(others)).rows) checks.add(pid);
    await client.end();
    expect(await released).toBe('stopped');
  });

  it('takes over a lock held under the same process id before a restart', async () => {
    const lock = path.join(dataDir, 'postgres.lock');
    await writeFile(lock, String(process.pid));
    const before = new Date(Date.now() - process.uptime() * 1000 - 60_000);
    await utimes(lock, before, before);
    await (await openCluster({ dataDir })).release();
  });

  it('starts the cluster once for processes that open it at the same time', async () => {
    const [a, b] = await Promise.all([openInChild(), openInChild()]);
    await Promise.all([a.kill('SIGKILL'), b.kill('SIGKILL')]);
    const cluster = await openCluster({ dataDir });
    expect(cluster.origin).toBe('reused');
    expect(await cluster.release()).toBe('stopped');
  });

  it('runs with data and programs in a folder that only root can access', async ({
    onTestFinished,
    skip,
  }) => {
    skip(process.getuid?.() !== 0, 'Only root has to run PostgreSQL as another user');
    const folder = await mkdtemp(path.join(tmpdir(), 'office-cluster-private-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    await chmod(folder, 0o700);
    const cluster = await openCluster({
      dataDir: path.join(folder, '.office'),
      binaries: await copyBinaries(folder),
    });
    expect(await query(cluster.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await cluster.release()).toBe('stopped');
  });
});
