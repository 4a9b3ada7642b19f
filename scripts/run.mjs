// Entry of every npm script: installs missing dependencies (once per lockfile), then runs scripts/<task>.mjs
// on the project's Node version. Requires only Node 20 and npm.
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
    // Development dependencies are needed to build the pages in production as well.
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
    // The compile cache reduces the server's start time by a quarter.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  },
});
// The terminal sends Ctrl+C to the child as well; other signals must be forwarded.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm sends signals only to its shell. When the shell exits, this process gets another parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
