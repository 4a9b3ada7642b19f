import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const project = join(import.meta.dirname, '../../..');

export interface ServerProcessOptions {
  checkout?: string;
  environment?: Record<string, string>;
}

export class ServerProcess {
  readonly url: string;
  readonly #dataDir: string;
  readonly #port: number;
  readonly #checkout: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;

  /** `checkout` is the path of another built checkout. */
  constructor(
    dataDir: string,
    port: number,
    { checkout = project, environment = {} }: ServerProcessOptions = {},
  ) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.#checkout = checkout;
    this.#environment = environment;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const child = spawn('node', ['apps/server/src/main.ts'], {
      cwd: this.#checkout,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        OFFICE_DATA_DIR: this.#dataDir,
        OFFICE_DEMO: '1',
        OFFICE_RATE_LIMIT: '1000000',
        LOG_LEVEL: 'error',
        ...this.#environment,
      },
    });
    this.#child = child;
    while (child.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await delay(50);
    }
    throw new Error(`The server ended with code ${child.exitCode} before it was ready`);
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
