// npm run lint [-- <file>]: runs all static checks and prints the output of failed ones. Writes the counts to
// the file, if given. The quick set of `npm test` omits three slow checks that find no faults in the product.
import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { capture, root } from './lib.mjs';
import { isQuickSet } from './test-set.mjs';

const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

/** ESLint skips unchanged files; a changed rule or version invalidates the cache. */
const cached = ['--cache', '--cache-location', 'node_modules/.cache/eslint'];

const checksOnlyInAll = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '--cache', '.']],
  ['unused files, exports and dependencies', 'knip', []],
  ['import directions', 'node', ['scripts/check-imports.mjs']],
];

const checks = [
  ...(isQuickSet ? [] : checksOnlyInAll),
  ['lint', 'eslint', ['--max-warnings', '0', ...cached, '.']],
  ['code rules', 'node', ['scripts/check-code-rules.mjs']],
  ['mutations apply', 'node', ['scripts/mutations.mjs', 'check']],
  ['unused texts', 'node', ['scripts/check-unused-texts.mjs']],
  ['links and files in documents', 'node', ['scripts/check-documents.mjs']],
  ['licences of dependencies', 'node', ['scripts/check-licenses.mjs']],
  // Single-threaded, because one check per core already runs in parallel.
  ...packages.map((path) => [`types of ${path}`, 'tsc', ['-p', path, '--singleThreaded']]),
  ['contract lint', 'redocly', ['lint', 'openapi/openapi.yaml']],
  ['contract staleness', 'node', ['packages/api/scripts/generate.mjs', '--check']],
  ['list of emoji', 'node', ['packages/ui/scripts/emoji-data.mjs', '--check']],
  ['props of @office/ui', 'node', ['packages/ui/scripts/check-props.mjs']],
  ['states in stories of @office/ui', 'node', ['packages/ui/scripts/check-story-states.mjs']],
  ['entries of @office/ui', 'node', ['packages/ui/scripts/entries.mjs', '--check']],
];

const failed = [];

async function runChecks() {
  for (let next = checks.shift(); next; next = checks.shift()) {
    const [name, command, args] = next;
    const { code, output } = await capture(command, args);
    console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
    if (code !== 0) failed.push(`${name}\n${output}`);
  }
}

const [report] = process.argv.slice(2);
// Low priority, so that browsers of other suites are not delayed.
if (report) setPriority(constants.priority.PRIORITY_LOW);
const count = checks.length;
await Promise.all(Array.from({ length: availableParallelism() }, runChecks));
if (report) {
  const counts = { passed: count - failed.length, failed: failed.length, reasons: failed };
  writeFileSync(report, JSON.stringify(counts));
}
process.exit(failed.length === 0 ? 0 : 1);
