// Checks the packed @office/embed as consumers install it: publint, attw, TypeScript, import on a server, and its size.
// Accepts the path of an archive; otherwise builds and packs the package.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installVocabulary } from '../../vocabulary/scripts/pack.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(here, '../../node_modules/.bin', name);
const directory = mkdtempSync(join(tmpdir(), 'office-embed-package-'));
const maxScriptBytes = 15_000;

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
import { OfficeEmbedElement, type EmbedContent } from '@office/embed';

export const element: OfficeEmbedElement = document.createElement('office-embed');
export const countOf = ({ people }: EmbedContent): number => people?.count ?? 0;
`;

function checkSize(installed) {
  const { size } = statSync(join(installed, 'dist/script/v1.js'));
  if (size > maxScriptBytes) throw new Error(`The script has ${size} of ${maxScriptBytes} bytes`);
}

try {
  const run = (command, args, cwd = directory) =>
    execFileSync(bin(command), args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const archives = join(directory, 'pack');
  mkdirSync(archives);
  if (!process.argv[2]) run('pnpm', ['pack', '--pack-destination', archives], here);
  const tarball = process.argv[2] ?? join(archives, readdirSync(archives)[0]);
  check('publint', () => run('publint', ['run', tarball, '--strict']));
  check('attw', () => run('attw', [tarball, '--profile', 'esm-only']));
  const modules = join(directory, 'node_modules');
  const installed = join(modules, '@office/embed');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  installVocabulary(modules);
  check('size of the script', () => checkSize(installed));
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(directory, 'example.ts'), example);
  for (const [module, resolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    check(`example, ${resolution}`, () =>
      run('tsc', [
        ...['--strict', '--noEmit', '--target', 'es2023', '--lib', 'es2023,dom'],
        ...['--module', module, '--moduleResolution', resolution, 'example.ts'],
      ]),
    );
  }
  check('can be imported on a server', () =>
    execFileSync(process.execPath, ['-e', "import('@office/embed')"], { cwd: directory }),
  );
} finally {
  rmSync(directory, { recursive: true, force: true });
}
