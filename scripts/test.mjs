// npm test: everything. npm test -- lint unit server …: only those suites.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { root, run } from './lib.mjs';
import { lint } from './lint.mjs';

const results = join(root, 'test-results');

/** Counts of a vitest run, read from its own report. A run that wrote none failed as a whole. */
async function vitest(name, projects) {
  const report = join(results, `${name}.json`);
  const code = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(code, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/** The built scene in a browser, by Node's own test runner; its counts are read from the TAP report. */
async function scene() {
  const report = join(results, 'scene.tap');
  const code = await run('node', [
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
    return { passed: count('pass'), failed: count('fail') + count('cancelled') };
  });
}

async function endToEnd() {
  const report = join(results, 'e2e.json');
  const code = await run(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'],
    {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  return counted(code, () => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

async function command(...line) {
  return counted(await run(line[0], line.slice(1)), () => ({ passed: 1, failed: 0 }));
}

/** A run that ended badly counts one failure at least, whatever its report says. */
function counted(code, read) {
  try {
    const { passed, failed } = read();
    return code === 0 ? { passed, failed } : { passed, failed: Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const suites = {
  lint,
  unit: () => vitest('unit', ['unit']),
  server: () => vitest('server', ['server']),
  build: () => command('node', 'scripts/build.mjs', '--packages'),
  packages: () => command('node', 'scripts/check-packages.mjs'),
  scene,
  stories: () => vitest('stories', ['stories*']),
  e2e: endToEnd,
};
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
if (chosen.some((name) => needsBrowser.has(name)) && !findBrowser()) {
  console.error('No browser was found. Get one with: npx playwright install chromium');
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };
const table = [];
for (const name of chosen) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { passed, failed } = await suites[name]();
  total.passed += passed;
  total.failed += failed;
  table.push({
    suite: name,
    passed,
    failed,
    seconds: Math.round((performance.now() - started) / 1000),
  });
}
console.log();
console.table(table);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
