import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { capture } from '../lib.mjs';

export async function runIn(folder, command, args, env = process.env) {
  const { code, output } = await capture(command, args, { cwd: folder, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/**
 * Installs the app with the workspace packages from `registry`, all others from the configured one.
 */
export async function installApp({ name, folder, registry, install }) {
  await cp(join(import.meta.dirname, name), folder, { recursive: true });
  await writeFile(join(folder, '.npmrc'), registry.npmrc);
  const [command, ...args] = install;
  await runIn(folder, command, args);
}

export async function waitForUrl(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The process ended before ${url} responded`);
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
