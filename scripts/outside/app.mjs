// An app of somebody else: a folder that knows of us what the registry gives it.
import { cp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { capture } from '../lib.mjs';

/** Runs a command in the app's folder; throws what it printed where it fails. */
export async function runIn(folder, command, args, env = process.env) {
  const { code, output } = await capture(command, args, { cwd: folder, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/**
 * Copies the app to `folder`, and installs it with `install` as its README would say: our packages from
 * `registry`, all others from the registry of this machine's configuration.
 */
export async function installApp({ name, folder, registry, install }) {
  await cp(join(import.meta.dirname, name), folder, { recursive: true });
  await writeFile(join(folder, '.npmrc'), registry.npmrc);
  const [command, ...args] = install;
  await runIn(folder, command, args);
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until something answers at `url`; throws when `child` has ended before. */
export async function untilAnswers(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended before ${url} answered`);
    try {
      return await fetch(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export function same(is, wanted, what) {
  if (is !== wanted) throw new Error(`${what}: ${is}, not ${wanted}`);
}
