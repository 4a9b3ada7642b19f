import { feedOf } from './support/chat.ts';
import { member } from './support/member.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('finds messages and actions by keyboard alone', async ({ newBrowser }) => {
  const { page } = await newBrowser(member('aoi'));
  await page.goto('/people');
  await expect(page.getByRole('region', { name: 'Members' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search everything' });

  await test.step('finds a member by kana and romaji reading', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('takahashi');
    const members = page.getByRole('group', { name: 'Members' });
    await expect(members.getByRole('option', { name: /Takahashi Ren/ })).toBeVisible();
  });

  await test.step('opens the active option on Enter', async () => {
    await field.fill('予算案');
    const messages = page.getByRole('group', { name: 'Messages' });
    const first = messages.getByRole('option').first();
    await expect(first.locator('mark').first()).toHaveText('予算案');
    while ((await first.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(?:chat-room|direct-message)\/[^?]+\?.*message=/);
    await expect(feedOf(page).getByText('予算案').first()).toBeVisible();
  });

  await test.step('lists recent searches and finds pages by their Japanese and English names', async () => {
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('group', { name: 'Recent searches' });
    await expect(recent.getByRole('option', { name: '予算案' })).toBeVisible();
    await page.keyboard.type('アバター');
    await expect(page.getByRole('option', { name: /Change avatar/ })).toBeVisible();
    await field.fill('Settings');
    await expect(page.getByRole('option').first()).toContainText('Settings');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('opens all results of one type, also from the results page of another type', async () => {
    const showAll = async (words: string, kind: string) => {
      await page.keyboard.press('Control+k');
      await field.fill(words);
      await page.getByRole('option', { name: `All results: ${kind}` }).click();
    };
    const results = (kind: string) =>
      page.getByRole('region', { name: kind }).getByRole('listitem').first();
    await showAll('会', 'Q&A');
    await expect(results('Q&A')).toBeVisible();
    await showAll('会議室', 'Meeting rooms');
    await expect(results('Meeting rooms')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('会議室');
  });
});

test('requests a keyword again that was searched a moment before', async ({ newBrowser }) => {
  const { page } = await newBrowser(member('aoi'));
  await page.goto('/people');
  const field = page.getByRole('searchbox', { name: 'Search by name, reading or department' });
  for (const keyword of ['ren', 'mei', 'ren']) {
    const answered = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('keyword') === keyword,
    );
    await field.fill(keyword);
    await answered;
  }
});
