import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, sakura, test } from './support/test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

for (const language of ['ja', 'en'] as const)
  test(`axe finds nothing on the main pages (${language})`, async ({ newBrowser }) => {
    const colorScheme = language === 'ja' ? 'dark' : 'light';
    const visitor = await newBrowser({ language, colorScheme });
    for (const path of ['/auth/sign-in', '/auth/forgot-password', '/404', '/500']) {
      await visitor.page.goto(path);
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(visitor.page);
    }
    const as = 'aoi@sakura.example';
    const { page } = await newBrowser({ language, colorScheme, as, organization: sakura });
    for (const path of ['/main', '/organization', '/people', '/map', '/settings', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
    }
  });
