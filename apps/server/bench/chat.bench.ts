import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { call } from './api.ts';
import { makeChatData, texts, type ChatData } from './chat-data.ts';
import type { ChatClientsResult, ChatClientsTask } from './chat-clients.ts';
import { freePort, startChildServer } from './child-server.ts';

// npm run bench -- chat [messages] [reading] [page] [sending]
//
// Measures opening a room with a long history (server responses and browser paint), scrolling back in it on a
// slow processor (compared with plain rows in two list libraries), sending messages to a room of 200, and
// deliveries compared with a plain socket.io broadcast to the same clients. Server, PostgreSQL, clients and
// browser run on this machine. Build the web app first (npm run build).
const [count = '100000', ...parts] = process.argv.slice(2);
const messages = Number(count);
const members = 200;
/** Messages in flight when sending at full speed. */
const inFlight = 32;
const rooms = '/v1/user/chat-rooms';

const dataDir = await mkdtemp(path.join(tmpdir(), 'office-chat-'));
const server = await startChildServer(dataDir, await freePort());
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
  console.log(`\n${row('reading, ms', 'p50', 'p95', 'p99', 'longest')}`);
  for (const [name, task] of tasks) {
    const times: number[] = [];
    for (let index = 0; index < 105; index += 1) {
      const begin = performance.now();
      await task(tokens[index % tokens.length]!, index);
      if (index >= 5) times.push(performance.now() - begin);
    }
    console.log(row(name, ...percentiles(times)));
  }
}

async function measurePage({ emails, longRoomId }: ChatData): Promise<void> {
  const child = fork(path.join(import.meta.dirname, '../../web/bench/chat-page.ts'));
  child.send({
    url: server.url,
    email: emails[0],
    roomId: longRoomId,
    times: 20,
    back: Math.min(5000, messages / 2),
    cpuSlowdown: 4,
    texts,
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(`The measurement in the browser ended with ${code ?? signal}`);
}

async function measureSending({ tokens, quietRoomId: roomId }: ChatData): Promise<void> {
  const common = { url: server.url, tokens, roomId };
  const paced = await simulate({ ...common, kind: 'paced', perSecond: 50, duration: 15_000 });
  console.log(`\n${row('send to seen, ms', 'p50', 'p95', 'p99', 'longest')}`);
  console.log(row(`50/s into a room of ${members}`, ...percentiles(paced.latencies)));
  console.log(
    `${Math.round(paced.deliveriesPerSecond)} deliveries/s; ${paced.sent} sent, ${paced.failed} failed`,
  );

  const { body: slice } = await call<Schemas['ChatMessageSlice']>(
    server.url,
    'GET',
    `${rooms}/${roomId}/messages?limit=1`,
    { token: tokens[0]! },
  );
  const [message] = slice.data;
  // Alternates both, so that other load on the machine affects them equally.
  const flooded: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const flood = { ...common, kind: 'flood', inFlight, duration: 5000 } as const;
    flooded.push((await simulate(flood)).deliveriesPerSecond);
    bare.push(await broadcastBare(tokens, { roomId, message }));
  }
  console.log(
    `\nDeliveries/s to ${members} clients, ${inFlight} messages at a time (median of 3 runs)`,
  );
  console.log(`  chat messages, stored      ${Math.round(median(flooded))}`);
  console.log(`  bare socket.io broadcast   ${Math.round(median(bare))}`);
  console.log(`  ratio                      ${(median(flooded) / median(bare)).toFixed(2)}`);
}

async function broadcastBare(tokens: string[], payload: unknown): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'bare-sockets.ts'));
  const [port] = (await once(child, 'message')) as [number];
  const url = `http://127.0.0.1:${port}`;
  const task = { kind: 'bare', url, tokens, payload, inFlight, duration: 5000 } as const;
  const { deliveriesPerSecond } = await simulate(task);
  child.disconnect();
  return deliveriesPerSecond;
}

/** Runs the clients in a separate process, so that they do not wait for the server's work. */
async function simulate(task: ChatClientsTask): Promise<ChatClientsResult> {
  const child = fork(path.join(import.meta.dirname, 'chat-clients.ts'));
  child.send(task);
  const [result] = (await once(child, 'message')) as [ChatClientsResult];
  return result;
}

function percentiles(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99, 1].map((part) => {
    const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
    return (sorted[at] ?? NaN).toFixed(1);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(34) + cells.map((cell) => cell.padStart(9)).join('');
}
