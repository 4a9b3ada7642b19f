// Entry of every npm script: brings what is missing (once per lockfile), then runs scripts/<task>.mjs
// on the project's own Node. Needs nothing but Node 20 and npm.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, step } from './lib.mjs';

const bin = join(root, 'node_modules', '.bin');
const onWindows = process.platform === 'win32';

async function install() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = join(root, 'node_modules', '.office-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await step(
    'Installing the dependencies',
    'npx',
    [
      '-y',
      `pnpm@${devDependencies.pnpm}`,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
    ],
    // For production, too, the pages are built here, by what is needed for development.
    { env: { ...process.env, NODE_ENV: 'development' } },
  );
  writeFileSync(stamp, wanted);
}

const [task, ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${task}.mjs`);
if (!task || !existsSync(script)) {
  console.error(`There is no task "${task ?? ''}" in scripts/.`);
  process.exit(2);
}
await install();
const child = spawn(join(bin, onWindows ? 'node.cmd' : 'node'), [script, ...args], {
  cwd: root,
  stdio: 'inherit',
  shell: onWindows,
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    // Compiled code is kept for the next process: a server starts in three quarters of the time.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  },
});
// A terminal's Ctrl+C reaches the child by itself; a signal sent to this process alone does not.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes a signal to its shell, which ends and tells nobody: then this process has another parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
