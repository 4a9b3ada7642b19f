import type { Page } from 'playwright/test';
import { holdScripts } from './support/holdScripts.ts';
import { expect, password, sakura, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

test.use({
  // WebAuthn accepts no IP addresses.
  environment: [{ E2E_HOST: 'localhost' }, { scope: 'worker' }],
});

interface Credential {
  credentialId: string;
}

/** A virtual authenticator with user verification, as a fingerprint reader. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    credentials: async (): Promise<Credential[]> =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    copyTo: async (other: { add(credential: Credential): Promise<void> }) => {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      for (const credential of credentials) await other.add(credential);
    },
    add: async (credential: Credential) => {
      await client.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: credential as never,
      });
    },
    refuse: () =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

test('signs in to the office and the administration with a passkey', async ({
  newBrowser,
  office,
}) => {
  const email = 'passkey@sakura.example';
  await office.makeAccount({ email, name: '鍵谷 護', password });
  const role = ['--role', 'ORGANIZATION_ADMIN'];
  await office.operator('member', 'create', '--organization', sakura, '--email', email, ...role);
  const { page } = await newBrowser({ language: 'en', as: email, organization: sakura });
  const authenticator = await addAuthenticator(page);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Laptop');
  await page.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  expect(await authenticator.credentials()).toHaveLength(1);

  const { page: other } = await newBrowser({ language: 'ja' });
  const copy = await addAuthenticator(other);
  await authenticator.copyTo(copy);
  const release = await holdScripts(other);
  await other.goto('/auth/sign-in', { waitUntil: 'commit' });
  // Pressed before the scripts are loaded.
  await other.getByRole('button', { name: 'パスキーでサインイン' }).click();
  release();
  await expect(other).not.toHaveURL(/\/auth\//);

  await other.goto('/admin/auth/sign-in');
  await other.getByRole('button', { name: 'パスキーでサインイン' }).click();
  await expect(other.getByRole('navigation').first()).toBeVisible();

  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Phone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();

  const { page: third } = await newBrowser({ language: 'en' });
  await copy.copyTo(await addAuthenticator(third));
  await third.goto('/auth/sign-in');
  await third.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(third.getByText('This passkey could not be verified.')).toBeVisible();
});

test('keeps the form when the passkey is refused', async ({ newBrowser }) => {
  const { page } = await newBrowser({ language: 'en' });
  const authenticator = await addAuthenticator(page);
  await authenticator.refuse();
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email address').fill('aoi@sakura.example');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Passkey sign-in was cancelled or timed out')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('aoi@sakura.example');
});
