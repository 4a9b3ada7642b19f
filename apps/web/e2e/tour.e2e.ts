import { line, openFlatOffice, press } from './support/flatOffice.ts';
import { composerOf } from './support/chat.ts';
import { expect, password, skipInQuickSet, sakura, test } from './support/test.ts';

skipInQuickSet();

test('guides a new member through the office by keyboard once', async ({ newBrowser, office }) => {
  const email = 'first-day@sakura.example';
  await office.makeAccount({ email, name: '新谷 初', password });
  await office.operator('member', 'create', '--organization', sakura, '--email', email);
  const options = { as: email, organization: sakura, language: 'en' } as const;
  const { page } = await newBrowser(options);
  const tour = page.getByRole('complementary', { name: 'Office tour' });
  await openFlatOffice(page);
  await expect(tour).toContainText('Welcome to the office');
  await press(page, 'Start the tour');
  await expect(tour.getByRole('status')).toContainText('Walk a few steps');

  await line(page, 'Seat A-6').press('Enter');
  await press(page, 'Sit here');
  await expect(tour).toContainText('2 of 4 done');
  await expect(tour.getByRole('status')).toContainText('Talk to someone');

  await press(page, 'Find');
  await press(page, 'Open the member list');
  const members = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await members.filter({ hasNotText: '新谷 初' }).getByRole('button').first().press('Enter');
  await expect(tour).toContainText('3 of 4 done');

  await page.getByRole('button', { name: 'Message', exact: true }).first().press('Enter');
  await composerOf(page).fill('はじめまして');
  await composerOf(page).press('Enter');
  await expect(tour).toContainText('You know your way around');
  await tour.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(tour).toHaveCount(0);

  const other = await newBrowser(options);
  const known = other.page.waitForResponse('**/v1/workplace*');
  await other.page.goto('/main');
  expect(await (await known).json()).toMatchObject({ tour: { status: 'FINISHED' } });
});
