import { execFileSync, spawn } from 'node:child_process';
import { freePort } from '../../../scripts/free-port.mjs';

const program = 'redis-server';

export const hasRedis = (() => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

export async function startRedis(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const redis = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) =>
    redis.stdout.on('data', (line) => {
      if (String(line).includes('Ready to accept connections')) resolve();
    }),
  );
  return { url: `redis://127.0.0.1:${port}`, stop: () => void redis.kill() };
}
