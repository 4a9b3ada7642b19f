import type { Locator, Page } from 'playwright/test';

export const finder = (page: Page): Locator =>
  page.getByRole('combobox', { name: /Name, reading or department/ });

export async function openFinder(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Find a member');
  await page.getByRole('option', { name: 'Find a member', exact: true }).click();
}
