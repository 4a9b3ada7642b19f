import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { makeMemoryFolder } from '../../../scripts/memory-folder.mjs';
import { runCrashes } from '../bench/crash-run.ts';

// `npm run bench -- crash` repeats this 20 times.
const kills = 2;

it(
  'keeps acknowledged sign-ups and seat changes when the server or its database is killed',
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeMemoryFolder('office-killed-');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const port = await freePort();
    const report = await runCrashes({ dataDir, port, kills, between: [600, 1200] });
    expect(report.lost).toEqual([]);
    expect(report).toMatchObject({ kills, postgresKills: kills / 2 });
    expect(report.signUps).toBeGreaterThan(0);
    expect(report.seatChanges).toBeGreaterThan(0);
  },
);
