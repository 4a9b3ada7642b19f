import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, sakura, test } from './support/test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

const modes = [
  { language: 'ja', colorScheme: 'dark' },
  { language: 'en', colorScheme: 'light' },
] as const;

for (const mode of modes) {
  test(`axe finds nothing on the pages before signing in (${mode.language})`, async ({
    newBrowser,
  }) => {
    const { page } = await newBrowser(mode);
    for (const path of ['/auth/sign-in', '/auth/forgot-password', '/404', '/500']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    }
  });

  test(`axe finds nothing on the pages of the office (${mode.language})`, async ({
    newBrowser,
  }) => {
    const { page } = await newBrowser({ ...mode, as: 'aoi@sakura.example', organization: sakura });
    const paths = ['/main', '/organization', '/people', '/map', '/voice-chat', '/settings'];
    for (const path of [...paths, '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
    }
  });
}
