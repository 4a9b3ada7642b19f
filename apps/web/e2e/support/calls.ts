import type { Locator, Page } from 'playwright/test';
import { openFinder } from './finder.ts';
import { expect } from './test.ts';

export const callBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your voice chat' });

/** @param search words that find only the member */
export async function callFromFinder(page: Page, search: string): Promise<void> {
  await openFinder(page);
  const finder = page.getByRole('dialog', { name: 'Find a member' });
  await finder.getByRole('combobox').fill(search);
  await expect(finder.getByRole('option')).toHaveCount(1);
  await finder.getByRole('button', { name: /^Invite .* to a voice chat$/ }).click();
}
