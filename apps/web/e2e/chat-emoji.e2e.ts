import { aoiOptions, composerOf, makeRoom, messageOf, sendMessage } from './support/chat.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test('keeps the skin tone and the recently used emoji after a reload', async ({ newBrowser }) => {
  const { page } = await newBrowser(aoiOptions);
  await makeRoom(page, '絵文字の部屋', []);
  await page.getByRole('button', { name: '絵文字', exact: true }).click();
  const picker = page.getByRole('dialog', { name: '絵文字を選ぶ' });
  await picker.getByRole('radio', { name: '中間', exact: true }).check();
  await picker.getByRole('textbox', { name: '絵文字を検索' }).fill('raising hands');
  await picker.getByRole('textbox', { name: '絵文字を検索' }).press('Enter');
  await expect(composerOf(page)).toHaveValue('🙌🏽');

  await page.reload();
  await expect(composerOf(page)).toHaveValue('🙌🏽');
  await page.getByRole('button', { name: '絵文字', exact: true }).click();
  await expect(picker.getByRole('rowheader', { name: '最近使った絵文字' })).toBeVisible();
  await expect(picker.getByRole('radio', { name: '中間', exact: true })).toBeChecked();
  await expect(picker.getByRole('gridcell').first()).toHaveText('🙌🏽');
});

test('accepts every kind of emoji as a reaction', async ({ newBrowser }) => {
  const { page } = await newBrowser(aoiOptions);
  await makeRoom(page, 'リアクションの部屋', []);
  await sendMessage(page, '資料を共有しました');
  const message = messageOf(page, '資料を共有しました');
  for (const [keyword, emoji] of [
    ['日本', '🇯🇵'],
    ['family', '👪'],
    ['keycap: 1', '1️⃣'],
    ['rainbow-flag', '🏳️‍🌈'],
  ] as const) {
    await message.focus();
    await message.getByRole('button', { name: 'リアクション' }).click();
    const picker = page.getByRole('dialog', { name: '絵文字を選ぶ' });
    await picker.getByRole('textbox', { name: '絵文字を検索' }).fill(keyword);
    await picker.getByRole('gridcell').getByText(emoji, { exact: true }).click();
    await expect(message.getByRole('button', { name: `${emoji} 1件` })).toBeVisible();
  }
});
