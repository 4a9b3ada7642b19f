import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './child-server.ts';
import { runCrashes } from './crash-run.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'office-crash-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it(
  'a killed server, and a killed PostgreSQL, lose nothing that was acknowledged',
  { timeout: 120_000 },
  async () => {
    const report = await runCrashes({
      dataDir,
      kills: 2,
      port: await freePort(),
      between: [800, 1200],
    });
    expect(report.lost).toEqual([]);
    expect(report.postgresKills).toBe(1);
    expect(report.signUps).toBeGreaterThan(0);
    expect(report.seatChanges).toBeGreaterThan(0);
  },
);
