import type { Locator, Page } from 'playwright/test';
import { expect, sakura } from './test.ts';

/** Two members who write to each other, each in a browser of their own. */
export const aoiIn = { organization: sakura, language: 'ja', as: 'aoi@sakura.example' } as const;
export const renIn = { organization: sakura, language: 'ja', as: 'ren@sakura.example' } as const;

export const feedOf = (page: Page): Locator => page.getByRole('feed');
export const composerOf = (page: Page): Locator =>
  page.locator('[data-component=Composer]').getByRole('textbox');
/** A message by what it says. */
export const messageOf = (page: Page, text: string): Locator =>
  feedOf(page).getByRole('article').filter({ hasText: text });

/** Converts by input method: the Enter that takes the conversion over belongs to it. */
export async function compose(page: Page, text: string): Promise<void> {
  const field = composerOf(page);
  await field.focus();
  const input = await page.context().newCDPSession(page);
  const caret = { selectionStart: text.length, selectionEnd: text.length };
  await input.send('Input.imeSetComposition', { text, ...caret });
  const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
  await field.dispatchEvent('keydown', enter);
  await expect(field).toHaveValue(text);
  await input.send('Input.insertText', { text });
  await expect(field).toHaveValue(text);
  await input.detach();
}

/**
 * Someone writes on until another one is told so: it is shown for five seconds, which a slow machine may
 * miss. Answers what stands in the field then.
 */
export async function typeUntilTold(writer: Page, reader: Page, told: string): Promise<string> {
  await expect(async () => {
    await composerOf(writer).pressSequentially('w');
    await expect(reader.getByText(told).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  return composerOf(writer).inputValue();
}

/** Writes by input method and sends. */
export async function say(page: Page, text: string): Promise<void> {
  await compose(page, text);
  await composerOf(page).press('Enter');
  await expect(messageOf(page, text)).toBeVisible();
}

/** Someone makes a room with others in it, and is in it. Answers its path. */
export async function makeRoom(page: Page, name: string, members: string[]): Promise<string> {
  await page.goto('/chat-room?view=new');
  await page.getByLabel('ルーム名').fill(name);
  for (const member of members) {
    await page.getByRole('searchbox', { name: '名前・フリガナで検索' }).fill(member);
    await page.getByRole('checkbox', { name: new RegExp(member) }).check();
  }
  await page.getByRole('button', { name: 'ルームを作成' }).click();
  await expect(page).toHaveURL(/\/chat-room\/[^?]+$/);
  await expect(composerOf(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Does one of the things that can be done with a message. */
export async function act(page: Page, message: string, action: string): Promise<void> {
  const article = messageOf(page, message);
  await article.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses from the menu of the room that is open. */
export async function chooseOfRoom(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'ルームのメニュー' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
