import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  benchArguments,
  isQuick,
  median,
  medianRatio,
  reportRatio,
} from '../../../scripts/bench-results.mjs';
import type { Schemas } from '@office/api';
import { freePort } from '../../../scripts/free-port.mjs';
import { call } from './api.ts';
import { withBareServer } from './bare-server.ts';
import { makeChatData, texts, type ChatData } from './chat-data.ts';
import type { ChatClientsResult, ChatClientsTask } from './chat-clients.ts';
import { startChildServer } from './child-server.ts';
import { runChild, runPrintingChild } from './run-child.ts';

// npm run bench -- chat [messages] [reading] [page] [sending]
//
// Measures opening a room with a long history (server responses and browser paint), scrolling back in it on a
// slow processor (compared with plain rows in two list libraries), sending messages to a room of 200, and
// deliveries compared with a plain socket.io broadcast to the same clients. Server, PostgreSQL, clients and
// browser run on this machine. Build the web app first (npm run build).
const [count = isQuick ? '3000' : '100000', ...parts] = benchArguments;
const messages = Number(count);
const members = isQuick ? 40 : 200;
const requestsPerTask = isQuick ? 8 : 105;
const warmUpRequests = 5;
/** Messages in flight when sending at full speed. */
const inFlight = 32;
const rooms = '/v1/user/chat-rooms';

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-chat-'));
const server = await startChildServer(dataDir, await freePort(), { countsStatements: isQuick });
try {
  console.log(`Writing ${messages} messages …`);
  const data = await makeChatData(dataDir, { members, messages });
  const measurements = { reading: measureReading, page: measurePage, sending: measureSending };
  for (const [name, measure] of Object.entries(measurements)) {
    if (parts.length === 0 || parts.includes(name)) await measure(data);
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Each request is sent by a member with unread messages. */
async function measureReading({ tokens, longRoomId, deepMessageIds }: ChatData): Promise<void> {
  const get = async <T>(token: string, query: string) => {
    const { status, body } = await call<T>(server.url, 'GET', rooms + query, { token });
    if (status !== 200) throw new Error(`${query}: ${JSON.stringify(body)}`);
    return body;
  };
  const deep = (index: number) => deepMessageIds[index % deepMessageIds.length]!;
  const words = ['会議', '議', '検証環境', 'review', '#4242', '北海道'];
  const tasks: [string, (token: string, index: number) => Promise<unknown>][] = [
    [
      'open (room, latest 50, unread)',
      (token) =>
        Promise.all([
          get(token, `/${longRoomId}`),
          get(token, `/${longRoomId}/messages`),
          get(token, `/${longRoomId}/unread-message`),
        ]),
    ],
    ['room list', (token) => get(token, '')],
    [
      'open at a message in the middle',
      (token, index) => get(token, `/${longRoomId}/messages?aroundMessageId=${deep(index)}`),
    ],
    [
      '50 older ones',
      (token, index) =>
        get(token, `/${longRoomId}/messages?beforeSeq=${Math.max(1, messages - index * 50)}`),
    ],
    ['heads', (token) => get(token, '/heads')],
    [
      'changes after a gap of 80',
      (token) => get(token, `/${longRoomId}/changes?afterSeq=${messages - 80}`),
    ],
    ...words.map((word): [string, (token: string) => Promise<unknown>] => [
      `search ${word}`,
      (token) =>
        get<Schemas['ChatSearchList']>(token, `/search?keyword=${encodeURIComponent(word)}`),
    ]),
  ];
  const statements: number[] = [];
  console.log(`\n${row('reading, ms', 'p50', 'p95', 'p99', 'longest')}`);
  for (const [name, task] of tasks) {
    const times: number[] = [];
    const counts: number[] = [];
    for (let index = 0; index < requestsPerTask; index += 1) {
      const before = isQuick ? await server.statements() : 0;
      const begin = performance.now();
      await task(tokens[index % tokens.length]!, index);
      if (index >= warmUpRequests) times.push(performance.now() - begin);
      if (isQuick) counts.push((await server.statements()) - before);
    }
    console.log(row(name, ...percentiles(times)));
    // New connections and scheduled work add statements.
    statements.push(Math.min(...counts));
  }
  if (!isQuick) return;
  const report = (name: string, value: number) =>
    reportRatio({ bench: 'chat', name: `${name}, SQL statements`, value, better: 'lower' });
  report('opening a room', statements[0]!);
  report(
    'every way of reading',
    statements.reduce((sum, count) => sum + count, 0),
  );
}

async function measurePage({ emails, longRoomId }: ChatData): Promise<void> {
  const task = {
    url: server.url,
    email: emails[0],
    roomId: longRoomId,
    times: isQuick ? 2 : 20,
    back: Math.min(isQuick ? 200 : 5000, messages / 2),
    isQuick,
    cpuSlowdown: 4,
    texts,
    plainLists: isQuick ? [] : ['virtua', '@tanstack/react-virtual'],
  };
  await runPrintingChild('../../web/bench/chat-page.ts', { task });
}

async function measureSending({ tokens, quietRoomId: roomId }: ChatData): Promise<void> {
  const times = isQuick ? { warmUp: 300, duration: 700 } : { warmUp: 1500, duration: 5000 };
  const common = { url: server.url, tokens, roomId, serverPids: await server.pids(), ...times };
  console.log(`\n${row('send to seen, ms', 'p50', 'p95', 'p99', 'longest')}`);
  let paced: ChatClientsResult;
  for (const perSecond of isQuick ? [50] : [50, 200]) {
    const pace = { perSecond, duration: isQuick ? 1000 : 15_000 };
    paced = await simulate({ ...common, kind: 'paced', ...pace });
    if (paced.failed > 0 || paced.latencies.length === 0)
      throw new Error(`${paced.failed} failed, ${paced.latencies.length} deliveries`);
    console.log(row(`${perSecond}/s into a room of ${members}`, ...percentiles(paced.latencies)));
    console.log(
      `${Math.round(paced.deliveriesPerSecond)} deliveries/s; ${paced.sent} sent, ${paced.failed} failed`,
    );
  }

  const { body: slice } = await call<Schemas['ChatMessageSlice']>(
    server.url,
    'GET',
    `${rooms}/${roomId}/messages?limit=1`,
    { token: tokens[0]! },
  );
  const [message] = slice.data;
  const payload = { roomId, message };
  if (isQuick) {
    const bare = Buffer.byteLength(JSON.stringify(['newMessageToRoom', payload]));
    await reportSent({ tokens, roomId }, paced!.bytesPerDelivery / bare);
    return;
  }
  await compareCpu(common, payload);
  await compareThroughput(common, payload);
}

/** @param bytes received per delivery, of the bytes of the message alone */
async function reportSent(
  { tokens, roomId }: { tokens: string[]; roomId: string },
  bytes: number,
): Promise<void> {
  const counts: number[] = [];
  for (const token of tokens.slice(0, 15)) {
    const before = await server.statements();
    const body = { clientId: randomUUID(), type: 'TEXT', content: '了解です。' };
    const { status } = await call(server.url, 'POST', `${rooms}/${roomId}/messages`, {
      token,
      body,
    });
    if (status !== 201) throw new Error(`Sending answered ${status}`);
    counts.push((await server.statements()) - before);
  }
  const report = (name: string, value: number) =>
    reportRatio({ bench: 'chat', name, value, better: 'lower' });
  report('sending a message, SQL statements', median(counts));
  report('a delivery, bytes of the bare message', bytes);
}

type CommonTask = Pick<ChatClientsTask, 'url' | 'tokens' | 'serverPids' | 'warmUp' | 'duration'> & {
  roomId: string;
};

/** At a fixed rate, because at full speed the CPU time depends on how many packets are sent together. */
async function compareCpu(common: CommonTask, payload: unknown): Promise<void> {
  const perSecond = 40;
  const cost = await medianRatio(5, {
    subject: async () => (await simulate({ ...common, kind: 'paced', perSecond })).cpuPerDelivery,
    bare: () =>
      withBareServer('bare-sockets.ts', async ({ url, pid }) => {
        const server = { url, serverPids: [pid] };
        const task = { ...common, ...server, kind: 'bare paced', perSecond, payload } as const;
        return (await simulate(task)).cpuPerDelivery;
      }),
  });
  const name = 'a delivery, CPU of bare socket.io';
  reportRatio({ bench: 'chat', name, value: cost, better: 'lower' });
}

async function compareThroughput(common: CommonTask, payload: unknown): Promise<void> {
  // Alternates both, so that other load on the machine affects them equally.
  const flooded: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const flood = await simulate({ ...common, kind: 'flood', inFlight });
    if (flood.failed > 0) throw new Error(`${flood.failed} messages failed`);
    flooded.push(flood.deliveriesPerSecond);
    await withBareServer('bare-sockets.ts', async ({ url, pid }) => {
      const task = { ...common, url, serverPids: [pid], kind: 'bare', inFlight, payload } as const;
      bare.push((await simulate(task)).deliveriesPerSecond);
    });
  }
  console.log(
    `\nDeliveries/s to ${members} clients, ${inFlight} messages at a time (median of 3 runs)`,
  );
  console.log(`  chat messages, stored      ${Math.round(median(flooded))}`);
  console.log(`  bare socket.io broadcast   ${Math.round(median(bare))}`);
  const ratios = flooded.map((deliveries, round) => deliveries / bare[round]!);
  const name = 'deliveries/s, share of bare socket.io';
  reportRatio({ bench: 'chat', name, value: median(ratios), better: 'higher' });
}

/** Runs the clients in a separate process, so that they do not wait for the server's work. */
function simulate(task: ChatClientsTask): Promise<ChatClientsResult> {
  return runChild('chat-clients.ts', task);
}

function percentiles(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99, 1].map((part) => {
    const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
    return (sorted[at] ?? NaN).toFixed(1);
  });
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(34) + cells.map((cell) => cell.padStart(9)).join('');
}
