import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';

/** Inherits the output and resolves to the exit code. */
export function run(command, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, ...options });
    const release = passSignalsTo(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      release();
      resolve(code ?? 1);
    });
  });
}

/** The terminal sends Ctrl+C to the children as well, so it is ignored here. Other signals are forwarded. */
function passSignalsTo(child) {
  const wait = () => {};
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', wait).on('SIGTERM', pass).on('SIGHUP', pass);
  return () => process.off('SIGINT', wait).off('SIGTERM', pass).off('SIGHUP', pass);
}

export const isVerbose =
  process.argv.includes('--verbose') || process.env.npm_config_loglevel === 'verbose';

export const taskArguments = process.argv.slice(2).filter((word) => word !== '--verbose');

export async function step(name, command, args = [], options = {}) {
  const started = performance.now();
  process.stdout.write(`${name} … ${isVerbose ? '\n' : ''}`);
  const { code, output } = isVerbose
    ? { code: await run(command, args, options), output: '' }
    : await capture(command, args, options);
  if (code !== 0) {
    console.error(`failed\n${output}`);
    process.exit(code);
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}

export function capture(command, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell, ...options });
    const release = passSignalsTo(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      release();
      resolve({ code: code ?? 1, output });
    });
  });
}

export function runTogether(commands) {
  const children = commands.map(([command, args, options]) =>
    spawn(command, args, { cwd: root, stdio: 'inherit', shell, ...options }),
  );
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process
    .on('SIGINT', () => {})
    .on('SIGTERM', stop)
    .on('SIGHUP', stop);
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ||= code ?? 0;
      stop();
    });
  }
}

const generated = new Set([
  'node_modules',
  'dist',
  'test-results',
  'storybook-static',
  '.office',
  '.git',
]);
const testFolders = new Set(['e2e', 'bench', 'test']);

function* filesBelow(path, isLeftOut) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!generated.has(name) && !isLeftOut(name)) yield* filesBelow(join(path, name), isLeftOut);
  }
}

export function fingerprint(paths, isLeftOut = () => false) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path), isLeftOut)) {
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Returns the folders of a package and its transitive workspace dependencies. */
export function dependencyFolders(folder, found = new Set()) {
  if (found.has(folder)) return [...found];
  found.add(folder);
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  })) {
    if (version.startsWith('workspace:')) {
      dependencyFolders(name.replace('@office/', 'packages/'), found);
    }
  }
  return [...found];
}

/** Skips the build if `dist` was built from identical sources. */
export async function buildIfStale(folder, what) {
  const stamp = join(root, folder, 'dist/.built-from');
  const wanted = fingerprint(
    ['pnpm-lock.yaml', ...dependencyFolders(folder)],
    (name) => testFolders.has(name) || /\.(test|stories|docs)\.tsx?$/.test(name),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  await step(`Building ${what}`, 'pnpm', ['--filter', name, 'run', 'build']);
  writeFileSync(stamp, wanted);
}
