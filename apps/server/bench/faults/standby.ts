import { execFileSync } from 'node:child_process';
import { appendFile, chown, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openCluster, type Cluster } from '../../src/database/embedded/cluster.ts';

const name = 'standby';

/**
 * Copies a running cluster and starts the copy as its synchronous standby: from then on, a commit is acknowledged when
 * both have written it.
 */
export async function startStandby(
  primary: Cluster,
  { from, to }: { from: string; to: string },
): Promise<Cluster> {
  const client = new pg.Client({ connectionString: primary.ownerUrl('postgres') });
  await client.connect();
  try {
    const data = path.join(to, 'postgres');
    await client.query('SELECT pg_backup_start($1, true)', [name]);
    // Keeps the owner of the files, which PostgreSQL requires.
    execFileSync('cp', ['--archive', from, to]);
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    await rm(path.join(data, 'postmaster.pid'));
    await writeOwned(path.join(data, 'backup_label'), rows[0]!.labelfile);
    await writeOwned(path.join(data, 'standby.signal'), '');
    const { username, password } = new URL(primary.ownerUrl());
    await appendFile(
      path.join(data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${username} password=${password} application_name=${name}'\n`,
    );
    const standby = await openCluster({ dataDir: to });
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = ${name}`);
    await client.query('SELECT pg_reload_conf()');
    await waitUntilSynchronous(client);
    return standby;
  } finally {
    await client.end();
  }
}

/** Writes a file with the owner of its folder, as which PostgreSQL runs. */
async function writeOwned(file: string, content: string): Promise<void> {
  await writeFile(file, content);
  const { uid, gid } = await stat(path.dirname(file));
  await chown(file, uid, gid);
}

async function waitUntilSynchronous(client: pg.Client): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const { rows } = await client.query<{ state: string }>(
      'SELECT sync_state AS state FROM pg_stat_replication',
    );
    if (rows[0]?.state === 'sync') return;
    await delay(100);
  }
  throw new Error('The standby does not follow');
}

export async function promote(standby: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: standby.ownerUrl('postgres') });
  await client.connect();
  await client.query('SELECT pg_promote()');
  await client.end();
}
