import type { Page } from 'playwright/test';
import { panels } from '../src/shell/panels.ts';
import { findA11yViolations } from './support/barriers.ts';
import { findSmallTouchTargets } from './support/touchTargets.ts';
import { expect, skipInQuickSet, sakura, test } from './support/test.ts';
import { watchViolations } from './support/violations.ts';

/** Returns a function that waits until the page has no pending requests and starts no more. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let last = 0;
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      open.delete(request);
      last = performance.now();
    });
  return () =>
    expect
      .poll(() => open.size === 0 && performance.now() - last > 300, { intervals: [100] })
      .toBe(true);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test('no office page has accessibility or CSP violations', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({
    ...{ as: 'aoi@sakura.example', organization: sakura },
    ...{ language: 'ja', colorScheme: 'dark' },
  });
  const violations = await watchViolations(page);
  const untilQuiet = watchRequests(page);
  const paths = new Set(panels.map(({ path }) => path.replace(/[/#]:.*$/, '')));
  const barriers: string[] = [];
  await page.goto('/main');
  await expect(heading(page)).toBeAttached();
  await untilQuiet();
  const status = ['/organization', '/404', '/401', '/500', '/terms-of-service'];
  for (const path of [...paths, ...status]) {
    // Client-side navigation, so that the office is not reloaded for each page.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(heading(page)).toBeAttached();
    await untilQuiet();
    barriers.push(...(await findA11yViolations(page)));
  }
  expect(barriers).toEqual([]);
  expect(violations).toEqual([]);
});

test('no page before sign-in has accessibility or CSP violations', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en', colorScheme: 'light' });
  const violations = await watchViolations(page);
  const untilQuiet = watchRequests(page);
  const barriers: string[] = [];
  const paths = ['/auth/sign-in', '/auth/forgot-password', '/join-organization', '/404', '/500'];
  for (const path of paths) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await untilQuiet();
    barriers.push(...(await findA11yViolations(page)));
  }
  expect(barriers).toEqual([]);
  expect(violations).toEqual([]);
});

test('touch targets on a phone are large enough', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({
    ...{ as: 'ren@sakura.example', organization: sakura, language: 'en' },
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const untilQuiet = watchRequests(page);
  const missed: string[] = [];
  for (const path of [
    '/settings',
    '/people',
    '/tutorial',
    '/online-meeting',
    '/question-and-answer',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await untilQuiet();
    missed.push(...(await findSmallTouchTargets(page)));
  }
  expect(missed).toEqual([]);
});
