// Checks the packed @office/vocabulary as a consumer: publint, attw, TypeScript and Node. Takes an archive as
// argument; without one it builds and packs the package.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installVocabulary, packVocabulary } from './pack.mjs';

const bin = (name) => fileURLToPath(new URL(`../../../node_modules/.bin/${name}`, import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'office-vocabulary-package-'));

function check(name, action) {
  try {
    action();
    console.log(`✓ ${name}`);
  } catch (error) {
    console.log(`✗ ${name}\n${error.stdout ?? ''}${error.stderr ?? error}`);
    process.exitCode = 1;
  }
}

const example = `
import { allowedStatuses, errorStatuses, statuses, voiceRangeMetres } from '@office/vocabulary';
import type { ErrorCode, Status } from '@office/vocabulary';

const code: ErrorCode = 'chatRoomAdminCannotLeave';
const offered: readonly Status[] = allowedStatuses.HOME;
if (offered.length !== statuses.length) throw new Error('HOME allows every status');
if (errorStatuses[code] !== 422 || voiceRangeMetres !== 5) throw new Error('Other values');
`;

try {
  const run = (command, args) =>
    execFileSync(bin(command), args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' });
  mkdirSync(join(directory, 'pack'));
  const tarball = process.argv[2] ?? packVocabulary(join(directory, 'pack'));
  check('publint', () => run('publint', ['run', tarball, '--strict']));
  check('attw', () => run('attw', [tarball, '--profile', 'esm-only']));
  installVocabulary(join(directory, 'node_modules'), tarball);
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(directory, 'example.ts'), example);
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    check(`example, ${resolution}`, () =>
      run('tsc', [
        ...['--strict', '--exactOptionalPropertyTypes', '--target', 'es2023', '--lib', 'es2023'],
        ...['--module', module, '--moduleResolution', resolution, 'example.ts'],
      ]),
    );
  }
  check('runs in Node', () => execFileSync(process.execPath, ['example.js'], { cwd: directory }));
} finally {
  rmSync(directory, { recursive: true, force: true });
}
