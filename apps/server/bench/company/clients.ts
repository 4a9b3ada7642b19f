import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Command, Report } from './company-clients.ts';

/** The process of all members, so that they do not wait for the measurements. */
export class Clients {
  readonly #child: ChildProcess;
  #lastId = 0;

  constructor() {
    this.#child = fork(path.join(import.meta.dirname, 'company-clients.ts'));
  }

  run(command: Command): Promise<Report> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#child.off('message', onMessage).off('exit', onExit);
      };
      const onMessage = (message: { id: number; report: Report }) => {
        if (message.id !== id) return;
        end();
        resolve(message.report);
      };
      const onExit = (code: number | null) => {
        end();
        reject(new Error(`The clients ended with code ${code}`));
      };
      this.#child.on('message', onMessage).on('exit', onExit);
      this.#child.send({ id, command });
    });
  }

  stop(): void {
    this.#child.kill();
  }
}
