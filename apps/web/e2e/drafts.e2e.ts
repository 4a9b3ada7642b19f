import { composerOf, makeRoom, renOptions } from './support/chat.ts';
import { asMember } from './support/member.ts';
import { expect, fillSignIn, skipInQuickSet, sakura, test } from './support/test.ts';

const mei = { as: 'mei@sakura.example', organization: sakura, language: 'en' } as const;

test('restores unsaved profile input until it is saved', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser(mei);
  await page.goto('/profile');
  const nickname = page.getByLabel('Nickname');
  const kept = page.getByText('Your unsaved changes were restored.');
  await expect(nickname).toBeVisible();
  const stored = await nickname.inputValue();
  await expect(kept).toBeHidden();

  const leave: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close panel' }).click(),
    () => page.getByRole('link', { name: /^My desk/ }).click(),
    () => page.goBack(),
  ];
  await page.goto('/main');
  for (const [index, act] of leave.entries()) {
    await page.getByRole('button', { name: /Change your status/ }).click();
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
    await nickname.fill(`typed ${index}`);
    await act();
    await expect(nickname).toBeHidden();
  }
  await page.goto('/profile');
  await expect(nickname).toHaveValue('typed 3');
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(nickname).toHaveValue('typed 3');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(nickname).toHaveValue(stored);
  await page.reload();
  await expect(nickname).toHaveValue(stored);
  await expect(kept).toBeHidden();

  await nickname.fill('めい');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile was saved')).toBeVisible();
  await page.reload();
  await expect(nickname).toHaveValue('めい');
  await expect(kept).toBeHidden();
});

test('discards drafts with the session and never stores passwords', async ({ newBrowser }) => {
  const { page } = await newBrowser(mei);
  await page.goto('/profile');
  await page.getByLabel('Nickname').fill('nobody else reads this');
  await page.goto('/password');
  await page.getByLabel('Current password').fill('Office#2026');
  await page.keyboard.press('Escape');
  await page.goto('/password');
  await expect(page.getByLabel('Current password')).toHaveValue('');
  const stored = () =>
    page.evaluate(
      () => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }),
    );
  expect(await stored()).toContain('nobody else reads this');
  expect(await stored()).not.toContain('Office#2026');

  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  expect(await stored()).not.toContain('nobody else reads this');
});

test('encrypts a chat draft when the session ends, and restores it at the next sign-in', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser(renOptions);
  const room = await makeRoom(page, '下書きのルーム', ['青木 葵']);
  await composerOf(page).fill('社外秘の下書き');
  await page.reload();
  await expect(composerOf(page)).toHaveValue('社外秘の下書き');

  await page.request.post('/api/v1/auth/user/logout', { headers: await asMember(page) });
  await page.goto(room);
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('office.draft.');
  expect(stored).not.toContain('社外秘');

  await fillSignIn(page, 'ren@sakura.example');
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  await page.goto(room);
  await expect(composerOf(page)).toHaveValue('社外秘の下書き');
});
