import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { loadConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { call, signIn } from './api.ts';
import { freePort, startChildServer } from './child-server.ts';
import { makeSearchData } from './search-data.ts';

// npm run bench -- search [things] [times]
//
// Compares the response time of the global search with a plain comparison of every text (ILIKE), in the same
// run on the same rows. Server and PostgreSQL run on this machine. To limit the duration, slow searches are
// measured fewer times and slow plain queries are aborted.
const [count = '100000', times = '40'] = process.argv.slice(2);

/** Milliseconds for which each query is measured; `maxPlainQueryMs` aborts a plain query. */
const maxQueryMs = 15_000;
const maxPlainQueryMs = 5_000;

const queries = [
  ...[
    '会議',
    '会',
    'の',
    '予算会議 10時',
    '珍しい言葉',
    '高橋',
    'たかはし',
    'takahashi',
    'けんさく',
  ],
  ...['kensaku', 'review', 're', 'a', 'リリース', '見積もり', 'zzzzqq', '企画室 12', '#4242'],
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-search-'));
const server = await startChildServer(dataDir, await freePort());
try {
  console.log(`Writing ${count} records …`);
  const data = await makeSearchData(dataDir, Number(count));
  console.log(`${data.otherOrganizationRecords} of them belong to another organisation.`);
  const { token } = await signIn(server.url, data.email, data.organizationId);
  const database = await openDatabase({
    ...loadConfig({ OFFICE_DATA_DIR: dataDir }),
    databaseUrl: null,
    databaseOwnerUrl: null,
  });
  const client = await database.pool.connect();
  await client.query(`SET statement_timeout = ${maxPlainQueryMs}`);
  const plain = async (q: string) => {
    const like = q.split(' ').map((word) => `%${word}%`);
    const matchesAll = (text: string) => `${text} ILIKE ALL ($1)`;
    const part = (table: string, title: string, text: string, at: string) =>
      `(SELECT ${title}::text, ${at} FROM ${table} WHERE ${matchesAll(text)} ORDER BY ${at} DESC LIMIT 200)`;
    const parts = [
      part(
        'users',
        'name_kanji',
        "concat_ws(' ', name_kanji, name_katakana, nickname, email)",
        'updated_at',
      ),
      part('chat_messages', 'content', 'content', 'created_at'),
      part('meetings', 'title', "title || ' ' || coalesce(description, '')", 'start_time'),
      part('chat_rooms', 'name', 'name', 'last_message_at'),
      part('bulletin_posts', 'title', "title || ' ' || content", 'created_at'),
      ...['notifications', 'help_articles', 'tutorials'].map((table) =>
        part(table, 'title', "title::text || ' ' || content::text", 'created_at'),
      ),
      part('surveys', 'title', "title || ' ' || description", 'created_at'),
    ];
    await client.query(parts.join(' UNION ALL '), [like]).catch((error: unknown) => {
      if (!(error instanceof Error && /statement timeout/.test(error.message))) throw error;
    });
  };
  console.log(
    `\n${row('ms', ['p50', 'p95', 'longest', 'plain p50', 'plain p95', 'late'], 'found')}`,
  );
  const all: number[] = [];
  const allPlain: number[] = [];
  for (const q of queries) {
    const own: number[] = [];
    const other: number[] = [];
    const lateQueries = new Set<string>();
    let found = '';
    const end = performance.now() + maxQueryMs;
    for (let index = 0; index < Number(times) + 3; index += 1) {
      if (own.length > 0 && other.length > 0 && performance.now() > end) break;
      const begin = performance.now();
      const answer = await call<Schemas['SearchAnswer']>(
        server.url,
        'GET',
        `/v1/search?q=${encodeURIComponent(q)}`,
        { token },
      );
      const took = performance.now() - begin;
      if (answer.status !== 200) throw new Error(`${q}: ${JSON.stringify(answer.body)}`);
      const { groups, missing } = answer.body;
      for (const kind of missing) lateQueries.add(kind);
      found = groups.map(({ kind, hits }) => `${kind} ${hits.length}`).join(', ');
      if (index >= 3) own.push(took);
      if (index % 4 > 0) continue;
      const plainBegin = performance.now();
      await plain(q);
      if (index >= 3) other.push(performance.now() - plainBegin);
    }
    all.push(...own);
    allPlain.push(...other);
    console.log(
      row(
        q,
        cells(own, other, lateQueries.size),
        [...lateQueries].map((kind) => `late: ${kind}; `).join('') + found,
      ),
    );
  }
  console.log(row('all of these', cells(all, allPlain, 0)));
  client.release();
  await database.close();
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function cells(own: number[], plain: number[], late: number): string[] {
  return [...percentiles(own), ...percentiles(plain).slice(0, 2), String(late)];
}

function percentiles(measured: number[]): string[] {
  const sorted = measured.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((part) => {
    const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
    return (sorted[at] ?? NaN).toFixed(1);
  });
}

function row(name: string, cells: readonly string[], text = ''): string {
  return `${name.padEnd(16)}${cells.map((cell) => cell.padStart(10)).join('')}  ${text}`;
}
