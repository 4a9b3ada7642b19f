import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeMove } from '@office/world/movement';
import {
  benchArguments,
  isQuick,
  medianRatio,
  reportRatio,
} from '../../../scripts/bench-results.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { issueAccessToken } from '../src/auth/sessions/access-token.ts';
import { insertSession, touchSession } from '../src/auth/store/session-store.ts';
import { loadConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { hashPassword } from '../src/auth/passwords/password-hash.ts';
import { addMember } from '../src/admin/members/member-changes.ts';
import { createFloor } from '../src/admin/floors/floor-changes.ts';
import { createContract } from '../src/admin/organization/contracts.ts';
import { createOrganization } from '../src/admin/organization/organizations.ts';
import { insertAccount } from '../src/auth/store/account-store.ts';
import { readPlan } from '../src/demo/seed.ts';
import { createLinkedCalendars } from '../src/meeting/accounts/linked-calendars.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { withBareServer } from './bare-server.ts';
import { startChildServer } from './child-server.ts';
import type { ClientsResult, ClientsTask } from './movement-clients.ts';
import { placesOn } from './places-on.ts';
import { runChild } from './run-child.ts';

// npm run bench -- movement [members …]
//
// Simulates members spread over one floor, each moving 15 times per second. Measures the latency of moves,
// the update rate of nearby members, the bandwidth per client and the CPU usage of the server, then the
// latency of presence changes. Server, PostgreSQL and clients run on this machine.
const sizes = benchArguments.map(Number);
const times = isQuick
  ? { warmUp: 300, duration: 700, presenceChanges: 5 }
  : { warmUp: 1000, duration: 10_000, presenceChanges: 40 };
const moveBytes = encodeMove({ x: 1, z: 1, heading: 0, state: 'walk', sequence: 1 }).byteLength;
/** Members of the comparison with plain socket.io. */
const compared = 50;

const columns: [title: string, width: number][] = [
  ['members', 7],
  ['p50 ms', 9],
  ['p95 ms', 9],
  ['p99 ms', 9],
  ['nearby /s', 12],
  ['down B/s', 11],
  ['server CPU', 13],
  ['per 100', 10],
  ['refused', 10],
  ['presence p50', 15],
  ['p95 ms', 9],
];
const printRow = (cells: (string | number)[]) =>
  console.log(cells.map((cell, column) => String(cell).padStart(columns[column]![1])).join(''));

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-movement-'));
const server = await startChildServer(dataDir, await freePort());
try {
  printRow(columns.map(([title]) => title));
  for (const members of sizes.length > 0 ? sizes : isQuick ? [2] : [2, 50, 200, 500]) {
    const task = await makeTask(members);
    const { latencies, presence, nearbyPerSecond, bytesPerSecond, cpu, corrections } =
      await simulate(task);
    if (latencies.length === 0 || presence.length === 0)
      throw new Error(
        `${latencies.length} moves and ${presence.length} presence changes were seen`,
      );
    printRow([
      members,
      percentileOf(latencies, 0.5),
      percentileOf(latencies, 0.95),
      percentileOf(latencies, 0.99),
      nearbyPerSecond.toFixed(1),
      Math.round(bytesPerSecond),
      `${(cpu * 100).toFixed(0)} %`,
      `${((cpu * 10_000) / members).toFixed(1)} %`,
      corrections,
      percentileOf(presence, 0.5),
      percentileOf(presence, 0.95),
    ]);
  }
  await (isQuick ? compareBytes() : compareWithBareSockets());
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function compareBytes(): Promise<void> {
  const { bytesPerPose } = await simulate({ ...(await makeTask(compared)), presenceChanges: 0 });
  const name = 'bytes per received move, of a move sent';
  reportRatio({ bench: 'movement', name, value: bytesPerPose / moveBytes, better: 'lower' });
}

async function compareWithBareSockets(): Promise<void> {
  const task = { ...(await makeTask(compared)), presenceChanges: 0 };
  const cost = await medianRatio(5, {
    subject: async () => (await simulate(task)).cpuPerMove,
    bare: () =>
      withBareServer('bare-movement.ts', async ({ url, pid }) => {
        const { cpuPerMove } = await simulate({ ...task, url, serverPids: [pid], isBare: true });
        return cpuPerMove;
      }),
  });
  const name = `a move of ${compared}, CPU of bare socket.io`;
  reportRatio({ bench: 'movement', name, value: cost, better: 'lower' });
}

async function makeTask(members: number): Promise<ClientsTask> {
  const serverPids = await server.pids();
  return { url: server.url, serverPids, ...times, ...(await makeMembers(members)) };
}

function percentileOf(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
  return (sorted[index] ?? NaN).toFixed(1);
}

async function makeMembers(
  count: number,
): Promise<Pick<ClientsTask, 'floorId' | 'places' | 'tokens'>> {
  const config = loadConfig({ OFFICE_DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDir });
  const { db, pool } = database;
  const now = () => new Date();
  const linkedCalendars = createLinkedCalendars(now);
  const deps = {
    db,
    config,
    now,
    linkedCalendars,
    audit: async () => {},
    realtime: remoteRealtime(pool),
  };
  const organizationId = await createOrganization(deps, { name: `Bench ${count}` });
  const contract = { organizationId, name: 'Bench', loginUserLimit: count };
  const contractId = await createContract(deps, contract);
  const plan = await readPlan('sakura-1');
  const floorId = await createFloor(deps, { contractId, name: '1F', plan });
  const passwordHash = await hashPassword('Office#2026');
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench${count}-${index}@example.com`;
    const userId = await insertAccount(db, { email, nameKanji: `${index}`, passwordHash });
    await addMember(deps, { organizationId, userId: userId!, role: 'USER' });
    const times = { lastUsedAt: deps.now(), expiresAt: new Date(Date.now() + 3_600_000) };
    const caller = { userId: userId!, ip: '127.0.0.1', userAgent: 'bench' };
    const sessionId = await insertSession(db, { ...caller, ...times });
    await touchSession(db, sessionId, { ...times, organizationId, contractId });
    const claims = {
      userId: userId!,
      sessionId,
      organizationId,
      contractId,
      role: 'USER',
      replaced: null,
    };
    tokens.push((await issueAccessToken(deps, claims)).token);
  }
  await database.close();
  return { floorId, places: placesOn(plan, count), tokens };
}

/** Runs the clients in a separate process, so that they do not wait for the server's work. */
function simulate(task: ClientsTask): Promise<ClientsResult> {
  return runChild('movement-clients.ts', task);
}
