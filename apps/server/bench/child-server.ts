import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { postmasterOf } from '../test/kill-postgres.ts';
import { cpuMs } from './cpu-time.ts';
import { nextMessage } from './run-child.ts';

const main = path.resolve(import.meta.dirname, '../src/main.ts');
const counter = path.resolve(import.meta.dirname, 'count-statements.ts');
const tasks = path.resolve(import.meta.dirname, '../../../scripts/lib.mjs');

/** Server in a separate process, started as by `npm start`, to measure or kill. */
export interface ChildServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it is ready. */
  startedIn: number;
  pids(): Promise<number[]>;
  /** CPU time of the server and its PostgreSQL in milliseconds. */
  cpuMs(): Promise<number>;
  /** SQL statements so far. Requires `countsStatements`. */
  statements(): Promise<number>;
  /** Sends SIGKILL to the process, and to its PostgreSQL if requested. */
  crash(options?: { postgres: boolean }): Promise<void>;
  stop(): Promise<void>;
  /** Sends SIGTERM to the whole process group, and to its PostgreSQL if requested. Returns the exit code. */
  terminateGroup(options?: { postgres: boolean }): Promise<number | null>;
}

export interface ChildServerOptions {
  program?: string;
  /** Starts the server through the task runner, as `npm start` does. */
  asTask?: boolean;
  countsStatements?: boolean;
  /** Module that the process loads first. */
  preload?: string;
  /** Requests per person and minute. Practically unlimited by default. */
  rateLimit?: number;
  environment?: Record<string, string>;
}

export async function startChildServer(
  dataDir: string,
  port: number,
  {
    program = main,
    asTask = false,
    countsStatements = false,
    preload = countsStatements ? counter : undefined,
    rateLimit = 1_000_000,
    environment = {},
  }: ChildServerOptions = {},
): Promise<ChildServer> {
  const startedAt = performance.now();
  const preloaded = preload ? [`--import=${pathToFileURL(preload)}`] : [];
  const start = ['--disable-warning=ExperimentalWarning', ...preloaded, program];
  const task = `import { run } from '${tasks}'; process.exit(await run(process.execPath, ${JSON.stringify(start)}));`;
  const args = asTask ? ['--input-type=module', '-e', task] : start;
  const child = spawn(process.execPath, args, {
    detached: asTask,
    stdio: ['ignore', 'ignore', 'inherit', ...(countsStatements ? (['ipc'] as const) : [])],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OFFICE_DEMO: '1',
      OFFICE_DATA_DIR: dataDir,
      OFFICE_RATE_LIMIT: String(rateLimit),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url);
  const pids = async () => [child.pid!, await postmasterOf(dataDir)];
  return {
    url,
    pid: child.pid!,
    startedIn: performance.now() - startedAt,
    pids,
    cpuMs: async () => cpuMs(await pids()),
    statements: () => {
      child.send('count');
      return nextMessage<number>(child);
    },
    crash: async ({ postgres } = { postgres: false }) => {
      child.kill('SIGKILL');
      if (postgres) process.kill(await postmasterOf(dataDir), 'SIGKILL');
      await exited(child);
    },
    stop: async () => {
      child.kill('SIGINT');
      await exited(child);
    },
    terminateGroup: async ({ postgres } = { postgres: false }) => {
      if (postgres) process.kill(await postmasterOf(dataDir), 'SIGTERM');
      process.kill(-child.pid!, 'SIGTERM');
      await exited(child);
      return child.exitCode;
    },
  };
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(20);
  }
  throw new Error(`The server ended with code ${child.exitCode} before it was ready`);
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
