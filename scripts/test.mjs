// npm test: everything. npm test -- lint unit server …: only those suites.
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hasBrowser } from './browser.mjs';
import { root, run } from './lib.mjs';
import { lint } from './lint.mjs';

const results = join(root, 'test-results');

/** Counts of a vitest run, read from its own report. A run that wrote none failed as a whole. */
async function vitest(name, project, output) {
  const report = join(results, `${name}.json`);
  const code = await output.run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(code, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const place = relative(root, file);
      if (status === 'failed' && failed.length === 0) return [`${place}\n${message}`];
      return failed.map((test) => `${place}: ${test.fullName}\n${test.failureMessages[0] ?? ''}`);
    });
    return { passed: numPassedTests, failed: numFailedTests, failures };
  });
}

/** The built scene in a browser, by Node's own test runner; its counts are read from the TAP report. */
async function scene(output) {
  const report = join(results, 'scene.tap');
  const code = await output.run('node', [
    '--test',
    '--test-timeout=120000',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    'packages/scene/test/*.browser.test.ts',
  ]);
  return counted(code, () => {
    const tap = readFileSync(report, 'utf8');
    const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)[1]);
    const failures = [...tap.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, test]) => test);
    return { passed: count('pass'), failed: count('fail') + count('cancelled'), failures };
  });
}

async function endToEnd(output) {
  const report = join(results, 'e2e.json');
  const code = await output.run(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return counted(code, () => {
    const { stats, suites: files } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: files.flatMap(failedSpecs),
    };
  });
}

function failedSpecs({ specs, suites: nested = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results: tries }) => tries).find((one) => one.error)?.error;
      return `${file}: ${title}\n${error?.message ?? ''}`;
    }),
    ...nested.flatMap(failedSpecs),
  ];
}

async function script(output, ...line) {
  return counted(await output.run('node', line), () => ({ passed: 1, failed: 0 }));
}

/** A run that ended badly counts one failure at least, whatever its report says. */
function counted(code, read) {
  try {
    const counts = read();
    return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const suites = {
  lint,
  unit: (output) => vitest('unit', 'unit', output),
  server: (output) => vitest('server', 'server', output),
  build: (output) => script(output, 'scripts/build.mjs', '--packages'),
  packages: (output) => script(output, 'scripts/check-packages.mjs'),
  scene,
  stories: (output) => vitest('stories', 'stories*', output),
  e2e: endToEnd,
};

/**
 * One stage after the other; the suites of a stage two at a time, the long ones first: each of those in the
 * middle keeps about one core busy, the end-to-end tests two.
 */
const stages = [['build'], ['server', 'stories', 'scene', 'lint', 'unit', 'packages'], ['e2e']];
const atOnce = 2;

const needsBrowser = new Set(['packages', 'scene', 'stories', 'e2e']);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}. Suites: ${Object.keys(suites).join(', ')}`,
  );
  process.exit(2);
}
const chosen = asked.length > 0 ? asked : Object.keys(suites);
if (chosen.some((name) => needsBrowser.has(name)) && !hasBrowser) {
  console.error('No browser was found. Get one with: npx playwright install chromium');
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** A suite that runs alone shows its output as it comes. */
const live = { print: (line) => console.log(line), run };

/** A suite that runs beside another one writes to a file, which is shown when it has ended. */
function filed(name) {
  const path = join(results, `${name}.log`);
  const file = openSync(path, 'w');
  return {
    print: (line) => appendFileSync(file, `${line}\n`),
    run: (command, args, options) =>
      run(command, args, { ...options, stdio: ['ignore', file, file] }),
    show() {
      closeSync(file);
      console.log(`\n── ${name}\n${readFileSync(path, 'utf8')}`);
    },
  };
}

const table = new Map();
/** The failures, once more at the end, for readers who see only that. */
const failuresSaid = [];

async function runSuite(name, output) {
  const started = performance.now();
  const { passed, failed, failures = [] } = await suites[name](output);
  const seconds = Math.round((performance.now() - started) / 1000);
  table.set(name, { suite: name, passed, failed, seconds });
  if (failed === 0) return;
  const reasons = failures.length > 0 ? failures : ['see above'];
  failuresSaid.push(...reasons.map((reason) => `✗ ${name}: ${withoutNoise(reason)}`));
}

function withoutNoise(reason) {
  return stripVTControlCharacters(reason)
    .replace(/^ +at .*node_modules.*$\n?/gm, '')
    .trim();
}

async function runBeside(names) {
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const output = filed(name);
      await runSuite(name, output);
      output.show();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

for (const stage of stages) {
  const names = stage.filter((name) => chosen.includes(name));
  if (names.length > 1) {
    console.log(`\n${names.join(', ')}: ${atOnce} at a time …`);
    await runBeside(names);
    continue;
  }
  for (const name of names) {
    console.log(`\n── ${name}`);
    await runSuite(name, live);
  }
}

const rows = chosen.map((name) => table.get(name));
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${failuresSaid.join('\n\n')}`);
console.table(rows);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
