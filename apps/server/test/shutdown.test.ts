import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { makeMemoryFolder } from '../../../scripts/memory-folder.mjs';
import { startChildServer } from '../bench/child-server.ts';

it.each([
  ['', { postgres: false }],
  [' and to its PostgreSQL, as a supervisor sends it,', { postgres: true }],
])('SIGTERM to the process group%s shuts down server and database cleanly', async (_, who) => {
  const dataDir = await makeMemoryFolder('office-ended-');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePort();
  const log = () => readFile(path.join(dataDir, 'postgres.log'), 'utf8');

  const server = await startChildServer(dataDir, port, { asTask: true });
  expect(await server.terminateGroup(who)).toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect((await log()).trimEnd().split('\n').at(-1)).toContain('database system is shut down');

  const restarted = await startChildServer(dataDir, port, { asTask: true });
  expect(await restarted.terminateGroup()).toBe(0);
  expect(await log()).not.toMatch(/recover|not properly shut down/);
});
