import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { S3Config } from '../src/config/config.ts';

const script = fileURLToPath(import.meta.resolve('./s3-process.ts'));

export async function startS3Server(): Promise<S3Config & { close(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'office-s3-'));
  const child = spawn(process.execPath, [script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child.stdout);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'office',
    region: 'us-east-1',
    // Hard-coded credentials of S3rver.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    close: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function portOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port) return port;
  }
  throw new Error('the S3 server ended before it listened');
}
