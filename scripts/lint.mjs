// npm run lint: every check that runs no product code. Prints each check's output only when it fails.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture, root } from './lib.mjs';

const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

const checks = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['lint', 'eslint', ['--max-warnings', '0', '.']],
  ['code rules', 'node', ['scripts/check-code-rules.mjs']],
  ['import directions', 'node', ['scripts/check-imports.mjs']],
  ...packages.map((path) => [`types of ${path}`, 'tsc', ['-p', path]]),
  ['unused files, exports and dependencies', 'knip', []],
  ['contract lint', 'redocly', ['lint', 'openapi/openapi.yaml']],
  ['contract staleness', 'node', ['packages/api/scripts/generate.mjs', '--check']],
  ['entries of @office/ui', 'node', ['packages/ui/scripts/entries.mjs', '--check']],
];

/** Runs every check, as many at a time as there are cores; resolves to `{ passed, failed }`. */
export async function lint({ print } = { print: (line) => console.log(line) }) {
  const count = { passed: 0, failed: 0 };
  const queue = [...checks];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, command, args] = next;
      const { code, output } = await capture(command, args);
      print(`${code === 0 ? '✓' : '✗'} ${name}`);
      if (code !== 0) print(output);
      count[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await lint();
  process.exit(failed === 0 ? 0 : 1);
}
