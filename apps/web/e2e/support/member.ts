import { expect, type Page } from 'playwright/test';
import { sakura, type NewBrowserOptions } from './test.ts';

/** @param name local part of the email address */
export const member = (name: string): NewBrowserOptions => ({
  as: `${name}@sakura.example`,
  organization: sakura,
  language: 'en',
});

/** Resets the interval of ten minutes between notices about upcoming meetings. */
export async function allowNotice(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('office.meetingsAvailableNotify'));
}

export async function asMember(page: Page): Promise<{ authorization: string }> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'office_session');
  const { token } = JSON.parse(decodeURIComponent(session?.value ?? ''));
  return { authorization: `Bearer ${token}` };
}

/** Opens the office and waits for the socket, so that later events are received. */
export async function openOffice(page: Page, path = '/main'): Promise<void> {
  const connected = page.waitForEvent('websocket');
  await page.goto(path);
  await connected;
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
