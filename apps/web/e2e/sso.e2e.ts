import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '../../server/test/providers/identity-provider.ts';
import { serveSamlProvider, type SamlProvider } from '../../server/test/providers/saml-provider.ts';
import { scimCalls } from '../../server/test/providers/scim-calls.ts';
import { enterAdministration } from './support/administration.ts';
import { expect, password, sakura, skipInQuickSet, test as base } from './support/test.ts';

skipInQuickSet();

interface Sso {
  provider: IdentityProvider;
  saml: SamlProvider;
  redirectUris: string[];
  txtRecords: Map<string, string>;
  txtUrl: string;
}

const test = base.extend<object, { sso: Sso }>({
  sso: [
    async ({}, use) => {
      const redirectUris = ['http://localhost/'];
      const provider = await startIdentityProvider({ redirectUris });
      const txtRecords = new Map<string, string>();
      const server = createServer(({ url = '' }, response) => {
        response.end(txtRecords.get(url.slice(1)) ?? '');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const txtUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { provider: saml, server: samlServer } = await serveSamlProvider();
      await use({ provider, saml, redirectUris, txtRecords, txtUrl });
      server.close();
      samlServer.close();
      await provider.close();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ sso }, use) => {
      const stub = join(import.meta.dirname, 'support/stubTxtRecords.js');
      await use({
        OFFICE_SSO_HOSTS: [sso.provider.issuer, sso.saml.signOnUrl]
          .map((url) => new URL(url).host)
          .join(','),
        NODE_OPTIONS: `--import ${stub}`,
        E2E_TXT_URL: sso.txtUrl,
      });
    },
    { scope: 'worker' },
  ],
});

test('an administrator requires single sign-on, and a new member signs in', async ({
  newBrowser,
  office,
  sso: { provider, redirectUris, txtRecords },
}) => {
  const email = 'sso-admin@sakura.example';
  await office.makeAccount({ email, name: '鍵谷 護', password });
  const role = ['--role', 'ORGANIZATION_ADMIN'];
  await office.operator('member', 'create', '--organization', sakura, '--email', email, ...role);
  const { page: admin } = await newBrowser({ language: 'en' });
  await enterAdministration(admin, office, email, '/admin/sso');
  const officeUri = `${office.url}/auth/sso-callback`;
  await expect(admin.getByText(officeUri)).toBeVisible();
  redirectUris.push(officeUri);
  provider.rotateKey();

  await admin.getByLabel('Issuer URL').fill(provider.issuer);
  await admin.getByLabel('Client ID').fill(provider.clientId);
  await admin.getByLabel('Client secret').fill(clientSecret);
  await admin.getByRole('button', { name: /^Administrators for emergencies/ }).click();
  await admin.getByRole('menuitemcheckbox', { name: '鍵谷 護' }).click();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Save connection' }).click();
  await admin.getByRole('button', { name: 'Test connection' }).click();
  await expect(admin.getByText('The identity provider is reachable.')).toBeVisible();

  await admin.getByLabel('Domain', { exact: true }).fill('company.example');
  await admin.getByRole('button', { name: 'Add domain' }).click();
  const record = await admin.getByText(/^office-sso=/).textContent();
  await admin.getByRole('button', { name: 'Verify company.example' }).click();
  await expect(admin.getByText('The TXT record was not found.')).toBeVisible();
  txtRecords.set('_office-sso.company.example', record!);
  await admin.getByRole('button', { name: 'Verify company.example' }).click();
  const required = admin.getByRole('switch', {
    name: 'Require single sign-on for company.example',
  });
  await required.click();
  await admin.getByRole('button', { name: 'Require single sign-on', exact: true }).click();
  await expect(required).toBeChecked();

  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email address').fill('mika@company.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your organisation requires your company account')).toBeVisible();
  provider.account = {
    ...{ sub: 'mika', email: 'mika@company.example', email_verified: true },
    name: '会田 美香',
  };
  await page.getByRole('button', { name: 'Sign in with your company account' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('an administrator connects SAML and SCIM, a new member signs in and is deactivated', async ({
  newBrowser,
  office,
  sso: { saml, txtRecords },
}) => {
  const email = 'saml-admin@sakura.example';
  await office.makeAccount({ email, name: '錠前 守', password });
  const role = ['--role', 'ORGANIZATION_ADMIN'];
  await office.operator('member', 'create', '--organization', sakura, '--email', email, ...role);
  const { page: admin } = await newBrowser({ language: 'ja' });
  await enterAdministration(admin, office, email, '/admin/sso');

  await admin.getByRole('radio', { name: 'SAML 2.0' }).check({ force: true });
  const download = admin.waitForEvent('download');
  await admin.getByRole('link', { name: 'メタデータをダウンロード' }).click();
  expect((await download).suggestedFilename()).toBe('metadata.xml');
  await admin.locator('input[type=file]').setInputFiles({
    ...{ name: 'idp.xml', mimeType: 'text/xml', buffer: Buffer.from(saml.metadata()) },
  });
  await expect(admin.getByLabel('サインオンURL')).toHaveValue(saml.signOnUrl);
  // The domain of the previous test requires single sign-on.
  await admin.getByRole('button', { name: /^緊急時用の管理者/ }).click();
  await admin.getByRole('menuitemcheckbox', { name: '錠前 守' }).click();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: '接続を保存' }).click();
  await expect(admin.getByText('CN=Test identity provider')).toBeVisible();

  await admin.getByLabel('ドメイン', { exact: true }).fill('saml.example');
  await admin.getByRole('button', { name: 'ドメインを追加' }).click();
  const record = await admin.getByText(/^office-sso=/).textContent();
  txtRecords.set('_office-sso.saml.example', record!);
  await admin.getByRole('button', { name: 'saml.exampleを確認' }).click();
  await expect(admin.getByRole('button', { name: 'saml.exampleを確認' })).toBeHidden();

  saml.account = { nameId: 'mika', attributes: { email: 'mika@saml.example', name: '会田 美香' } };
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email address').fill('mika@saml.example');
  await page.getByRole('button', { name: 'Sign in with your company account' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  const scim = await test.step('creates a SCIM token', async () => {
    await admin.getByRole('button', { name: 'トークンを作成' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '名前' }).fill('Okta');
    await dialog.getByRole('button', { name: 'トークンを作成' }).click();
    const created = admin.getByRole('alertdialog');
    const secret = await created.getByText(/^office_scim_/).textContent();
    await created.getByRole('button', { name: '完了' }).click();
    await expect(admin.getByText(`${office.url}/api/scim/v2`, { exact: true })).toBeVisible();
    return scimCalls(office, secret!);
  });

  await test.step('signs out the member that the provider deactivates', async () => {
    const filter = encodeURIComponent('userName eq "mika@saml.example"');
    const { body } = await scim.send('GET', `/Users?filter=${filter}`);
    const operation = { op: 'replace', path: 'active', value: false };
    await scim.patch(`/Users/${body.Resources[0]!.id}`, operation);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
