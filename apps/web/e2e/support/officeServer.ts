import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../../scripts/free-port.mjs';
import { makeMemoryFolder } from '../../../../scripts/memory-folder.mjs';
import { copyInitialData } from './initialData.ts';
import { Operator } from './Operator.ts';

const project = join(import.meta.dirname, '../../../..');

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

export interface OfficeServer {
  url: string;
  operator(...words: string[]): Promise<string>;
  makeAccount(account: { email: string; name: string; password: string }): Promise<void>;
  mailTo(recipient: string): Promise<Mail>;
  /** Kills the server without closing connections, as in a power failure. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Stops the server, also while it is starting, and prevents further starts. */
  stop(): Promise<void>;
}

/** @param environment settings of the server; `E2E_HOST` is the host name in the browser */
export async function startOffice({
  E2E_HOST: hostname = '127.0.0.1',
  ...environment
}: Record<string, string> = {}): Promise<OfficeServer> {
  const dataDir = await makeMemoryFolder('office-e2e-');
  await copyInitialData(dataDir);
  const port = await freePort();
  const url = `http://${hostname}:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    OFFICE_PUBLIC_URL: url,
    OFFICE_DATA_DIR: dataDir,
    OFFICE_DEMO: '1',
    OFFICE_RATE_LIMIT: '1000000',
    // Lets tests simulate another network with `X-Forwarded-For`.
    TRUST_PROXY: 'true',
    ...environment,
  };
  let server: ChildProcess | undefined;
  let isStopped = false;
  const start = async () => {
    if (isStopped) throw new Error('The office was stopped');
    server = spawn('node', ['apps/server/src/main.ts'], { cwd: project, env });
    await waitUntilOpen(server);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const stop = async () => {
    isStopped = true;
    await operator.leave();
    await end('SIGTERM');
    await endDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  const operator = new Operator(env);
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    operator: (...words) => operator.run(words),
    async makeAccount({ email, name, password }) {
      const words = ['user', 'create', '--email', email, '--name', name, '--password'];
      await operator.run(words, password);
    },
    async mailTo(recipient) {
      const headers = { accept: 'application/json' };
      const response = await fetch(`${url}/dev/outbox`, { headers });
      const mails = (await response.json()) as Mail[];
      const mail = mails.find((each) => each.recipient === recipient);
      if (!mail) throw new Error(`No mail to ${recipient}`);
      return mail;
    },
    kill: () => end('SIGKILL'),
    restart: start,
    stop,
  };
}

const opened = 'Office is open';

/** Resolves when the server accepts requests. Rejects with its output if it exits first. */
function waitUntilOpen(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(opened)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
}

/** Stops the database, which keeps running after its server was killed. */
async function endDatabase(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => null);
  const pid = Number(file?.split('\n')[0]);
  while (pid > 0 && signalled(pid, 'SIGQUIT')) await delay(50);
}

/** @returns false if the process does not exist */
function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
