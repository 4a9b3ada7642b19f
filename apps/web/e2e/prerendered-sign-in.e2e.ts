import { holdScripts } from './support/holdScripts.ts';
import { expect, password, skipInQuickSet, test } from './support/test.ts';

for (const [language, appearance, heading, email, secret, button] of [
  ['ja', 'dark', 'サインイン', 'メールアドレス', 'パスワード', 'サインイン'],
  ['en', 'light', 'Sign in', 'Email address', 'Password', 'Sign in'],
] as const) {
  test(`signs in with input from before the scripts are loaded, ${language}, ${appearance}`, async ({
    newBrowser,
  }) => {
    if (language === 'en') skipInQuickSet();
    const { page, context } = await newBrowser({ colorScheme: appearance });
    await context.addInitScript(
      (stored) => localStorage.setItem('office.language', stored),
      language,
    );
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('.radix-themes')).toHaveClass(new RegExp(appearance));

    const field = page.getByLabel(email);
    await field.fill('aoi@sakura.example');
    const secretField = page.getByRole('textbox', { name: secret });
    await secretField.fill(password);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(field).toHaveValue('aoi@sakura.example');
    const node = await field.elementHandle();

    release();
    await expect(page).toHaveURL(/\/organization$/);
    expect(await node!.evaluate((input: HTMLInputElement) => input.value)).toBe(
      'aoi@sakura.example',
    );
  });
}

test('keeps text and focus when the scripts arrive', async ({ newBrowser }) => {
  const { page } = await newBrowser();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const release = await holdScripts(page);
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  const field = page.getByLabel('メールアドレス');
  await field.pressSequentially('aoi');
  const node = await field.elementHandle();

  release();
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  await page.keyboard.type('@sakura.example');
  await expect(field).toHaveValue('aoi@sakura.example');
  await expect(field).toBeFocused();
  expect(await node!.evaluate((input) => input.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(field).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toHaveValue('aoi@sakura.example');
  expect(errors).toEqual([]);
});
