import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/** A server in a process of its own, as `npm start` runs it, to be measured or killed. */
export interface ChildServer {
  url: string;
  /** From starting the process until it was ready, in milliseconds. */
  startedIn: number;
  /** kill -9, and, when asked, of its PostgreSQL too. */
  crash(options?: { postgres: boolean }): Promise<void>;
  /** Ctrl-C. */
  stop(): Promise<void>;
}

export async function startChildServer(dataDir: string, port: number): Promise<ChildServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OFFICE_DEMO: '1',
      OFFICE_DATA_DIR: dataDir,
      OFFICE_RATE_LIMIT: '1000000',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url);
  return {
    url,
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
