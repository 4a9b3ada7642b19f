import { fork } from 'node:child_process';
import path from 'node:path';
import { nextMessage } from './run-child.ts';

/** Runs a bare server, which sends its port, in a separate process. */
export async function withBareServer<Result>(
  file: string,
  work: (server: { url: string; pid: number }) => Promise<Result>,
): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, file));
  try {
    const port = await nextMessage<number>(child);
    return await work({ url: `http://127.0.0.1:${port}`, pid: child.pid! });
  } finally {
    if (child.connected) child.disconnect();
  }
}
