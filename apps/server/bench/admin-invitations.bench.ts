import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Schemas } from '@office/api';
import { demoPassword } from '../src/demo/seed.ts';
import { makeMembersData } from './admin-members-data.ts';
import { call } from './api.ts';
import { freePort, startChildServer } from './child-server.ts';

// npm run bench -- admin-invitations [rows]
//
// Measures inviting people to an organisation of 50,000 members: parsing a file as the page does, checking
// its rows, rejecting a file with invalid rows, and inviting everyone. Prints the duration, the response
// time of other requests and the memory of the server. Server and PostgreSQL run on this machine.
const [count = '10000'] = process.argv.slice(2);
const people = Number(count);
const reader = path.join(import.meta.dirname, '../../admin/bench/read-invitations.ts');

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-invitations-'));
const server = await startChildServer(dataDir, await freePort());
try {
  const { email } = await makeMembersData(dataDir, 50_000);
  const signedIn = await call<Schemas['Session']>(server.url, 'POST', '/v1/admin/auth/login', {
    body: { email, password: demoPassword },
  });
  const { token } = signedIn.body;
  const ask = <Body>(method: string, to: string, body?: unknown) =>
    call<Body>(server.url, method, `/v1/admin/invitations${to}`, { token, body });

  const measured = async <Answer>(what: string, run: () => Promise<Answer>): Promise<Answer> => {
    const waits: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const begin = performance.now();
        await call(server.url, 'GET', '/v1/admin/auth/me', { token });
        waits.push(performance.now() - begin);
        await delay(10);
      }
    })();
    const begin = performance.now();
    const answer = await run();
    const took = performance.now() - begin;
    isOver = true;
    await others;
    const cells = [took, Math.max(...waits), await residentMegabytes()].map((each) =>
      each.toFixed(0).padStart(12),
    );
    console.log(what.padEnd(36) + cells.join(''));
    return answer;
  };

  const rows = Array.from({ length: people }, (_, index) => ({
    line: index + 2,
    email: `invited${index}@example.com`,
    name: `佐藤 ${index}`,
    role: 'USER',
    department: `第${index % 40}開発部`,
    language: 'ja',
  }));
  console.log(`\n${''.padEnd(36)}          ms   others, ms  server, MB`);
  console.log(`${'at rest'.padEnd(60)}${(await residentMegabytes()).toFixed(0).padStart(12)}`);
  await once(fork(reader, [count]), 'exit');
  await measured('looking at the rows', () => ask('POST', '/check', { rows }));

  const wrong = rows.map((row, index) =>
    index % 2000 === 1999
      ? { ...row, email: 'kein@@example', role: 'BOSS' }
      : index % 2000 === 999
        ? { ...row, email: rows[0]!.email }
        : row,
  );
  const refused = await measured('all, with wrong rows among them', () =>
    ask<{ data: Schemas['InvitationCheck'] }>('POST', '', {
      clientId: randomUUID(),
      acceptOverLimit: true,
      rows: wrong,
    }),
  );
  const invited = async () =>
    (await ask<Schemas['InvitationList']>('GET', '?limit=1')).body.metadata.total;
  const named = refused.body.data.rows.map(
    ({ line, state, problems }) =>
      `line ${line}: ${[state, ...problems.map(({ field }) => field)].join(' ')}`,
  );
  console.log(`  ${refused.status}, ${await invited()} invited; ${named.slice(0, 3).join('; ')} …`);

  const clientId = randomUUID();
  const request = { clientId, acceptOverLimit: true, rows };
  const sent = await measured('inviting all', () =>
    ask<Schemas['InvitationBatch']>('POST', '', request),
  );
  console.log(`  ${sent.status}, ${await invited()} invited`);
  const repeated = await measured('the same call once more', () =>
    ask<Schemas['InvitationBatch']>('POST', '', request),
  );
  console.log(`  ${repeated.status}, ${await invited()} invited`);
  await measured('looking at the rows, all invited', () => ask('POST', '/check', { rows }));
  await measured('a page of the table', () => ask('GET', '?limit=25&page=200'));
  await measured('a search in it', () => ask('GET', '?limit=25&keyword=invited4242'));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
