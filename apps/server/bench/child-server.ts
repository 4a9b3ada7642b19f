import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const main = path.resolve(import.meta.dirname, '../src/main.ts');
const tasks = path.resolve(import.meta.dirname, '../../../scripts/lib.mjs');

/** A server in a process of its own, as `npm start` runs it, to be measured or killed. */
export interface ChildServer {
  url: string;
  /** Its process id. */
  pid: number;
  /** From starting the process until it was ready, in milliseconds. */
  startedIn: number;
  /** kill -9, and, when asked, of its PostgreSQL too. */
  crash(options?: { postgres: boolean }): Promise<void>;
  /** Ctrl-C. */
  stop(): Promise<void>;
  /** SIGTERM to its whole process group, and to its PostgreSQL, too, when asked; answers its exit code. */
  terminateGroup(options?: { postgres: boolean }): Promise<number | null>;
}

export interface ChildServerOptions {
  /** The program that is started; this checkout's own by default. */
  program?: string;
  /** The task that starts it, which passes signals on, leads a process group of its own, as under `npm start`. */
  asTask?: boolean;
  /** Calls of a person in a minute; by default as good as no limit, for other things are measured. */
  rateLimit?: number;
  /** More of the operator's variables. */
  environment?: Record<string, string>;
}

export async function startChildServer(
  dataDir: string,
  port: number,
  {
    program = main,
    asTask = false,
    rateLimit = 1_000_000,
    environment = {},
  }: ChildServerOptions = {},
): Promise<ChildServer> {
  const startedAt = performance.now();
  const start = ['--disable-warning=ExperimentalWarning', program];
  const task = `import { run } from '${tasks}'; process.exit(await run(process.execPath, ${JSON.stringify(start)}));`;
  const args = asTask ? ['--input-type=module', '-e', task] : start;
  const child = spawn(process.execPath, args, {
    detached: asTask,
    stdio: ['ignore', 'ignore', 'inherit'],
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
  return {
    url,
    pid: child.pid!,
    startedIn: performance.now() - startedAt,
    crash: async ({ postgres } = { postgres: false }) => {
      child.kill('SIGKILL');
      if (postgres) process.kill(await postmaster(dataDir), 'SIGKILL');
      await exited(child);
    },
    stop: async () => {
      child.kill('SIGINT');
      await exited(child);
    },
    terminateGroup: async ({ postgres } = { postgres: false }) => {
      if (postgres) process.kill(await postmaster(dataDir), 'SIGTERM');
      process.kill(-child.pid!, 'SIGTERM');
      await exited(child);
      return child.exitCode;
    },
  };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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

async function postmaster(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}
