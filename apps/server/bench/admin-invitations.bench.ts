import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Schemas } from '@office/api';
import {
  benchArguments,
  isQuick,
  median,
  medianRatio,
  reportRatio,
} from '../../../scripts/bench-results.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { demoPassword } from '../src/demo/seed.ts';
import { makeMembersData } from './admin-members-data.ts';
import { call } from './api.ts';
import { openBareDatabase } from './bare-database.ts';
import { startChildServer } from './child-server.ts';
import { runPrintingChild } from './run-child.ts';

// npm run bench -- admin-invitations [rows]
//
// Measures inviting people to an organisation of 50,000 members: parsing a file as the page does, checking
// its rows, rejecting a file with invalid rows, and inviting everyone. Prints the duration, the response
// time of other requests and the memory of the server. Server and PostgreSQL run on this machine.
const [count = isQuick ? '1000' : '10000'] = benchArguments;
const inviteeCount = Number(count);
const members = isQuick ? 2_000 : 50_000;
const parseScript = '../../admin/bench/read-invitations.ts';

const columnWidth = 20;
const columns = ['duration, ms', 'other requests, ms', 'server, MB'];

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-invitations-'));
const server = await startChildServer(dataDir, await freePort(), { countsStatements: isQuick });
try {
  const { email } = await makeMembersData(dataDir, members);
  const signedIn = await call<Schemas['Session']>(server.url, 'POST', '/v1/admin/auth/login', {
    body: { email, password: demoPassword },
  });
  if (signedIn.status !== 200) throw new Error(JSON.stringify(signedIn.body));
  const { token } = signedIn.body;
  const ask = <Body>(method: string, subPath: string, body?: unknown) =>
    call<Body>(server.url, method, `/v1/admin/invitations${subPath}`, { token, body });

  const runAndPrint = async <Answer>(
    label: string,
    run: () => Promise<Answer>,
  ): Promise<Answer> => {
    const otherResponseTimes: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const begin = performance.now();
        await call(server.url, 'GET', '/v1/admin/auth/me', { token });
        otherResponseTimes.push(performance.now() - begin);
        await delay(10);
      }
    })();
    const begin = performance.now();
    const answer = await run();
    const took = performance.now() - begin;
    isOver = true;
    await others;
    const cells = [took, Math.max(...otherResponseTimes), await residentMegabytes()].map((each) =>
      each.toFixed(0).padStart(columnWidth),
    );
    console.log(label.padEnd(36) + cells.join(''));
    return answer;
  };

  const rows = makeRows('invited', inviteeCount);
  console.log(`\n${''.padEnd(36)}${columns.map((each) => each.padStart(columnWidth)).join('')}`);
  const memory = (await residentMegabytes()).toFixed(0);
  console.log('before the first request'.padEnd(36) + memory.padStart(3 * columnWidth));
  await runPrintingChild(parseScript, { args: [count] });
  const check = () => ask('POST', '/check', { rows });
  expectStatus(await runAndPrint('check rows', check), 200);

  const invalidRowInterval = inviteeCount / 5;
  const rowsWithErrors = rows.map((row, index) =>
    index % invalidRowInterval === invalidRowInterval - 1
      ? { ...row, email: 'kein@@example', role: 'BOSS' }
      : index % invalidRowInterval === invalidRowInterval / 2
        ? { ...row, email: rows[0]!.email }
        : row,
  );
  const rejected = await runAndPrint('invite with invalid rows (rejected)', () =>
    ask<{ data: Schemas['InvitationCheck'] }>('POST', '', {
      clientId: randomUUID(),
      acceptOverLimit: true,
      rows: rowsWithErrors,
    }),
  );
  const countInvitations = async () =>
    (await ask<Schemas['InvitationList']>('GET', '?limit=1')).body.metadata.total;
  const rowErrors = rejected.body.data.rows.map(
    ({ line, state, problems }) =>
      `line ${line}: ${[state, ...problems.map(({ field }) => field)].join(' ')}`,
  );
  const invitationCount = await countInvitations();
  expectStatus(rejected, 422);
  if (invitationCount !== 0 || rowErrors.length !== 10)
    throw new Error(`${invitationCount} invited; ${rowErrors.join('; ')}`);
  console.log(
    `  ${rejected.status}, ${invitationCount} invited; ${rowErrors.slice(0, 3).join('; ')} …`,
  );

  const request = { clientId: randomUUID(), acceptOverLimit: true, rows };
  for (const label of ['invite', 'retry the same request']) {
    const sent = await runAndPrint(label, () => ask('POST', '', request));
    expectStatus(sent, 201);
    if ((await countInvitations()) !== inviteeCount)
      throw new Error(`${await countInvitations()} of ${inviteeCount} invited`);
    console.log(`  ${sent.status}, ${inviteeCount} invited`);
  }
  await runAndPrint('check rows after inviting', check);
  expectStatus(await runAndPrint('list a page', () => ask('GET', '?limit=25&page=20')), 200);
  const found = await runAndPrint('search', () =>
    ask<Schemas['InvitationList']>('GET', '?limit=25&keyword=invited424'),
  );
  if (found.body.data.length === 0) throw new Error('The search finds nothing');
  await (isQuick ? countStatements(ask) : compareWithBareInsert(ask));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Ask = (
  method: string,
  to: string,
  body: unknown,
) => Promise<{ status: number; body: unknown }>;

/** Bare inserts take one statement per row. */
async function countStatements(ask: Ask): Promise<void> {
  const batch = 250;
  const counts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = await server.statements();
    const rows = makeRows(`bare${round}-`, batch);
    const body = { clientId: randomUUID(), acceptOverLimit: true, rows };
    expectStatus(await ask('POST', '', body), 201);
    counts.push((await server.statements()) - before);
  }
  const name = 'inviting, SQL statements of bare inserts';
  const value = median(counts) / batch;
  reportRatio({ bench: 'admin-invitations', name, value, better: 'lower' });
}

/** Compares with inserting the same rows into a bare table by one statement per row. */
async function compareWithBareInsert(ask: Ask): Promise<void> {
  const database = await openBareDatabase(dataDir);
  await database.client.query(
    'CREATE TEMP TABLE bare (email text UNIQUE, name text, role text, department text, language text)',
  );
  const batch = (round: number) => makeRows(`bare${round}-`, 250);
  const invite = async (round: number) => {
    const before = await server.cpuMs();
    const body = { clientId: randomUUID(), acceptOverLimit: true, rows: batch(round) };
    expectStatus(await ask('POST', '', body), 201);
    return (await server.cpuMs()) - before;
  };
  const insert = async (round: number) => {
    const before = await database.cpuMs();
    for (const { email, name, role, department, language } of batch(round)) {
      await database.client.query('INSERT INTO bare VALUES ($1, $2, $3, $4, $5)', [
        ...[email, name, role],
        ...[department, language],
      ]);
    }
    return (await database.cpuMs()) - before;
  };
  const cost = await medianRatio(7, { subject: invite, bare: insert });
  const name = 'inviting, CPU of bare inserts';
  reportRatio({ bench: 'admin-invitations', name, value: cost, better: 'lower' });
  await database.close();
}

function makeRows(prefix: string, length: number) {
  return Array.from({ length }, (_, index) => ({
    line: index + 2,
    email: `${prefix}${index}@example.com`,
    name: `佐藤 ${index}`,
    role: 'USER',
    department: `第${index % 40}開発部`,
    language: 'ja',
  }));
}

function expectStatus({ status, body }: { status: number; body: unknown }, expected: number): void {
  if (status !== expected) throw new Error(`${status}: ${JSON.stringify(body).slice(0, 500)}`);
}

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
