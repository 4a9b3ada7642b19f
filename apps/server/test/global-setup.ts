import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeMemoryFolder } from '../../../scripts/memory-folder.mjs';
import { openCluster, serverRole } from '../src/database/embedded/cluster.ts';
import { runMigrations } from '../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster; tests replace `/postgres` by their database. */
    testClusterUrl: string;
    /** Same cluster, as the role that creates and drops databases. */
    testClusterOwnerUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In memory, because hundreds of databases with about a thousand files each are created and dropped.
  const dataDir = await makeMemoryFolder('office-test-');
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
