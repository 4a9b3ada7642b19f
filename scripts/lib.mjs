// The parts that the tasks in this folder share: running commands, and knowing when a build is out of date.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';

/** Runs a command with its output shown; resolves to its exit code. */
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

/**
 * A terminal's Ctrl+C reaches children by itself, so it is only waited out here; a signal that was
 * sent to this process alone is passed on.
 */
function passSignalsTo(child) {
  const wait = () => {};
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', wait).on('SIGTERM', pass).on('SIGHUP', pass);
  return () => process.off('SIGINT', wait).off('SIGTERM', pass).off('SIGHUP', pass);
}

/** Runs a command quietly; resolves to its exit code and all that it printed. */
export function capture(command, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, shell, ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Starts commands that belong together; when one ends or a signal comes, all are ended. */
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
  'e2e',
  'bench',
]);

function* sourceFiles(path) {
  if (!existsSync(path)) return;
  const entry = statSync(path);
  if (entry.isFile()) {
    yield [path, entry];
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!generated.has(name)) yield* sourceFiles(join(path, name));
  }
}

/** A fingerprint of the files below `paths` by name, size and time of change. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const [file, { size, mtimeMs }] of sourceFiles(join(root, path))) {
      hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Runs `build` unless `output` was built from exactly these sources before. */
export async function buildIfStale({ output, sources, build }) {
  const stamp = join(root, output, '.built-from');
  const wanted = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await build();
  writeFileSync(stamp, wanted);
  return true;
}
