import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { makeMembersData, type MembersData } from './admin-members-data.ts';
import { call } from './api.ts';
import { openBareDatabase } from './bare-database.ts';
import { startChildServer } from './child-server.ts';
import { runPrintingChild } from './run-child.ts';

// npm run bench -- admin-members [members] [server] [page]
//
// Measures the members table: how long the server takes to sort, filter, search and page, and how long a
// browser takes to paint the result. Server, PostgreSQL and browser run on this machine. Build the
// administration first (npm run build).
const [count = isQuick ? '2000' : '50000', ...parts] = benchArguments;
const requestsPerQuery = isQuick ? 1 : 45;
const warmUpRequests = isQuick ? 0 : 5;
const members = Number(count);

/** Sorts the members of an organisation by name, without an index. */
const bareQuery = `
  SELECT * FROM memberships JOIN users ON users.id = memberships.user_id
  WHERE organization_id = $1 ORDER BY name_kanji || nickname LIMIT 50`;

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-members-'));
const server = await startChildServer(dataDir, await freePort(), { countsStatements: isQuick });
try {
  console.log(`Writing ${members} members …`);
  const data = await makeMembersData(dataDir, members);
  const measurements = { server: measureServer, page: measurePage };
  for (const [name, measure] of Object.entries(measurements)) {
    if (parts.length === 0 || parts.includes(name)) await measure(data);
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureServer({ email, organizationId }: MembersData): Promise<void> {
  const signedIn = await call<Schemas['Session']>(server.url, 'POST', '/v1/admin/auth/login', {
    body: { email, password: demoPassword },
  });
  if (signedIn.status !== 200) throw new Error(JSON.stringify(signedIn.body));
  const { token } = signedIn.body;
  const lastPage = Math.ceil(members / 50);
  const word = (keyword: string) => `keyword=${encodeURIComponent(keyword)}`;
  const queries: [string, (index: number) => string][] = [
    ['first page by name', () => 'page=1'],
    ['any page by name', (index) => `page=${1 + ((index * 37) % lastPage)}`],
    ['middle page by name', () => `page=${Math.ceil(lastPage / 2)}`],
    ['last page by name', () => `page=${lastPage}`],
    ['by e-mail', (index) => `sort=email&page=${1 + ((index * 37) % lastPage)}`],
    ['by department', () => 'sort=department'],
    ['by role', () => 'sort=role&order=desc'],
    ['by state', () => 'sort=block'],
    ['by last seen', () => 'sort=lastSeen&order=desc'],
    ['by joining', () => 'sort=joined'],
    ['role', () => 'role=GUEST'],
    ['department', (index) => `department=${encodeURIComponent(`第${index % 40}開発部`)}`],
    ['blocked', () => 'block=ORGANIZATION'],
    ['connected', () => 'online=true'],
    ['language', () => 'language=en'],
    ['search 高橋', () => word('高橋')],
    ['search たかはし', () => word('たかはし')],
    ['search takahashi', () => word('takahashi')],
    ['search bench4242', (index) => word(`bench42${index % 100}`)],
    ['search 高橋 葵 in a department', () => `${word('高橋 葵')}&role=USER&language=ja`],
  ];
  console.log(`\n${row('server, 50 rows, ms', 'p50', 'p95', 'longest')}`);
  const all: number[] = [];
  for (const [name, query] of queries) {
    const times: number[] = [];
    for (let index = 0; index < requestsPerQuery; index += 1) {
      const begin = performance.now();
      await list(token, query(index));
      if (index >= warmUpRequests) times.push(performance.now() - begin);
    }
    all.push(...times);
    console.log(row(name, ...percentiles(times)));
  }
  console.log(row('all of these', ...percentiles(all)));
  const begin = performance.now();
  const file = await fetch(`${server.url}/api/v1/admin/members/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await file.text()).trim().split('\n').length;
  if (lines <= members) throw new Error(`The export has ${lines} lines`);
  const took = performance.now() - begin;
  console.log(`Export of all: ${lines} lines in ${took.toFixed(0)} ms`);

  if (isQuick) {
    const counts: number[] = [];
    for (const [, query] of queries) {
      const before = await server.statements();
      await list(token, query(0));
      counts.push((await server.statements()) - before);
    }
    const value = median(counts);
    reportRatio({
      bench: 'admin-members',
      name: 'SQL statements per page',
      value,
      better: 'lower',
    });
    return;
  }
  const database = await openBareDatabase(dataDir);
  const cost = await medianRatio(5, {
    subject: async (round) => {
      const before = await server.cpuMs();
      for (const [, query] of queries) await list(token, query(round));
      return (await server.cpuMs()) - before;
    },
    bare: async () => {
      const before = await database.cpuMs();
      for (let index = 0; index < queries.length; index += 1)
        await database.client.query(bareQuery, [organizationId]);
      return (await database.cpuMs()) - before;
    },
  });
  const name = 'pages, CPU of a sorted join';
  reportRatio({ bench: 'admin-members', name, value: cost, better: 'lower' });
  await database.close();
}

async function list(token: string, query: string): Promise<void> {
  const { status, body } = await call<Schemas['AdminMemberList']>(
    server.url,
    'GET',
    `/v1/admin/members?limit=50&${query}`,
    { token },
  );
  if (status !== 200) throw new Error(`${query}: ${JSON.stringify(body)}`);
}

async function measurePage({ email }: MembersData): Promise<void> {
  const times = isQuick ? 1 : 12;
  const task = { url: server.url, email, password: demoPassword, members, times, isQuick };
  await runPrintingChild('../../admin/bench/members-page.ts', { task });
}

function percentiles(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((part) => {
    const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
    return (sorted[at] ?? NaN).toFixed(1);
  });
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(34) + cells.map((cell) => cell.padStart(9)).join('');
}
