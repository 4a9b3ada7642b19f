// Tests the package as a consumer gets it: validates the archive with publint and attw, installs it into a
// bare Vite app, uses it in a browser, measures the app's size, and compares the public names with the
// committed list.
//   node packages/ui/scripts/check-package.mjs [archive]  (builds and packs without an archive; --update:
//   accepts
//                                                          new public names)
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkClientModules } from './client-modules.mjs';
import { components, entries } from './entries.mjs';
import { testInBrowser } from './packed-browser.mjs';
import {
  bundleWithoutPeers,
  checkFileNames,
  compileExample,
  installPacked,
  measure,
  renderOnServer,
} from './packed-app.mjs';
import { checkDescriptions, comparePublicNames } from './public-names.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const workspace = join(root, '../..');
const path = [join(workspace, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, env: { ...process.env, PATH: path }, encoding: 'utf8' });

/** Size limits in KB gzipped by bundler, without React and modules loaded on demand: the measured value plus a margin. */
const apps = [
  { title: 'Button', components: ['Button'], limits: { esbuild: 12, Vite: 12 } },
  {
    title: 'Button + Dialog + FormField + Select + Tabs + TextField + Toast',
    components: ['Button', 'Dialog', 'FormField', 'Select', 'Tabs', 'TextField', 'Toast'],
    limits: { esbuild: 49, Vite: 45 },
  },
  { title: 'DataTable', components: ['DataTable'], limits: { esbuild: 28, Vite: 27 } },
  {
    title: 'DateRangeField',
    components: ['DateRangeField'],
    limits: { esbuild: 25, Vite: 24 },
  },
];

const problems = [];

async function check(title, action) {
  try {
    await action();
    console.log(`ok      ${title}`);
  } catch (error) {
    problems.push(title);
    console.log(`failed  ${title}\n${error.stdout || error.stderr || error.message}`);
  }
}

const inLayer = (layer) =>
  [...components()].flatMap(([name, folder]) => (folder.startsWith(`${layer}/`) ? [name] : []));

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

async function printSizes(app) {
  console.log('\n     JS     CSS     sum   limit   later  KB gzipped, React outside');
  for (const { title, components, limits } of apps) {
    for (const [bundler, { js, css, later }] of Object.entries(await measure(app, components))) {
      const sum = js + css;
      const limit = limits[bundler];
      console.log(
        `${kilobytes(js)} ${kilobytes(css)} ${kilobytes(sum)} ${String(limit).padStart(7)} ${kilobytes(later)}  ${title}, ${bundler}`,
      );
      if (sum > limit * 1000) problems.push(`${title}, ${bundler}: over ${limit} KB`);
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'office-ui-'));
try {
  mkdirSync(join(folder, 'pack'));
  const given = process.argv.slice(2).find((word) => !word.startsWith('--'));
  if (!given) run('pnpm', ['pack', '--pack-destination', join(folder, 'pack')]);
  const [archive] = readdirSync(join(folder, 'pack'));
  const tarball = given ?? join(folder, 'pack', archive);

  await check('modules of browsers say so', () => checkClientModules(join(root, 'dist')));
  await check('publint', () => run('publint', ['run', tarball, '--strict']));
  await check('names of files on any disk', () => checkFileNames(tarball));
  await check('types of every entry (attw)', () =>
    run('attw', [
      tarball,
      ...['--profile', 'esm-only', '--format', 'ascii'],
      ...['--entrypoints', '.', ...entries().keys()],
    ]),
  );
  await check('public names', () =>
    comparePublicNames(root, { update: process.argv.includes('--update') }),
  );
  await check('every prop of a primitive or pattern is described', () => checkDescriptions(root));
  const app = join(folder, 'app');
  await check('installs into a bare Vite app', () => installPacked({ tarball, app, root }));
  await check('primitives and patterns bundle without i18next', () =>
    bundleWithoutPeers({ tarball, app: join(folder, 'bare'), root }),
  );
  await check('the example of README.md compiles', () =>
    compileExample({ app, root, tsc: join(workspace, 'node_modules/.bin/tsc') }),
  );
  await check('every primitive and pattern renders on a server', () =>
    renderOnServer({ app, root, primitives: inLayer('primitives'), patterns: inLayer('patterns') }),
  );
  await check('works in a browser, under a strict policy and in forced colours', () =>
    testInBrowser(app),
  );
  await printSizes(app);
  const whole = readFileSync(join(app, 'node_modules/@office/ui/dist/styles.css'));
  const { gzipSync } = await import('node:zlib');
  console.log(`\n${kilobytes(gzipSync(whole).length)} KB gzipped: styles.css, everything`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) {
  console.error(`\nfailed: ${problems.join(', ')}`);
  process.exitCode = 1;
}
