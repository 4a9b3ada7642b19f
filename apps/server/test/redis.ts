import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { isInstalled } from './is-installed.ts';

const program = 'redis-server';

export const hasRedis = isInstalled(program, '--version');

export interface TestRedis {
  url: string;
  port: number;
  pid: number;
  stop(): void;
}

export const startRedis = (...options: string[]): Promise<TestRedis> =>
  startServer(options, /Ready to accept connections/);

/** Waits until the replica is synchronised with its master. */
export const startReplica = (masterPort: number): Promise<TestRedis> =>
  startServer(['--replicaof', '127.0.0.1', String(masterPort)], /Finished with success/);

async function startServer(options: string[], ready: RegExp): Promise<TestRedis> {
  const port = await freePort();
  // A replica stores the data of its master in the folder.
  const folder = await mkdtemp(path.join(tmpdir(), 'office-redis-'));
  const common = [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ...['--save', '', '--appendonly', 'no'],
  ];
  const server = await run([...common, ...options], ready, folder);
  return { url: `redis://127.0.0.1:${port}`, port, ...server };
}

/** Starts a Sentinel that promotes the replica one second after the master has failed. */
export async function startSentinel(name: string, masterPort: number): Promise<TestRedis> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'office-sentinel-'));
  const file = path.join(folder, 'sentinel.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `sentinel monitor ${name} 127.0.0.1 ${masterPort} 1`,
    `sentinel down-after-milliseconds ${name} 1000`,
    `sentinel failover-timeout ${name} 5000`,
  ];
  await writeFile(file, lines.join('\n'));
  const sentinel = await run([file, '--sentinel'], /\+slave /, folder);
  return { url: `redis://127.0.0.1:${port}`, port, ...sentinel };
}

/** `stop` ends the program and removes its folder. */
async function run(
  options: string[],
  ready: RegExp,
  folder: string,
): Promise<Pick<TestRedis, 'pid' | 'stop'>> {
  const redis = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    redis.stdout.on('data', (text) => {
      output += String(text);
      if (ready.test(output)) resolve();
    });
    redis.once('exit', () => reject(new Error(output)));
  });
  const stop = () => {
    redis.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { pid: redis.pid!, stop };
}
