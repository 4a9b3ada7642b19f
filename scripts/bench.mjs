// npm run bench: lists the benchmarks, the files bench/<name>.bench.ts of the packages.
// npm run bench -- <name> …: builds the sources if needed and runs one benchmark.
// npm run bench -- all: runs every benchmark, one after the other.
//
// --quick runs small sizes, two benchmarks at a time, and compares the ratios with bench/baseline.json. Ratios of quick
// runs are counts, so that they do not depend on the load. A benchmark that throws in `all --quick` runs once more, and is
// listed as flaky if it passes then. A ratio that is worse than the baseline by
// more than 25 % is measured twice more, and the benchmark fails when the best of the three is worse, too. A ratio
// without baseline fails. --quick --update stores the median ratios of three runs instead. --verbose prints the output
// of passed benchmarks. --report=<file> writes the counts to the file.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  bestOf,
  compareWithBaseline,
  isFailure,
  medianOf,
  updateBaseline,
} from './bench-baseline.mjs';
import { resultsVariable } from './bench-results.mjs';
import { capture, isVerbose, root, run, taskArguments } from './lib.mjs';

const isOption = (word) => word === '--update' || word.startsWith('--report=');
const [name, ...args] = taskArguments.filter((word) => !isOption(word));
const isQuick = args.includes('--quick');
const updates = taskArguments.includes('--update');
const report = taskArguments
  .find((word) => word.startsWith('--report='))
  ?.slice('--report='.length);
/** Milliseconds after which a benchmark with quick sizes is stopped and fails. */
const quickTimeout = 300_000;
/** Measured times would affect each other; the counts of quick runs do not. */
const concurrency = name === 'all' && isQuick ? 2 : 1;
const baselineFile = join(root, 'bench/baseline.json');

const files = new Map(
  globSync('{apps,packages}/*/bench/*.bench.ts', { cwd: root }).map((file) => [
    basename(file, '.bench.ts'),
    file,
  ]),
);
const known = [...files.keys()].sort();
if (name !== 'all' && !files.has(name)) {
  console.log(
    `Benchmarks: ${known.join(', ')}\nRun one with: npm run bench -- <name>, all of them with: npm run bench -- all`,
  );
  process.exit(name ? 2 : 0);
}
if (updates && !isQuick) {
  console.error('--update needs --quick, because the baseline has the ratios of the quick sizes.');
  process.exit(2);
}
await import('./build.mjs');
if (name !== 'all' && !isQuick) process.exit(await run('node', [files.get(name), ...args]));

const startedAt = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'office-bench-'));
const runs = [];
try {
  const waiting = name === 'all' ? [...known] : [name];
  const runNext = async () => {
    for (let bench = waiting.shift(); bench; bench = waiting.shift())
      runs.push(await measure(bench));
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
  runs.sort((one, other) => known.indexOf(one.bench) - known.indexOf(other.bench));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const threw = runs.filter(({ failed }) => failed);
if (updates && threw.length === 0) {
  const updated = updateBaseline(readBaseline(), runs, known);
  writeFileSync(baselineFile, `${JSON.stringify(updated, null, 2)}\n`);
}
// The baseline has the ratios of the quick sizes only.
const rows = isQuick
  ? compareWithBaseline(readBaseline(), runs, known)
  : runs.flatMap(({ bench, failed, ratios }) => {
      if (failed) return [{ bench, verdict: 'threw' }];
      return ratios.length > 0 ? ratios : [{ bench, verdict: 'ok' }];
    });
printTable(rows);
const flakyRuns = runs.filter((run) => run.firstOutput !== undefined);
for (const { bench } of flakyRuns) console.log(`⚠ ${bench}: failed, then passed`);
const failedRows = rows.filter(isFailure);
if (report) {
  const reasons = failedRows.map(
    (row) => `${[row.bench, row.name].filter(Boolean).join(', ')}: ${reasonOf(row)}`,
  );
  const flaky = flakyRuns.map(({ bench, firstOutput }) => `${bench}\n${lastLines(firstOutput)}`);
  const passed = rows.length - failedRows.length;
  const counts = { passed, failed: failedRows.length, reasons, flaky };
  writeFileSync(report, JSON.stringify(counts));
}
process.exit(failedRows.length === 0 ? 0 : 1);

function readBaseline() {
  return JSON.parse(readFileSync(baselineFile, 'utf8'));
}

async function measure(bench) {
  const first = await runRepeated(bench);
  if (!isQuick || first.failed || first.ratios.length === 0) return first;
  const isWorse = compareWithBaseline(readBaseline(), [first], known).some(
    ({ verdict }) => verdict === 'worse',
  );
  if (!updates && !isWorse) return first;
  const all = [first, await runBench(bench), await runBench(bench)];
  return updates ? medianOf(all) : bestOf(all);
}

/** Repeats a failed benchmark once. `firstOutput` is the output of the run that failed. */
async function runRepeated(bench) {
  const first = await runBench(bench);
  if (!first.failed || name !== 'all' || !isQuick) return first;
  const second = await runBench(bench);
  return second.failed ? second : { ...second, firstOutput: first.output };
}

async function runBench(bench) {
  const results = join(folder, `${bench}.jsonl`);
  writeFileSync(results, '');
  const options = {
    env: { ...process.env, [resultsVariable]: results },
    timeout: isQuick ? quickTimeout : undefined,
  };
  const line = ['node', [files.get(bench), ...args]];
  const started = performance.now();
  const isPrinted = isVerbose || name !== 'all';
  if (isPrinted) console.log(`── ${bench}`);
  const { code, output } = isPrinted
    ? { code: await run(...line, options), output: '' }
    : await capture(...line, options);
  const seconds = Math.round((performance.now() - started) / 1000);
  const failed = code !== 0;
  console.log(`${failed ? '✗' : '✓'} ${bench}, ${seconds} s`);
  if (failed && output) console.log(output);
  const lines = readFileSync(results, 'utf8').split('\n').filter(Boolean);
  return { bench, seconds, failed, output, ratios: lines.map((each) => JSON.parse(each)) };
}

function printTable(all) {
  const cell = (value) => (value === undefined ? '' : value.toPrecision(3));
  const table = [
    ['bench', 'seconds', 'ratio', 'value', 'baseline', 'verdict'],
    ...all.map(({ bench, name: ratio = '', value, baseline, verdict = '' }, index) => {
      const isFirst = all[index - 1]?.bench !== bench;
      const seconds = runs.find((each) => each.bench === bench)?.seconds ?? '';
      return [
        ...(isFirst ? [bench, String(seconds)] : ['', '']),
        ...[ratio, cell(value), cell(baseline), verdict],
      ];
    }),
  ];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const isNumber = (column) => [1, 3, 4].includes(column);
  for (const row of table) {
    const cells = row.map((text, column) =>
      isNumber(column) ? text.padStart(widths[column]) : text.padEnd(widths[column]),
    );
    console.log(cells.join('  ').trimEnd());
  }
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s in all`);
}

function reasonOf({ bench, value, baseline, verdict }) {
  if (verdict === 'worse') return `${value.toPrecision(3)} is worse than ${baseline} by over 25 %`;
  if (verdict !== 'threw') return `${verdict} (npm run bench -- ${bench} --quick --update)`;
  const { output } = runs.find((run) => run.bench === bench);
  return `threw\n${lastLines(output)}`.trim();
}

function lastLines(output) {
  return output.trim().split('\n').slice(-20).join('\n');
}
