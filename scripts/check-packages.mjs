// Publishes the packages to a registry on this machine as a release does, checks each published package, and uses
// them in two apps. Also checks the size of the web app's first page; the quick set of the tests does only that.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';
import { capture, root } from './lib.mjs';
import { runIn } from './outside/app.mjs';
import { checkNextApp } from './outside/next.mjs';
import { checkViteApp } from './outside/vite.mjs';
import { startRegistry } from './registry.mjs';
import { isQuickSet } from './test-set.mjs';

async function check(title, action) {
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  try {
    const said = await action();
    console.log(`✓ ${title}, ${seconds()}${said ? `\n${said}` : ''}`);
    return true;
  } catch (error) {
    console.log(`✗ ${title}, ${seconds()}\n${error.message}`);
    process.exitCode = 1;
    return false;
  }
}

async function script(file, ...args) {
  const { code, output } = await capture('node', [file, ...args]);
  if (code !== 0) throw new Error(output);
  return output;
}

async function checkPackage({ folder, registry }, name) {
  const tarball = await registry.download(`@office/${name}`, folder);
  const types = await runIn(folder, 'tar', ['-xzOf', tarball, '--wildcards', '*.d.ts']);
  // References to the specification are useless to package users, who do not have it.
  const [citation] = /.*§.*/.exec(types) ?? [];
  if (citation)
    throw new Error(`Its types import modules that consumers do not have: ${citation.trim()}`);
  return script(`packages/${name}/scripts/check-package.mjs`, tarball);
}

async function checkEach(given) {
  for (const name of ['vocabulary', 'api', 'embed', 'ui']) {
    await check(`@office/${name}`, () => checkPackage(given, name));
  }
}

async function checkApps({ folder, registry }) {
  const browser = await chromium.launch(launchOptions);
  const given = { folder, registry, browser };
  await check('a Next app renders them on its server and takes them over', () =>
    checkNextApp(given),
  );
  await check('a Vite app signs in at an office with them', () => checkViteApp(given));
  await browser.close();
}

async function checkPublished() {
  const folder = await mkdtemp(join(tmpdir(), 'office-packages-'));
  const registry = await startRegistry(join(folder, 'registry'));
  const given = { folder, registry };
  try {
    const isPublished = await check('published as a release does', async () => {
      await runIn(root, 'npm', ['run', 'release', '--', '--no-git-tag'], registry.env);
    });
    if (isPublished) await Promise.all([checkEach(given), checkApps(given)]);
  } finally {
    await registry.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

await check('the web app’s first page', () => script('apps/web/scripts/check-size.mjs'));
if (!isQuickSet) await checkPublished();
