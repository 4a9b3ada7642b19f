import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import type { OfficeServer } from './support/officeServer.ts';
import { expect, fillSignIn, password, sakura, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

/** `steps` after the current one: a code can be used once, and the next one is accepted too. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

async function makeAdministrator(office: OfficeServer, email: string): Promise<void> {
  await office.makeAccount({ email, name: '二宮 守', password });
  const member = ['--organization', sakura, '--email', email, '--role', 'ORGANIZATION_ADMIN'];
  await office.operator('member', 'create', ...member);
}

/** Turns on two-factor authentication in the settings. */
async function setUp(page: Page): Promise<{
  secret: string;
  usedCode: string;
  recoveryCodes: string[];
}> {
  await page.goto('/security');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await page.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
  const usedCode = codeOf(secret);
  await page.getByLabel('6-digit code').fill(usedCode);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return { secret, usedCode, recoveryCodes };
}

test('signs in with codes of the authenticator app and recovery codes', async ({
  newBrowser,
  office,
}) => {
  const email = 'app@sakura.example';
  await makeAdministrator(office, email);
  const { page } = await newBrowser({ language: 'en', as: email, organization: sakura });
  const { secret, usedCode, recoveryCodes } = await setUp(page);

  const { page: phone } = await newBrowser({ language: 'en' });
  await phone.goto('/auth/sign-in');
  await fillSignIn(phone, email);
  await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await phone.getByRole('link', { name: 'Sign in with another account' }).click();
  await fillSignIn(phone, email);
  await phone.getByLabel('Code').fill(usedCode);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('That code is not correct or was already used.')).toBeVisible();
  await phone.getByLabel('Code').fill(codeOf(secret, 1));
  await phone.keyboard.press('Enter');
  await expect(phone).not.toHaveURL(/\/auth\//);

  const { page: borrowed } = await newBrowser({ language: 'en' });
  await borrowed.goto('/auth/sign-in');
  await fillSignIn(borrowed, email);
  await borrowed.getByRole('button', { name: 'Use a recovery code' }).click();
  await borrowed.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0]!);
  await borrowed.keyboard.press('Enter');
  await expect(borrowed).not.toHaveURL(/\/auth\//);
  await page.reload();
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[1]!);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible();
});

test('keeps administrators without two-factor authentication out when it is required', async ({
  newBrowser,
  office,
}) => {
  const [enrolled, other] = ['enrolled@sakura.example', 'other@sakura.example'];
  await makeAdministrator(office, enrolled);
  await makeAdministrator(office, other);
  const { page } = await newBrowser({ language: 'en', as: enrolled, organization: sakura });
  const { secret } = await setUp(page);

  await page.goto('/admin/auth/sign-in');
  await fillSignIn(page, enrolled);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto('/admin/organization');
  await page.getByLabel('Require two-factor authentication of administrators').check();
  await page.getByRole('button', { name: 'Save sign-in rules' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  const { page: refused } = await newBrowser({ language: 'en', as: other, organization: sakura });
  await refused.goto('/admin/auth/sign-in');
  await fillSignIn(refused, other);
  await refused.getByRole('button', { name: sakura }).click();
  await expect(
    refused.getByText('This organisation requires two-factor authentication'),
  ).toBeVisible();
  const [security] = await Promise.all([
    refused.waitForEvent('popup'),
    refused.getByRole('link', { name: 'Set up two-factor authentication' }).click(),
  ]);
  await expect(security.getByText('Required by your organisation')).toBeVisible();
  await setUp(security);
  await refused.getByRole('button', { name: sakura }).click();
  await expect(refused.getByRole('heading', { level: 1 })).not.toHaveText(/Choose/);
});

test('returns from the code to the form after signing out', async ({ newBrowser, office }) => {
  const email = 'back@sakura.example';
  await makeAdministrator(office, email);
  const { page } = await newBrowser({ language: 'en', as: email, organization: sakura });
  await setUp(page);
  await page.getByRole('button', { name: /Change your status/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});
