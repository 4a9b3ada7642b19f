import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const project = join(import.meta.dirname, '../../../..');

/** A mail in the outbox. */
export interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

/** A server of its own, with demo data, and the operator's command line for it. */
export interface OfficeServer {
  url: string;
  /** Runs the operator's command line and answers what it prints. */
  operator(...words: string[]): Promise<string>;
  /** The newest mail to someone. */
  mailTo(recipient: string): Promise<Mail>;
  stop(): Promise<void>;
}

export async function startOffice(environment: Record<string, string> = {}): Promise<OfficeServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    OFFICE_PUBLIC_URL: url,
    OFFICE_DATA_DIR: dataDir,
    OFFICE_DEMO: '1',
    OFFICE_RATE_LIMIT: '1000000',
    // A test may come from another network by saying so in X-Forwarded-For.
    TRUST_PROXY: 'true',
    ...environment,
  };
  const server = spawn('node', ['apps/server/src/main.ts'], { cwd: project, env });
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  server.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await Promise.race([
    answering(`${url}/readyz`),
    ended.then(() => Promise.reject(new Error(`The server ended:\n${output}`))),
  ]);
  return {
    url,
    async operator(...words) {
      const run = ['apps/server/src/cli/main.ts', ...words];
      const { stdout } = await promisify(execFile)('node', run, { cwd: project, env });
      return stdout;
    },
    async mailTo(recipient) {
      const headers = { accept: 'application/json' };
      const response = await fetch(`${url}/dev/outbox`, { headers });
      const mails = (await response.json()) as Mail[];
      const mail = mails.find((each) => each.recipient === recipient);
      if (!mail) throw new Error(`No mail to ${recipient}`);
      return mail;
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves once the address answers 200; the test's own time-out ends a wait in vain. */
async function answering(address: string): Promise<void> {
  for (;;) {
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
