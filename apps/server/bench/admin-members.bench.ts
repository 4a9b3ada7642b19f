import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { demoPassword } from '../src/demo/seed.ts';
import { makeMembersData, type MembersData } from './admin-members-data.ts';
import { call } from './api.ts';
import { freePort, startChildServer } from './child-server.ts';

// npm run bench -- admin-members [members] [server] [page]
//
// Measures the members table: how long the server takes to sort, filter, search and page, and how long a
// browser takes to paint the result. Server, PostgreSQL and browser run on this machine. Build the
// administration first (npm run build).
const [count = '50000', ...parts] = process.argv.slice(2);
const members = Number(count);

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-members-'));
const server = await startChildServer(dataDir, await freePort());
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

async function measureServer({ email }: MembersData): Promise<void> {
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
    for (let index = 0; index < 45; index += 1) {
      const begin = performance.now();
      const answer = await call(server.url, 'GET', `/v1/admin/members?limit=50&${query(index)}`, {
        token,
      });
      if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
      if (index >= 5) times.push(performance.now() - begin);
    }
    all.push(...times);
    console.log(row(name, ...percentiles(times)));
  }
  console.log(row('all of these', ...percentiles(all)));
  const begin = performance.now();
  const file = await fetch(`${server.url}/api/v1/admin/members/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { byteLength } = await file.arrayBuffer();
  const took = performance.now() - begin;
  console.log(`Export of all: ${(byteLength / 1e6).toFixed(1)} MB in ${took.toFixed(0)} ms`);
}

async function measurePage({ email }: MembersData): Promise<void> {
  const child = fork(path.join(import.meta.dirname, '../../admin/bench/members-page.ts'));
  child.send({ url: server.url, email, password: demoPassword, members, times: 12 });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The browser's part ended with ${code}`);
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
