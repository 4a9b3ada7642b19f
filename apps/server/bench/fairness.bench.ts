import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schemas } from '@office/api';
import { benchArguments, isQuick, reportRatio } from '../../../scripts/bench-results.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { call, signIn } from './api.ts';
import { startChildServer, type ChildServer } from './child-server.ts';
import type { FairnessGuestReport, FairnessGuestTask } from './fairness-guest.ts';
import type { FairnessProbeResult } from './fairness-probe.ts';
import { nextMessage, runChild } from './run-child.ts';

// npm run bench -- fairness [another checkout] [rounds]
//
// Measures how long requests and messages of four members take, first undisturbed, then while one guest sends
// 20 bodies of 1 MB per second, loops on 50 sockets, or loops on 50 HTTP connections. With another checkout,
// such as an earlier state, both are measured alternately. Server, PostgreSQL and all clients run on this
// machine; the guest's clients have the lowest priority, as if on another machine.
//
// The same with callers without a token at the address of the members: bodies of 1 MB and small calls on 40
// connections each, and wrong passwords on 20. These are compared with the same load on a second, idle server,
// because a flood also takes processor time from the machine.
const [checkout, rounds = isQuick ? '1' : '2'] = benchArguments;
const times = isQuick
  ? { warmUp: 500, duration: 1000, maxPause: 400 }
  : { warmUp: 2000, duration: 8000, maxPause: 1150 };
/** Low enough in quick runs that the guest reaches the limit on a busy machine. */
const callsPerMinute = isQuick ? 400 : 1200;

const program = (root: string) => path.resolve(root, 'apps/server/src/main.ts');
const own = path.resolve(import.meta.dirname, '../../..');
const states = [
  ...(checkout ? [{ name: 'before', program: program(checkout) }] : []),
  { name: 'now', program: program(own) },
];
const strangers = ['refusedBodies', 'withoutToken', 'wrongPasswords'] as const;
const kinds = ['quiet', 'bodies', 'sockets', 'calls', ...strangers] as const;
const allDisturbances = [...kinds, ...strangers.map((kind) => `${kind}Elsewhere` as const)];
/** Quick runs skip the strangers, because only response times show their effect. */
const disturbances = isQuick
  ? allDisturbances.filter((kind) => !strangers.some((stranger) => kind.startsWith(stranger)))
  : allDisturbances;

const titles: Record<(typeof allDisturbances)[number], string> = {
  quiet: 'nobody else',
  bodies: '20 bodies of 1 MB a second',
  sockets: '50 looping sockets',
  calls: '50 looping lines',
  refusedBodies: '40 × 1 MB without a token',
  refusedBodiesElsewhere: '… on an idle server',
  withoutToken: '40 × calls without a token',
  withoutTokenElsewhere: '… on an idle server',
  wrongPasswords: '20 × wrong passwords',
  wrongPasswordsElsewhere: '… on an idle server',
};

type Times = Record<(typeof allDisturbances)[number], FairnessProbeResult>;

/** Successful calls of the guest, relative to the calls that the rate limit allows in the same time. */
let shareOfLimit = NaN;
const measured = new Map<string, Times>(states.map(({ name }) => [name, emptyTimes()]));
for (let round = 0; round < Number(rounds); round += 1) {
  for (const state of states) await measure(state, measured.get(state.name)!);
}
for (const [name, found] of measured) print(name, found);
const name = 'calls of a guest, share of the limit';
reportRatio({ bench: 'fairness', name, value: shareOfLimit, better: 'lower' });
const now = measured.get('now')!;
/** Members must be at most this many times slower. Lower values vary with the load of the machine. */
const target = 2;
for (const kind of isQuick ? [] : strangers) {
  const p50 = (times: FairnessProbeResult) => percentileOf(times.calls, 0.5);
  const ratio = p50(now[kind]) / p50(now[`${kind}Elsewhere`]);
  console.log(`${titles[kind]}: ${ratio.toFixed(2)} times as slow as beside an idle server`);
  const value = Math.max(target, ratio);
  const name = `calls of members, ${titles[kind]}, to an idle server`;
  reportRatio({ bench: 'fairness', name, value, better: 'lower' });
}

function emptyTimes(): Times {
  const entries = disturbances.map((kind) => [kind, { calls: [], messages: [] }] as const);
  return Object.fromEntries(entries) as unknown as Times;
}

/** Starts a fresh server for each disturbance, to remove the effects of the previous one. */
async function measure(state: (typeof states)[number], found: Times): Promise<void> {
  for (const kind of disturbances) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'office-fairness-'));
    const limits = { program: state.program, rateLimit: callsPerMinute };
    const server = await startChildServer(dataDir, await freePort(), limits);
    const stranger = strangers.find((each) => kind.startsWith(each));
    // Also runs while the measured server is flooded, so that both are measured beside the same processes.
    const idleDir = `${dataDir}-idle`;
    const idle = stranger ? await startChildServer(idleDir, await freePort(), limits) : null;
    try {
      const { members, guest } = await people(server);
      const url = kind.endsWith('Elsewhere') ? idle!.url : server.url;
      const disturbance = stranger ?? (kind as (typeof kinds)[number]);
      const stop = disturbance === 'quiet' ? null : disturb({ kind: disturbance, url, ...guest });
      const task = { url: server.url, ...times, ...members };
      const probe = await runChild<FairnessProbeResult>('fairness-probe.ts', task);
      if (probe.calls.length === 0 || probe.messages.length === 0)
        throw new Error(`No call or message of a member during: ${titles[kind]}`);
      found[kind].calls.push(...probe.calls);
      found[kind].messages.push(...probe.messages);
      const report = await stop?.();
      console.log(`${state.name}, ${titles[kind]}${report ? `: ${report.outcomes}` : ''}`);
      if (report) checkGuest(kind, report);
    } finally {
      await server.stop();
      await idle?.stop();
      await rm(idleDir, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}

function checkGuest(kind: string, { succeeded, total, seconds, outcomes }: FairnessGuestReport) {
  const isSignIn = kind.startsWith('wrongPasswords');
  if (total === 0 || succeeded === total || (isSignIn && !outcomes.includes('422')))
    throw new Error(`Nothing was refused: ${outcomes}`);
  const allowed = callsPerMinute / 4 + (callsPerMinute / 60) * seconds;
  if (kind === 'calls') shareOfLimit = succeeded / allowed;
}

async function people({ url }: ChildServer) {
  const login = await call<{ token: string }>(url, 'POST', '/v1/auth/user/login', {
    body: { email: 'ren@sakura.example', password: 'Office#2026' },
  });
  const joined = await call<Schemas['OrganizationList']>(
    url,
    'GET',
    '/v1/organizations/user/joined',
    { token: login.body.token },
  );
  const [organization] = joined.body.data;
  const enter = (name: string) => signIn(url, `${name}@sakura.example`, organization!.id);
  const tokens: string[] = [];
  const userIds: string[] = [];
  for (const name of ['aoi', 'ren', 'mei', 'haru']) {
    const { token, userId } = await enter(name);
    tokens.push(token);
    userIds.push(userId);
  }
  const room = await call<{ id: string }>(url, 'POST', '/v1/user/chat-rooms', {
    token: tokens[0]!,
    body: { type: 'CHANNEL', name: 'fairness', userIds: userIds.slice(1) },
  });
  const offices = await call<Schemas['OfficeList']>(url, 'GET', '/v1/contracts/offices', {
    token: tokens[0]!,
  });
  const floorId = offices.body.data[0]!.floors[0]!.id;
  const guest = await enter('guest');
  return {
    members: { tokens, floorId, roomId: room.body.id },
    guest: { token: guest.token, floorId },
  };
}

function disturb(task: FairnessGuestTask): () => Promise<FairnessGuestReport> {
  const child = fork(path.join(import.meta.dirname, 'fairness-guest.ts'));
  child.send(task);
  return () => {
    const report = nextMessage<FairnessGuestReport>(child);
    child.send('stop');
    return report;
  };
}

function print(name: string, found: Times): void {
  const titleWidth = 30;
  console.log(
    `\n${name.padEnd(titleWidth)}${['calls p50', 'p95 ms', 'factor', 'messages p50', 'p95 ms', 'factor'].map((title) => title.padStart(14)).join('')}`,
  );
  for (const kind of disturbances) {
    const cells = (['calls', 'messages'] as const).flatMap((what) => {
      const [p50, p95] = [
        percentileOf(found[kind][what], 0.5),
        percentileOf(found[kind][what], 0.95),
      ];
      return [
        p50.toFixed(1),
        p95.toFixed(1),
        (p50 / percentileOf(found.quiet[what], 0.5)).toFixed(2),
      ];
    });
    console.log(titles[kind].padEnd(titleWidth) + cells.map((cell) => cell.padStart(14)).join(''));
  }
}

function percentileOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
