import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openCluster, serverRole } from '../src/database/embedded/cluster.ts';
import { runMigrations } from '../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster; its path, `/postgres`, is replaced by each test's own. */
    testClusterUrl: string;
    /** The same as the owner of the databases, who makes and drops them. */
    testClusterOwnerUrl: string;
  }
}

/** One PostgreSQL for the whole test project, with a migrated template for databases to be made from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeFolder();
  const cluster = await openCluster({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = new pg.Client({ connectionString: cluster.ownerUrl('postgres') });
  await admin.connect();
  await admin.query('CREATE DATABASE template_office');
  await runMigrations(cluster.ownerUrl('template_office'), serverRole);
  await admin.end();
  project.provide('testClusterUrl', cluster.url('postgres'));
  project.provide('testClusterOwnerUrl', cluster.ownerUrl('postgres'));
  return async () => {
    await cluster.release();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** In memory where there is room: hundreds of databases are made and dropped, a thousand files each. */
async function makeFolder(): Promise<string> {
  const memory = '/dev/shm';
  const name = 'office-test-';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  const isRoomy = bavail * bsize >= 2 * 1024 ** 3;
  const inMemory = isRoomy && (await mkdtemp(path.join(memory, name)).catch(() => null));
  return inMemory || mkdtemp(path.join(tmpdir(), name));
}
