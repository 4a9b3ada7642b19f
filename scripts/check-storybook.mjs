// Builds the static Storybook and uses it in a browser: brand, start page, search, documentation and stories.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect as baseExpect } from 'playwright/test';
import { launchOptions } from './browser.mjs';
import { root, run } from './lib.mjs';
import { serveFolder } from './serve-folder.mjs';

// Pages load slowly beside other suites.
const expect = baseExpect.configure({ timeout: 60_000 });
const folder = join(root, 'node_modules/.cache/storybook-static');

/** With play functions that wait for dialogs, portals and timers. */
const stories = [
  'screens-meeting-meetingnotice--soon-and-more',
  'patterns-datatable--members',
  'primitives-menu--keyboard',
];

const checks = {
  async 'shows the brand and pictures on the start page'(page) {
    await page.goto('/');
    await expect(page.getByRole('img', { name: 'Virtual Office' })).toBeVisible();
    const start = page.frameLocator('#storybook-preview-iframe');
    await expect(start.getByRole('heading', { level: 1 }).first()).toHaveText(/Design system/);
    const office = start.frameLocator('.office-gallery iframe').first();
    await expect(office.getByRole('navigation').first()).toBeVisible();
  },
  async 'finds components in both languages'(page) {
    await page.goto('/iframe.html?viewMode=docs&id=start-here--docs');
    const search = page.getByRole('searchbox');
    const results = page.getByRole('search').getByRole('link');
    await search.fill('date picker');
    await expect(results).toHaveText(['DatePicker']);
    await search.fill('ぼたん');
    await expect(results.first()).toHaveText('Button');
    await expect(results.first()).toHaveAttribute('href', /primitives-button--docs/);
    await search.fill('no such component');
    await expect(results).toHaveCount(0);
  },
  async 'lists the tokens with values, contrasts and uses'(page) {
    await page.goto('/iframe.html?viewMode=docs&id=foundations-tokens--docs');
    const name = page.getByText('--office-color-text', { exact: true });
    const row = page.getByRole('row').filter({ has: name });
    await expect(row).toContainText('#21201c');
    await expect(row).toContainText(/\d+\.\d:1/);
    await expect(row).toContainText('Button');
  },
  async 'shows documentation with copyable code'(page) {
    await page.goto('/iframe.html?viewMode=docs&id=primitives-button--docs');
    await expect(page.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible();
    await expect(
      page.getByText("import { Button } from '@office/ui/Button'").first(),
    ).toBeAttached();
    await page.goto('/iframe.html?viewMode=docs&id=releases--docs');
    await expect(page.getByRole('heading', { name: 'Next release' })).toBeVisible();
  },
  ...Object.fromEntries(
    stories.map((id) => [
      `plays ${id}`,
      async (page) => {
        await page.goto(`/iframe.html?viewMode=story&id=${id}`);
        await page.locator('#storybook-root > *').first().waitFor();
        await page.waitForFunction(
          () => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
        );
        await expect(page.locator('.sb-errordisplay')).toBeHidden();
      },
    ]),
  ),
};

const code = await run('storybook', ['build', '--quiet', '--output-dir', folder]);
if (code !== 0) process.exit(code);
const site = await serveFolder(folder);
const browser = await chromium.launch(launchOptions);
for (const [title, check] of Object.entries(checks)) {
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' });
  const thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  try {
    await check(page);
    expect(thrown).toEqual([]);
    console.log(`✓ ${title}`);
  } catch (error) {
    console.log(`✗ ${title}\n${error.message}`);
    process.exitCode = 1;
  }
  await page.close();
}
await browser.close();
await site.close();
await rm(folder, { recursive: true, force: true });
