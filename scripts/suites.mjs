// The suites of `npm test`: command, counts, and files that invalidate the last result.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run, dependencyFolders } from './lib.mjs';
import { testSetVariable } from './test-set.mjs';

const results = join(root, 'test-results');

/**
 * In start order: unit tests report within minutes, then long suites keep all cores busy. A suite with `isBackground`
 * starts first, runs at low priority and does not count as one of the parallel suites. Each returns
 * `{ passed, failed, reasons }` and writes to `output.stdio`. `flaky` lists tests that passed only when they were
 * retried, `warnings` are printed after the results. A passed suite is outdated if any of its `files` has changed. A
 * suite with `sets` runs in these sets only, or if it is named. In CI, a suite that starts more than `fullUntil` minutes
 * after the run belongs to the quick set.
 */
export const suites = {
  build: {
    run: (output) => script(output, 'scripts/build.mjs', '--verbose'),
  },
  unit: {
    run: (output) => vitest('unit', 'unit*', output),
    files: ['openapi', '.storybook', 'packages', 'apps/web', 'apps/admin', 'deploy'],
  },
  stories: {
    run: (output) => vitest('stories', 'stories*', output),
    needsBrowser: true,
    files: ['.storybook', 'packages/embed', ...dependencyFolders('packages/ui')],
  },
  server: {
    run: (output) => vitest('server', 'server', output),
    files: ['openapi', 'deploy', ...dependencyFolders('apps/server')],
  },
  scene: {
    run: scene,
    after: ['build'],
    needsBrowser: true,
    files: dependencyFolders('packages/scene'),
  },
  packages: {
    run: (output) => script(output, 'scripts/check-packages.mjs'),
    after: ['build'],
    needsBrowser: true,
    files: ['openapi', 'apps', 'packages', '.changeset'],
  },
  pictures: {
    run: pictures,
    sets: ['all'],
    needsBrowser: true,
    files: ['.storybook', 'packages/embed', ...dependencyFolders('packages/ui')],
  },
  e2e: {
    run: endToEnd,
    // Uses all cores with several browsers and servers, so it starts after the other suites.
    after: ['build', 'stories', 'server', 'scene', 'packages', 'pictures'],
    fullUntil: 40,
    needsBrowser: true,
    files: ['openapi', 'packages', 'apps'],
  },
  storybook: {
    run: (output) => script(output, 'scripts/check-storybook.mjs'),
    // Starts after the long suites, so that it does not delay them.
    after: ['e2e'],
    sets: ['all'],
    fullUntil: 75,
    needsBrowser: true,
    files: ['.storybook', '.changeset', 'packages/embed', ...dependencyFolders('packages/ui')],
  },
  lint: {
    run: lint,
    isBackground: true,
    files: ['.'],
  },
  bench: {
    run: benches,
    after: [
      ...['build', 'stories', 'server', 'scene', 'packages', 'pictures', 'e2e'],
      ...['storybook', 'lint', 'unit'],
    ],
    sets: ['all'],
    fullUntil: 65,
    needsBrowser: true,
    files: ['openapi', 'packages', 'apps', 'bench'],
  },
};

async function vitest(name, project, { stdio }) {
  const report = join(results, `${name}.json`);
  const code = await run(
    'vitest',
    [
      ...['run', '--project', project, `--retry=${process.env.CI ? 1 : 0}`],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { stdio },
  );
  return withFailureCount(code, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      reasons: testResults.flatMap(failedTests),
      flaky: testResults.flatMap(flakyTests),
    };
  });
}

function failedTests({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [withoutNoise(`${relative(root, name)}\n${message}`)];
  return failed.map((test) => describeError(name, test));
}

/** A test that passed when it was retried keeps the error of its first attempt. */
function flakyTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => describeError(name, test));
}

function describeError(path, { fullName, failureMessages }) {
  return withoutNoise(`${relative(root, path)}: ${fullName}\n${failureMessages[0] ?? ''}`);
}

async function scene({ stdio }) {
  const report = join(results, 'scene.tap');
  const code = await run(
    'node',
    [
      ...['--test', '--test-timeout=120000'],
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
      `packages/scene/test/${sceneTests()}.browser.test.ts`,
    ],
    { stdio },
  );
  return withFailureCount(code, () => {
    const tap = readFileSync(report, 'utf8');
    const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)[1]);
    const reasons = [...tap.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, test]) => test);
    return { passed: count('pass'), failed: count('fail') + count('cancelled'), reasons };
  });
}

/** The quick set omits the walks through the office. */
function sceneTests() {
  return process.env[testSetVariable] === 'quick' ? '{conformance,cost,loader}' : '*';
}

async function endToEnd({ stdio }) {
  const report = join(results, 'e2e.json');
  const code = await run(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'],
    { stdio, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  return withFailureCount(code, () => {
    const { stats, suites: files } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      reasons: specsWith('unexpected', files),
      flaky: specsWith('flaky', files),
    };
  });
}

/** The specs with a test of this status, each with its first error. */
function specsWith(status, files) {
  return files.flatMap(({ specs, suites: nested = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((one) => one.error)?.error;
        return withoutNoise(`${file}: ${title}\n${error?.message ?? ''}`);
      }),
    ...specsWith(status, nested),
  ]);
}

async function lint({ stdio }) {
  const report = join(results, 'lint.json');
  const code = await run('node', ['scripts/lint.mjs', report], { stdio });
  return withFailureCount(code, () => JSON.parse(readFileSync(report, 'utf8')));
}

async function pictures({ stdio }) {
  const report = join(results, 'pictures.json');
  const code = await run('node', ['scripts/pictures.mjs', `--report=${report}`], { stdio });
  return withFailureCount(code, () => JSON.parse(readFileSync(report, 'utf8')));
}

async function benches({ stdio }) {
  const report = join(results, 'bench.json');
  const line = ['scripts/bench.mjs', 'all', '--quick', `--report=${report}`];
  const code = await run('node', line, { stdio });
  return withFailureCount(code, () => JSON.parse(readFileSync(report, 'utf8')));
}

async function script({ stdio }, ...line) {
  return withFailureCount(await run('node', line, { stdio }), () => ({ passed: 1, failed: 0 }));
}

/** A run with a non-zero exit code counts at least one failure, even if its report has none. */
function withFailureCount(code, read) {
  try {
    const counts = read();
    return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function withoutNoise(reason) {
  return stripVTControlCharacters(reason)
    .replace(/^ +at .*node_modules.*$\n?/gm, '')
    .trim();
}
