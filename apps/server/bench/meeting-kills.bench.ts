import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchArguments, isQuick } from '../../../scripts/bench-results.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { runMeetingKills } from './meeting-kills-run.ts';

// npm run bench -- meeting-kills [kills]
//
// Kills the server while three members create, change and cancel meetings at simulated Google, Zoom and
// Microsoft servers; every second kill includes PostgreSQL. After each restart and the resolution of
// interrupted calls, both sides must have the same meetings.
const kills = Number(benchArguments[0] ?? (isQuick ? 1 : 20));
const dataDir = await mkdtemp(path.join(tmpdir(), 'office-meeting-kills-'));
const report = await runMeetingKills({
  dataDir,
  kills,
  port: await freePort(),
  onKill: ({ kills: done, unfinished, ghosts, lost, settled }) =>
    console.log(
      `kill ${done}: ${unfinished} unfinished so far, ended after ${(settled.at(-1)! / 1000).toFixed(1)} s; ${ghosts.length} ghosts, ${lost.length} lost`,
    ),
});
await rm(dataDir, { recursive: true, force: true });

const settled = report.settled.toSorted((a, b) => a - b);
const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1);
console.log(
  [
    '',
    `${report.kills} times kill -9, ${report.postgresKills} of them with PostgreSQL`,
    `acknowledged: ${report.created} meetings made, ${report.changed} changed, ${report.canceled} cancelled`,
    `in the middle of a call to a provider at a kill: ${report.unfinished}`,
    `ghosts at a provider or here: ${report.ghosts.length}`,
    `acknowledged and lost: ${report.lost.length}`,
    `ended after ${seconds(settled[Math.floor(settled.length / 2)])} s (median), ${seconds(settled.at(-1))} s (longest) from the restart`,
    ...report.ghosts,
    ...report.lost,
  ].join('\n'),
);
if (report.ghosts.length > 0) throw new Error('A meeting exists on one side only');
if (report.lost.length > 0) throw new Error('Acknowledged changes are lost');
if (report.created === 0) throw new Error('No meeting was acknowledged');
