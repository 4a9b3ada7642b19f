import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { issueAccessToken } from '../src/auth/access-token.ts';
import { insertSession, touchSession } from '../src/auth/session-store.ts';
import { loadConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { hashPassword } from '../src/auth/password-hash.ts';
import {
  addMember,
  createContract,
  createFloor,
  createOrganization,
} from '../src/organization/administration.ts';
import { insertPerson } from '../src/people/person-store.ts';
import { readPlan } from '../src/demo/seed.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { freePort, startChildServer } from './child-server.ts';
import type { ClientsResult, ClientsTask } from './movement-clients.ts';

// npm run bench -- movement [members …]
//
// Simulated members on one floor, each moving 15 times a second: how long until another member's
// client has the move. The server, its PostgreSQL and the clients share this machine.
const sizes = process.argv.slice(2).map(Number);
const duration = 10_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-movement-'));
const server = await startChildServer(dataDir, await freePort());
console.log('members   p50 ms   p95 ms   p99 ms   longest   frames/s   corrections');
for (const members of sizes.length > 0 ? sizes : [2, 50, 200]) {
  const { floorId, tokens } = await makeMembers(members);
  const { latencies, framesPerSecond, corrections } = await simulate({
    url: server.url,
    floorId,
    tokens,
    duration,
  });
  latencies.sort((a, b) => a - b);
  const at = (part: number) =>
    (latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? NaN).toFixed(
      1,
    );
  const cells = [
    members,
    at(0.5),
    at(0.95),
    at(0.99),
    at(1),
    framesPerSecond.toFixed(1),
    corrections,
  ];
  const widths = [7, 9, 9, 9, 10, 11, 14];
  console.log(cells.map((cell, column) => String(cell).padStart(widths[column]!)).join(''));
}
await server.stop();
await rm(dataDir, { recursive: true, force: true });

/** An organisation with one floor and so many members, signed in. */
async function makeMembers(count: number): Promise<{ floorId: string; tokens: string[] }> {
  const config = loadConfig({ OFFICE_DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { db, pool } = database;
  const deps = { db, config, now: () => new Date(), realtime: remoteRealtime(pool) };
  const organizationId = await createOrganization(deps, { name: `Bench ${count}` });
  const contract = { organizationId, name: 'Bench', loginUserLimit: count };
  const contractId = await createContract(deps, contract);
  const plan = await readPlan('sakura-1');
  const floorId = await createFloor(deps, { contractId, name: '1F', plan });
  const passwordHash = await hashPassword('Office#2026');
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench${count}-${index}@example.com`;
    const userId = await insertPerson(db, { email, nameKanji: `${index}`, passwordHash });
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
  return { floorId, tokens };
}

/** The clients run in a process of their own, so that they do not wait for the server's work. */
async function simulate(task: ClientsTask): Promise<ClientsResult> {
  const child = fork(path.join(import.meta.dirname, 'movement-clients.ts'));
  child.send(task);
  const [result] = (await once(child, 'message')) as [ClientsResult];
  return result;
}
