import type { Locator, Page } from 'playwright/test';
import { asMember } from './member.ts';
import { expect, sakura } from './test.ts';

export const aoiOptions = {
  organization: sakura,
  language: 'ja',
  as: 'aoi@sakura.example',
} as const;
export const renOptions = {
  organization: sakura,
  language: 'ja',
  as: 'ren@sakura.example',
} as const;

export const feedOf = (page: Page): Locator => page.getByRole('feed');
export const composerOf = (page: Page | Locator): Locator =>
  page.locator('[data-component=Composer]').getByRole('textbox');
export const messageOf = (page: Page, text: string): Locator =>
  feedOf(page).getByRole('article').filter({ hasText: text });

/** Enters text through an IME. The Enter that commits the composition must not send the message. */
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
 * Types until the reader's page shows `indicator`, which disappears after five seconds: a slow
 * machine needs several attempts.
 */
export async function typeUntilIndicated(
  writer: Page,
  reader: Page,
  indicator: string,
): Promise<string> {
  await expect(async () => {
    await composerOf(writer).pressSequentially('w');
    await expect(reader.getByText(indicator).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  return composerOf(writer).inputValue();
}

export async function sendMessage(page: Page, text: string): Promise<void> {
  await compose(page, text);
  await composerOf(page).press('Enter');
  await expect(messageOf(page, text)).toBeVisible();
}

const madeRooms: { id: string; name: string }[] = [];

/** The tests of a worker share one office, in which a member can have ten rooms. */
const maxMadeRooms = 8;

async function deleteOldestRoom(page: Page): Promise<void> {
  const { id, name } = madeRooms.shift()!;
  const path = `/api/v1/user/chat-rooms/${id}`;
  await page.request.delete(path, { headers: await asMember(page), data: { name } });
}

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
  const { pathname } = new URL(page.url());
  madeRooms.push({ id: pathname.split('/').at(-1)!, name });
  if (madeRooms.length > maxMadeRooms) await deleteOldestRoom(page);
  return pathname;
}

export async function runMessageAction(page: Page, message: string, action: string): Promise<void> {
  const article = messageOf(page, message);
  await article.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function chooseRoomMenuItem(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'ルームのメニュー' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
