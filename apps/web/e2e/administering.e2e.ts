import type { Page } from 'playwright/test';
import { enterAdministration } from './support/administration.ts';
import { expect, fillSignIn, password, test } from './support/test.ts';

// A maintenance is announced for everybody.
test.use({ ownOffice: ['administering', { scope: 'worker' }] });

const email = 'tsubasa@sakura.example';
const name = '新井 翼';

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
  await admin.getByRole('link', { name: 'Invitations' }).click();
  await admin.getByRole('link', { name: 'Invite people' }).click();
  await admin.getByLabel(/^Email$/).fill(email);
  await admin.getByLabel(/^Department/).fill('営業部');
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByText('1 person was invited')).toBeVisible();

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
  await system.getByRole('link', { name: 'Maintenance' }).click();
  await system.getByRole('button', { name: 'Announce maintenance' }).click();
  const form = system.getByRole('dialog', { name: 'Announce maintenance' });
  await form.getByLabel(/^Contact phone/).fill('03-1234-5678');
  await form.getByLabel(/^Text in English/).fill('We are updating the database.');
  await form.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(system.getByText('Planned')).toBeVisible();

  await system.goto('/admin/audit');
  await expect(system.getByText('Announced maintenance').first()).toBeVisible();
  await admin.goto('/admin/audit?limit=100');
  for (const action of ['Sent an invitation', 'Changed a role', 'Blocked a member'])
    await expect(admin.getByText(action).first()).toBeVisible();
});
