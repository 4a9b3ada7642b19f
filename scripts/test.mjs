// npm test: the quick set of every suite. npm test -- all: every test. A suite whose files have not changed since it
// last passed is skipped, unless CI is set. npm test -- lint unit server …: runs only those suites, and always.
// --verbose shows all output.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasBrowser } from './browser.mjs';
import { fingerprint, isVerbose, root, taskArguments } from './lib.mjs';
import { suites } from './suites.mjs';
import { setAfter, testSetVariable } from './test-set.mjs';

const results = join(root, 'test-results');
const memory = join(root, 'node_modules/.cache/office-tests.json');
const concurrency = 2;
const common = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts',
];

// Shares Node's compile cache between processes.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');

const set = taskArguments.includes('all') ? 'all' : 'quick';
process.env[testSetVariable] = set;
const named = taskArguments.filter((word) => word !== 'all');
const unknown = named.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}. Suites: ${Object.keys(suites).join(', ')}`,
  );
  process.exit(2);
}
const ofSet = Object.keys(suites).filter((name) => suites[name].sets?.includes(set) ?? true);
const chosen = named.length > 0 ? named : ofSet;
if (chosen.some((name) => suites[name].needsBrowser) && !hasBrowser) {
  console.error('No browser was found. Get one with: npx playwright install chromium');
  process.exit(1);
}
const ignoresLastRun = named.length > 0 || Boolean(process.env.CI);
const isAlone = chosen.length === 1;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** The last green run of each set of each suite: `{ files, passed }`. */
const lastResults = readMemory();
const counts = new Map();
const failures = [];
/** Flaky tests and warnings. */
const notices = [];

function readMemory() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

function remember(key, run) {
  lastResults[key] = run;
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(lastResults));
}

async function runSuite(name) {
  const { run, files, sets } = suites[name];
  const suiteSet = process.env.CI ? setAfter(performance.now() / 60_000, set, suites[name]) : set;
  process.env[testSetVariable] = suiteSet;
  if (suiteSet !== set) {
    const isSkipped = sets && !sets.includes(suiteSet);
    notices.push([name, `${isSkipped ? 'skipped' : 'ran the quick set'}, because it started late`]);
    if (isSkipped) {
      report(name, { passed: 0, failed: 0 }, 'skipped');
      return;
    }
  }
  const now = files && fingerprint([...common, ...files]);
  // A run of every test has passed the quick set, too.
  const last = [suiteSet, 'all']
    .map((each) => lastResults[`${each} ${name}`])
    .find((run) => now !== undefined && run?.files === now);
  if (!ignoresLastRun && last) {
    report(name, { passed: last.passed, failed: 0 }, 'unchanged');
    return;
  }
  const started = performance.now();
  const output = outputOf(name);
  const { passed, failed, reasons = [], flaky = [], warnings = [] } = await run(output);
  report(name, { passed, failed }, `${Math.round((performance.now() - started) / 1000)} s`);
  output.end(failed > 0);
  notices.push(...flaky.map((why) => [name, `failed, then passed: ${why}`]));
  notices.push(...warnings.map((why) => [name, why]));
  if (failed === 0) remember(`${suiteSet} ${name}`, { files: now, passed });
  else failures.push(...(reasons.length > 0 ? reasons : ['see above']).map((why) => [name, why]));
}

function report(name, count, time) {
  counts.set(name, count);
  const { passed, failed } = count;
  const line = [
    failed > 0 ? '✗' : '✓',
    name.padEnd(10),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    time.padStart(10),
  ];
  console.log(line.join(' '));
}

/** A single suite prints directly. Otherwise the output is logged and printed on failure. */
function outputOf(name) {
  if (isAlone) return { stdio: 'inherit', end: () => {} };
  const path = join(results, `${name}.log`);
  const file = openSync(path, 'w');
  return {
    stdio: ['ignore', file, file],
    end: (hasFailed) => {
      closeSync(file);
      if (hasFailed || isVerbose) console.log(`\n── ${name}\n${readFileSync(path, 'utf8')}`);
    },
  };
}

/** Runs the background suites and two others at a time, in table order, respecting `after`. */
async function runAll() {
  const waiting = [...chosen];
  const running = new Map();
  const isReady = (name) =>
    suites[name].after?.every((other) => counts.has(other) || !chosen.includes(other)) ?? true;
  const isBackground = (name) => suites[name].isBackground ?? false;
  const hasSlot = () =>
    [...running.keys()].filter((name) => !isBackground(name)).length < concurrency;
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((name) => isReady(name) && (isBackground(name) || hasSlot()));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        runSuite(next).finally(() => running.delete(next)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
}

if (!isAlone) console.log(`${chosen.join(', ')}: ${concurrency} at a time …`);
await runAll();
const sum = (key) => chosen.reduce((total, name) => total + counts.get(name)[key], 0);
for (const [name, why] of notices) console.log(`\n⚠ ${name}: ${why}`);
for (const [name, why] of failures) console.log(`\n✗ ${name}: ${why}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
