import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

const project = join(import.meta.dirname, '../../../..');

interface Outcome {
  printed?: string[];
  failed?: string;
}

/** Runs operator commands: the first in its own process, the others in a shared one to save time. */
export class Operator {
  readonly #env: NodeJS.ProcessEnv;
  #hasTyped = false;
  #process: ChildProcess | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** @param input written to stdin when the command prompts for a secret */
  run(words: string[], input = ''): Promise<string> {
    const turn = this.#last.then(() =>
      this.#hasTyped ? this.#send(words, input) : this.#type(words, input),
    );
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async leave(): Promise<void> {
    const left = this.#process;
    this.#process = null;
    if (left?.exitCode !== null || left.signalCode !== null) return;
    const exited = once(left, 'exit');
    left.disconnect();
    await exited;
  }

  async #type(words: string[], input: string): Promise<string> {
    this.#hasTyped = true;
    const options = { cwd: project, env: this.#env };
    const running = promisify(execFile)('node', ['apps/server/src/cli/main.ts', ...words], options);
    running.child.stdin?.end(input);
    return (await running).stdout;
  }

  async #send(words: string[], input: string): Promise<string> {
    this.#process ??= spawn('node', ['apps/server/test/operator-process.ts'], {
      cwd: project,
      env: this.#env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const outcome = once(this.#process, 'message') as Promise<[Outcome]>;
    const ended = once(this.#process, 'exit').then(() => [{ failed: 'The process ended' }]);
    this.#process.send({ words, input });
    const [{ printed, failed }] = (await Promise.race([outcome, ended])) as [Outcome];
    if (failed) throw new Error(`${words.join(' ')}: ${failed}`);
    return (printed ?? []).map((line) => `${line}\n`).join('');
  }
}
