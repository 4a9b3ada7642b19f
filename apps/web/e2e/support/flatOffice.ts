import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** The office in a browser in which nothing can be drawn in 3D, all rooms open in the list. */
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

/** Presses a button by keyboard once it is not busy: Playwright waits for that with clicks alone. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** The list beside the plan. */
export const tree = (page: Page): Locator =>
  page.getByRole('tree', { name: 'Rooms, people and seats by floor' });

export const line = (page: Page, text: string): Locator =>
  tree(page).getByRole('treeitem').filter({ hasText: text });

/**
 * Someone's own line, not that of their seat. By its name: in its text the first letters of theirs come before it
 * until their picture is there.
 */
export const person = (page: Page, name: string): Locator =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** Someone's picture on the plan. */
export const face = (page: Page, name: string): Locator =>
  page
    .locator('[data-part="Person"]')
    .filter({ hasText: name })
    .getByRole('img', { includeHidden: true });
