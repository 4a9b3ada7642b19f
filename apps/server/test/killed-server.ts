import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

/** A server in a process of its own, to be killed. */
export interface ServerProcess {
  url: string;
  /** As a power cut would: no goodbye, nothing flushed. With its database when asked. */
  kill(options?: { database: boolean }): Promise<void>;
  /** As an operator would. */
  stop(): Promise<void>;
}

export async function startServerProcess(dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      OFFICE_DATA_DIR: dataDir,
      OFFICE_DEMO: '0',
      OFFICE_RATE_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    },
  });
  await untilOpen(child);
  const signal = async (name: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(name);
    await exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async ({ database } = { database: false }) => {
      const postmaster = database ? await postmasterOf(dataDir) : null;
      await signal('SIGKILL');
      if (postmaster) process.kill(postmaster, 'SIGKILL');
    },
    stop: () => signal('SIGTERM'),
  };
}

async function untilOpen(child: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.includes('Office is open')) {
      child.stdout!.resume();
      return;
    }
  }
  throw new Error(`the server ended with ${child.exitCode} before it was open`);
}

async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
