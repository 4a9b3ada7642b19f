import type { Page } from 'playwright/test';
import { enterAdministration } from './support/administration.ts';
import { expect, password, sakura, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download/ }).click(),
  ]);
  return file.suggestedFilename();
}

test('an export of own data can be downloaded when it is ready, without a reload', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser({
    language: 'en',
    as: 'haru@sakura.example',
    organization: sakura,
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Request an export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request an export' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Request an export' }).click();
  expect(await download(page)).toMatch(/^personal-data-[\d-]+\.zip$/);
});

test('the owner places a legal hold and exports the organisation, and the audit log shows both', async ({
  newBrowser,
  office,
}) => {
  const { page } = await newBrowser({ language: 'en' });
  await enterAdministration(page, office, 'aoi@sakura.example', '/admin/legal-holds');
  await page.getByRole('button', { name: 'Place a legal hold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Place a legal hold' });
  await dialog.getByRole('combobox', { name: 'Member' }).fill('Ren');
  await page.getByRole('option', { name: 'Takahashi Ren' }).click();
  await dialog.getByLabel('Reference').fill('2026-017');
  await dialog.getByRole('button', { name: 'Place hold' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reference: 2026-017' })).toBeVisible();
  await page.getByRole('link', { name: 'Organisation', exact: true }).click();
  const section = page.getByRole('region', { name: 'Export data' });
  await section.getByRole('checkbox', { name: 'Include private content' }).check();
  await section.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export' }).click();
  expect(await download(page)).toMatch(/^organization-[\d-]+-1\.zip$/);
  await page.getByRole('link', { name: 'Audit log', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Placed a legal hold' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Requested an export of the organisation’s data' }),
  ).toBeVisible();
});
