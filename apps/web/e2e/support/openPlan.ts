import { expect, type Page } from 'playwright/test';
import { member } from './member.ts';
import type { NewBrowser } from './test.ts';

/** Opens the office of a member as a floor plan, and waits for the list of its areas. */
export async function openPlan(newBrowser: NewBrowser, name: string): Promise<Page> {
  const { page } = await newBrowser(member(name));
  await page.addInitScript(() => localStorage.setItem('office.view', '2d'));
  await page.goto('/main');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  return page;
}
