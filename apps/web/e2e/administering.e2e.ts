import type { Page } from 'playwright/test';
import { callAsAdmin, enterAdministration } from './support/administration.ts';
import { expect, fillSignIn, password, test } from './support/test.ts';

// A maintenance is announced for everybody.
test.use({ ownOffice: ['administering', { scope: 'worker' }] });

const email = 'tsubasa@sakura.example';
const name = '新井 翼';
const clientId = '2d9b1c52-8d3e-4a53-9a0e-2f6f6f1d0a77';

const workplace = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Opens the details of the one member that the search finds. */
async function openMember(page: Page): Promise<void> {
  await page.goto(`/admin/members?keyword=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

test('invites, gives a role, blocks and announces, and finds it all in the audit log', async ({
  newBrowser,
  office,
}) => {
  const admin = (await newBrowser({ language: 'en' })).page;
  await enterAdministration(admin, office, 'aoi@sakura.example');
  await expect(admin.getByRole('navigation', { name: 'Administration menu' })).toBeVisible();
  const row = { line: 1, email, name, role: 'USER', department: '営業部', language: 'en' };
  await callAsAdmin(admin, 'POST', '/invitations', {
    clientId,
    acceptOverLimit: false,
    rows: [row],
  });

  // The invited person comes by the mail, and stands in the office.
  let mail = '';
  await expect
    .poll(async () => (mail = (await office.mailTo(email).catch(() => ({ text: '' }))).text))
    .toMatch(/https?:/);
  const person = (await newBrowser({ language: 'en' })).page;
  await person.goto(/https?:\/\/\S+/.exec(mail)?.[0] ?? '');
  await person.getByRole('link', { name: 'Sign up' }).click();
  await person.getByLabel(/^Full name/).fill(name);
  await person.getByRole('button', { name: 'Continue to password' }).click();
  await person.getByLabel(/^(New password|Password)$/).fill(password);
  await person.getByLabel(/^Confirm password/).fill(password);
  await person.getByRole('button', { name: 'Sign up' }).click();
  await person.getByRole('link', { name: 'Enter the office' }).click();
  await expect(workplace(person)).toBeVisible();
  await expect(person.locator('[data-connection=reconnecting]')).toHaveCount(0);

  // Another role is another sign-in.
  await openMember(admin);
  const details = admin.getByRole('dialog', { name });
  await details.getByRole('combobox', { name: 'Role' }).click();
  await admin.getByRole('option', { name: 'Administrator', exact: true }).click();
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(person).toHaveURL(/\/auth\/sign-in$/);
  await fillSignIn(person, email);
  await expect(workplace(person)).toBeVisible();

  // A block puts them out at once.
  await details.getByRole('button', { name: 'Block', exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(person).toHaveURL(/\/auth\/sign-in$/);
  await expect(details.getByRole('button', { name: 'Unblock' })).toBeVisible();

  const system = (await newBrowser({ language: 'en' })).page;
  await enterAdministration(system, office, 'system@office.example');
  await system.getByRole('button', { name: /Sakura Works/ }).click();
  await expect(system.getByRole('navigation', { name: 'Administration menu' })).toBeVisible();
  const day = 24 * 60 * 60 * 1000;
  await callAsAdmin(system, 'POST', '/maintenance', {
    startAt: new Date(Date.now() + day).toISOString(),
    endAt: new Date(Date.now() + day + 3_600_000).toISOString(),
    contactPhone: '03-1234-5678',
    contactEmail: 'support@office.example',
    message: { ja: 'データベースを更新します。', en: 'We are updating the database.' },
  });

  await system.goto('/admin/audit');
  await expect(system.getByText('Announced maintenance').first()).toBeVisible();
  await admin.goto('/admin/audit');
  for (const action of ['Sent an invitation', 'Changed a role', 'Blocked a member'])
    await expect(admin.getByText(action).first()).toBeVisible();
});
