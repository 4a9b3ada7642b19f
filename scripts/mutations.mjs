// npm run mutations: breaks one rule at a time (scripts/mutations/table.mjs), runs the tests of its area, and
// restores the file. Exits with 1 when a mutation is missed. The tests are those of `npm test`; with the word
// `all`, those of `npm test -- all`. The word `check` only verifies that each mutation applies and each suite has
// tests. Other words run only the mutations whose area or file contains one of them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root, taskArguments } from './lib.mjs';
import { mutations, suites } from './mutations/table.mjs';
import { testSetVariable } from './test-set.mjs';

const set = taskArguments.includes('all') ? 'all' : 'quick';
const filters = taskArguments.filter((word) => word !== 'all' && word !== 'check');
const chosen = mutations.filter(
  ({ suite, file }) =>
    filters.length === 0 ||
    filters.some((word) => suites[suite].area === word || file.includes(word)),
);

/** The mutated file and its original text. */
let open = null;

function restore() {
  if (open) writeFileSync(open.path, open.text);
  open = null;
}

process.on('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** @throws {Error} when the search string is not found exactly once */
function check({ file, find, replace }) {
  const count = textOf(file).split(find).length - 1;
  if (count !== 1) throw new Error(`${file}: found ${count} times, expected once:\n${find}`);
  if (find === replace) throw new Error(`${file}: the replacement is the same:\n${find}`);
}

function mutate({ file, find, replace }) {
  const path = join(root, file);
  const text = textOf(file);
  open = { path, text };
  // A function, because a replacement string would expand patterns such as `$&`.
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
}

/** Runs the tests of a suite; resolves to the exit code, the output and the seconds. */
async function runTests(suite) {
  const started = performance.now();
  const { project, files, name } = suites[suite];
  const { code, output } = await capture(
    'vitest',
    [
      ...['run', '--project', project, '--bail', '1', ...files],
      ...(name ? ['--testNamePattern', name] : []),
    ],
    { env: { ...process.env, [testSetVariable]: set } },
  );
  return { code, output, seconds: Math.round((performance.now() - started) / 1000) };
}

/** A mutation counts as caught only when a test fails: not when the run itself breaks. */
function isCaught({ code, output }) {
  return code !== 0 && / failed/.test(output);
}

/** @throws {Error} when a filter of a suite matches no tests, so that the suite would miss its mutations */
function checkSuites() {
  const isTest = (path) => /\.(?:test|stories)\.tsx?$/.test(path);
  const tests = globSync('{apps,packages}/*/{src,test}/**/*', { cwd: root }).filter(isTest);
  for (const [suite, { files }] of Object.entries(suites)) {
    const stale = files.filter((filter) => !tests.some((path) => path.includes(filter)));
    if (stale.length > 0) throw new Error(`${suite}: no tests match ${stale.join(', ')}`);
  }
}

checkSuites();
for (const mutation of chosen) check(mutation);
if (taskArguments.includes('check')) process.exit(0);
console.log(`${chosen.length} mutations, tests of the set "${set}"`);

// A suite that fails without a mutation would catch everything.
for (const suite of new Set(chosen.map((mutation) => mutation.suite))) {
  const run = await runTests(suite);
  if (run.code !== 0) {
    console.error(`The suite ${suite} fails without a mutation.\n${run.output}`);
    process.exit(1);
  }
  console.log(`passes without a mutation: ${suite}, ${run.seconds} s`);
}

const missed = [];
for (const mutation of chosen) {
  mutate(mutation);
  const run = await runTests(mutation.suite);
  restore();
  const caught = isCaught(run);
  if (!caught) missed.push(mutation);
  console.log(
    [
      caught ? '✓ caught' : '✗ missed',
      suites[mutation.suite].area.padEnd(6),
      `${run.seconds} s`.padStart(5),
      `${mutation.rule} (${mutation.file})`,
    ].join('  '),
  );
}

for (const { file, rule, find } of missed) console.log(`\n✗ ${rule}\n${file}\n${find}`);
console.log(`\n${chosen.length - missed.length} caught, ${missed.length} missed`);
process.exit(missed.length === 0 ? 0 : 1);
