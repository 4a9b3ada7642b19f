import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

export async function openFlatOffice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : original.call(this, kind as '2d');
    } as typeof original;
  });
  await page.goto('/main');
  await line(page, 'Meeting room Sakura').press('*');
  await expect(line(page, 'Seat A-6')).toBeVisible();
}

/** Presses a button by keyboard once it is enabled. Playwright waits for that only before clicks. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

export const tree = (page: Page): Locator =>
  page.getByRole('tree', { name: 'Rooms, people and seats by floor' });

export const line = (page: Page, text: string): Locator =>
  tree(page).getByRole('treeitem').filter({ hasText: text });

/** Matches the accessible name, because the text starts with initials until the picture has loaded. */
export const person = (page: Page, name: string): Locator =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${name}`) });

export const face = (page: Page, name: string): Locator =>
  page
    .locator('[data-part="Person"]')
    .filter({ hasText: name })
    .getByRole('img', { includeHidden: true });
