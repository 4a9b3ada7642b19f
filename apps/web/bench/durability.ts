import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { unwrap, type Schemas } from '@office/api';
import type { Browser } from 'playwright';
import { freePort } from '../../../scripts/free-port.mjs';
import { makeMemoryFolder } from '../../../scripts/memory-folder.mjs';
import { ChatClient } from './ChatClient.ts';
import { ChatPage } from './ChatPage.ts';
import { PageWriter } from './PageWriter.ts';
import { ServerProcess } from './serverProcess.ts';
import { sessionCookies } from './signIn.ts';

export interface DurabilityTask {
  clients: number;
  pages?: { browser: Browser; count: number; messages: number };
  messages: number;
  kills: number;
  /** Interval between dropped connections across all clients, in milliseconds. */
  dropEvery: number;
  /** Overall timeout in milliseconds. */
  timeoutMs: number;
  report?(line: string): void;
}

export interface DurabilityResult {
  written: number;
  stored: number;
  /** `clientId`s that are not stored exactly once. */
  notOnce: string[];
  /** Acknowledged messages with a different sequence number on the server. */
  misplaced: string[];
  /** Indexes of clients whose message list differs from the server. */
  differing: number[];
  /** Indexes of pages whose message list differs from the server. */
  differingPages: number[];
  drops: number;
  reloads: number;
  seconds: number;
}

const names = [
  ...['aoi', 'ren', 'mei', 'haru', 'sota', 'yui', 'daiki', 'sakura', 'kaito', 'hina', 'yuto'],
  ...['rin', 'takumi', 'misaki', 'shota', 'nanami', 'kenta', 'ayaka', 'ryo', 'mao', 'emma'],
  ...['toru', 'minjun'],
];

/**
 * Clients and pages write to one room while connections drop, events are lost, pages reload and the
 * server is killed. Afterwards compares all messages with those of the server.
 */
export async function runDurability(task: DurabilityTask): Promise<DurabilityResult> {
  const { clients: count, messages, kills, pages, report = () => {} } = task;
  const begin = Date.now();
  const until = begin + task.timeoutMs;
  const random = seededRandom(2026);
  const dataDir = await makeMemoryFolder('office-durability-');
  const server = new ServerProcess(dataDir, await freePort());
  await server.start();
  const failureRates = { lostEvent: 0.02, lostAnswer: 0.03 };
  const newClient = () => new ChatClient(server.url, failureRates, random);
  const clients = Array.from({ length: count }, newClient);
  const sitting = Array.from({ length: pages?.count ?? 0 }, newClient);
  const writers: PageWriter[] = [];
  try {
    for (const [index, client] of [...clients, ...sitting].entries()) {
      await client.signIn(`${names[index]}@sakura.example`);
    }
    const roomId = await makeRoom([...clients, ...sitting]);
    await Promise.all(clients.map((client) => client.enter(roomId)));
    for (const [index, { session }] of sitting.entries()) {
      const page = await ChatPage.open(pages!.browser, {
        url: server.url,
        roomId,
        cookies: sessionCookies(server.url, session),
      });
      writers.push(new PageWriter(page, { name: `P${index}`, count: pages!.messages, random }));
    }
    report(`${count} clients and ${writers.length} browsers are in the room`);

    let drops = 0;
    let reloads = 0;
    const troubles = setInterval(() => {
      const client = clients[Math.floor(random() * count)]!;
      if (random() < 0.1) {
        reloads += 1;
        client.reload();
      } else {
        drops += 1;
        client.drop();
      }
    }, task.dropEvery);
    const ofClients = messages - writers.length * (pages?.messages ?? 0);
    const acknowledged = () =>
      clients.reduce((sum, client) => sum + client.acknowledged.size, 0) +
      writers.reduce((sum, writer) => sum + writer.sent, 0);
    const writing = writers.map((writer) => writer.run(until));
    let written = 0;
    for (let kill = 1; kill <= kills + 1; kill += 1) {
      const target = Math.floor((messages * kill) / (kills + 1));
      while (acknowledged() < target && Date.now() < until) {
        // Limits the number of pending messages per client, like real users.
        for (const client of clients) {
          if (written < ofClients && client.waiting < 5) {
            written += 1;
            client.write(`${written} こんにちは`);
          }
        }
        await delay(20);
      }
      report(`${acknowledged()} of ${messages} acknowledged`);
      if (kill > kills) break;
      await server.kill();
      await delay(200);
      await server.start();
      report(`killed and started again (${kill})`);
    }
    clearInterval(troubles);
    await Promise.all(writing);
    const isDone = () => clients.every((client) => client.waiting === 0);
    while (!isDone() && Date.now() < until) await delay(50);
    const reader = clients[0]!;
    const stored = await readAll(reader, roomId);
    const isComplete = () => clients.every((client) => client.appliedSeq >= stored.lastSeq);
    while (!isComplete() && Date.now() < until) await delay(50);
    report('comparing');
    const result = await compare(clients, stored.messages);
    const expected = stored.messages.length;
    const shown = await Promise.all(writers.map((writer) => writer.messages(expected)));
    const order = JSON.stringify(stored.messages.map(({ clientId }) => clientId));
    return {
      ...result,
      written: written + writers.reduce((sum, writer) => sum + writer.sent, 0),
      differingPages: shown.flatMap((ids, index) => (JSON.stringify(ids) === order ? [] : [index])),
      drops: drops + writers.reduce((sum, writer) => sum + writer.drops, 0),
      reloads: reloads + writers.reduce((sum, writer) => sum + writer.reloads, 0),
      seconds: Math.round((Date.now() - begin) / 1000),
    };
  } finally {
    for (const client of [...clients, ...sitting]) client.close();
    for (const writer of writers) await writer.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function makeRoom(clients: readonly ChatClient[]): Promise<string> {
  const [owner, ...others] = clients;
  const userIds = others.map(({ userId }) => userId);
  const create = owner!.office.POST('/v1/user/chat-rooms', {
    body: { type: 'CHANNEL', name: '耐久', userIds: userIds.slice(0, 9) },
  });
  const { id: roomId } = await unwrap(create);
  for (let from = 9; from < userIds.length; from += 9) {
    const add = owner!.office.POST('/v1/user/chat-rooms/{roomId}', {
      params: { path: { roomId } },
      body: { userIds: userIds.slice(from, from + 9) },
    });
    await unwrap(add);
  }
  return roomId;
}

async function readAll(
  { office }: ChatClient,
  roomId: string,
): Promise<{ messages: Schemas['ChatMessage'][]; lastSeq: number }> {
  const messages: Schemas['ChatMessage'][] = [];
  for (;;) {
    const afterSeq = messages.at(-1)?.seq ?? 0;
    const get = office.GET('/v1/user/chat-rooms/{roomId}/messages', {
      params: { path: { roomId }, query: { afterSeq, limit: 100 } },
    });
    const { data, metadata } = await unwrap(get);
    messages.push(...data);
    if (!metadata.hasNewer) return { messages, lastSeq: metadata.lastSeq };
  }
}

async function compare(
  clients: readonly ChatClient[],
  stored: readonly Schemas['ChatMessage'][],
): Promise<Pick<DurabilityResult, 'stored' | 'notOnce' | 'misplaced' | 'differing'>> {
  const times = new Map<string, number>();
  const places = new Map<string, number>();
  for (const { clientId, seq } of stored) {
    times.set(clientId, (times.get(clientId) ?? 0) + 1);
    places.set(clientId, seq);
  }
  const acknowledged = clients.flatMap((client) => [...client.acknowledged]);
  const notOnce = [
    ...acknowledged.filter(([clientId]) => times.get(clientId) !== 1),
    ...[...times].filter(([, count]) => count !== 1),
  ].map(([clientId]) => clientId);
  const misplaced = acknowledged.filter(([clientId, seq]) => places.get(clientId) !== seq);
  const order = JSON.stringify(stored.map(({ seq, clientId }) => [seq, clientId]));
  const differing: number[] = [];
  for (const [index, client] of clients.entries()) {
    const own = (await client.messages()).map(({ seq, clientId }) => [seq, clientId]);
    if (JSON.stringify(own) !== order) differing.push(index);
  }
  return {
    stored: stored.length,
    notOnce,
    misplaced: misplaced.map(([clientId]) => clientId),
    differing,
  };
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
