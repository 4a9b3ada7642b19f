import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchArguments, isQuick } from '../../../scripts/bench-results.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { runCrashes } from './crash-run.ts';

// npm run bench -- crash [kills]
const kills = Number(benchArguments[0] ?? (isQuick ? 2 : 20));
const dataDir = await mkdtemp(path.join(tmpdir(), 'office-crash-'));
const report = await runCrashes({
  dataDir,
  kills,
  port: await freePort(),
  between: [300, 1500],
  onKill: ({ kills: done, signUps, seatChanges, lost }) =>
    console.log(
      `kill ${done}: ${signUps} sign-ups and ${seatChanges} seat changes acknowledged, ${lost.length} lost`,
    ),
});
await rm(dataDir, { recursive: true, force: true });

const restarts = report.restarts.toSorted((a, b) => a - b);
console.log(
  [
    '',
    `${report.kills} times kill -9, ${report.postgresKills} of them with PostgreSQL`,
    `acknowledged: ${report.signUps} sign-ups, ${report.seatChanges} seat changes`,
    `lost: ${report.lost.length}`,
    `ready again after ${restarts[Math.floor(restarts.length / 2)]} ms (median), ${restarts.at(-1)} ms (longest)`,
    ...report.lost,
  ].join('\n'),
);
if (report.lost.length > 0) throw new Error('Acknowledged changes are lost');
if (report.signUps === 0 || report.seatChanges === 0) throw new Error('Nothing was acknowledged');
