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
import { call, signIn } from './api.ts';
import { openBareDatabase, type BareDatabase } from './bare-database.ts';
import { startChildServer } from './child-server.ts';
import { makeSearchData } from './search-data.ts';

// npm run bench -- search [things] [times]
//
// Compares the response time of the global search with a plain comparison of every text (ILIKE), in the same
// run on the same rows. Server and PostgreSQL run on this machine. To limit the duration, slow searches are
// measured fewer times and slow plain queries are aborted.
const [count = isQuick ? '5000' : '100000', times = isQuick ? '1' : '40'] = benchArguments;

/** Milliseconds for which each query is measured; `maxPlainQueryMs` aborts a plain query. */
const maxQueryMs = 15_000;
const warmUps = isQuick ? 0 : 3;
const maxPlainQueryMs = 5_000;

const absentWord = 'zzzzqq';
/** Can be in rooms of others only, because messages are spread over rooms at random. */
const rareWords = ['珍しい言葉', '#4242'] as const;
const queries = [
  ...[
    '会議',
    '会',
    'の',
    '予算会議 10時',
    rareWords[0],
    '高橋',
    'たかはし',
    'takahashi',
    'けんさく',
  ],
  ...[
    'kensaku',
    'review',
    're',
    'a',
    'リリース',
    '見積もり',
    absentWord,
    '企画室 13',
    rareWords[1],
  ],
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-search-'));
const server = await startChildServer(dataDir, await freePort(), { countsStatements: isQuick });
try {
  console.log(`Writing ${count} records …`);
  const data = await makeSearchData(dataDir, Number(count));
  console.log(`${data.otherOrganizationRecords} of them belong to another organisation.`);
  const { token } = await signIn(server.url, data.email, data.organizationId);
  const database = await openBareDatabase(dataDir);
  const { client } = database;
  await client.query(`SET statement_timeout = ${maxPlainQueryMs}`);
  const plain = async (q: string) => {
    const like = q.split(' ').map((word) => `%${word}%`);
    const held = (text: string) => `${text} ILIKE ALL ($1)`;
    const part = (table: string, title: string, text: string, at: string) =>
      `(SELECT ${title}::text, ${at} FROM ${table} WHERE ${held(text)} ORDER BY ${at} DESC LIMIT 200)`;
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
    const late = new Set<string>();
    let found = '';
    const end = performance.now() + maxQueryMs;
    for (let index = 0; index < Number(times) + warmUps; index += 1) {
      if (own.length > 0 && other.length > 0 && performance.now() > end) break;
      const begin = performance.now();
      const { groups, missing } = await search(token, q);
      const took = performance.now() - begin;
      for (const kind of missing) late.add(kind);
      found = groups.map(({ kind, hits }) => `${kind} ${hits.length}`).join(', ');
      if (index >= warmUps) own.push(took);
      if (index % 4 > 0) continue;
      const plainBegin = performance.now();
      await plain(q);
      if (index >= warmUps) other.push(performance.now() - plainBegin);
    }
    const isRare = rareWords.some((word) => word === q);
    if (!isRare && (found === '') !== (q === absentWord))
      throw new Error(`${q}: found ${found || 'nothing'}`);
    all.push(...own);
    allPlain.push(...other);
    console.log(
      row(
        q,
        cells(own, other, late.size),
        [...late].map((kind) => `late: ${kind}; `).join('') + found,
      ),
    );
  }
  console.log(row('all of these', cells(all, allPlain, 0)));
  if (isQuick) {
    const counts: number[] = [];
    for (const q of queries) {
      const rounds: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const before = await server.statements();
        await search(token, q);
        rounds.push((await server.statements()) - before);
      }
      // New connections and scheduled work add statements.
      counts.push(Math.min(...rounds));
    }
    const name = 'SQL statements per search';
    reportRatio({ bench: 'search', name, value: median(counts), better: 'lower' });
  } else {
    await compareCpu(token, { database, plain });
  }
  await database.close();
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function compareCpu(
  token: string,
  { database, plain }: { database: BareDatabase; plain: (q: string) => Promise<void> },
): Promise<void> {
  const cost = await medianRatio(9, {
    subject: async () => {
      const before = await server.cpuMs();
      for (const q of queries) await search(token, q);
      return (await server.cpuMs()) - before;
    },
    bare: async () => {
      const before = await database.cpuMs();
      for (const q of queries) await plain(q);
      return (await database.cpuMs()) - before;
    },
  });
  reportRatio({ bench: 'search', name: 'CPU of ILIKE', value: cost, better: 'lower' });
}

async function search(token: string, q: string): Promise<Schemas['SearchAnswer']> {
  const { status, body } = await call<Schemas['SearchAnswer']>(
    server.url,
    'GET',
    `/v1/search?q=${encodeURIComponent(q)}`,
    { token },
  );
  if (status !== 200) throw new Error(`${q}: ${JSON.stringify(body)}`);
  return body;
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
