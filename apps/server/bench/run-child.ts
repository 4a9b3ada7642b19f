import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Runs a worker process of a benchmark and returns its first message. */
export function runChild<Result>(file: string, task: object): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, file));
  child.send(task);
  return nextMessage(child);
}

export function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`${child.spawnargs.at(-1)} ended with code ${code}`));
    child.once('message', (message) => {
      child.off('error', reject).off('exit', onExit);
      resolve(message as Message);
    });
    child.once('error', reject);
    child.once('exit', onExit);
  });
}

/** Runs a worker process that prints its results. */
export function runPrintingChild(
  file: string,
  { args = [], task }: { args?: string[]; task?: object },
): Promise<void> {
  const child = fork(path.join(import.meta.dirname, file), args);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ended with code ${code}`)),
    );
    if (task) child.send(task);
  });
}
