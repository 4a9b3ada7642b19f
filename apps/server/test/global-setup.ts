import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeMemoryFolder } from '../../../scripts/memory-folder.mjs';
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
  // Hundreds of databases are made and dropped, a thousand files each.
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
