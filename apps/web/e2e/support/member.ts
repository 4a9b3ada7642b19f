import type { Page } from 'playwright/test';
import { sakura, type NewBrowserOptions } from './test.ts';

/** A member of Sakura Works, by what is before the @, in English. */
export const member = (name: string): NewBrowserOptions => ({
  as: `${name}@sakura.example`,
  organization: sakura,
  language: 'en',
});

/** Lets the page say of the next meeting that it can be joined, as ten minutes after the last notice. */
export async function allowNotice(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('office.meetingsAvailableNotify'));
}

/** The headers of a call that the signed-in member makes. */
export async function asMember(page: Page): Promise<{ authorization: string }> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'office_session');
  const { token } = JSON.parse(decodeURIComponent(session?.value ?? ''));
  return { authorization: `Bearer ${token}` };
}
