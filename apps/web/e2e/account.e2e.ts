import type { Route } from 'playwright/test';
import {
  expect,
  fillCode,
  fillSignIn,
  password,
  skipInQuickSet,
  sakura,
  test,
} from './support/test.ts';

const firstLink = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

test('resets the password once through a mailed link', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const email = 'reset@sakura.example';
  await office.makeAccount({ email, name: '改', password });
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/auth/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password\/request-success$/);
  await expect(page.getByText(email)).toBeVisible();

  const link = firstLink((await office.mailTo(email)).text);
  await page.goto(link);
  await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
  const fresh = 'Fresh#2026';
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByLabel(/^Confirm password/).fill(fresh);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page).toHaveURL(/\/auth\/update-password\/success$/);

  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await fillSignIn(page, email, fresh);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await fillCode(page, office, email);
  await expect(page).toHaveURL(/\/organization$/);

  await page.goto(link);
  await expect(page.getByText('This link has already been used')).toBeVisible();
});

test('changes the password of a user without an organisation', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const email = 'alone@sakura.example';
  await office.makeAccount({ email, name: '独', password });
  const { page } = await newBrowser({ language: 'en', as: email });
  await page.goto('/organization');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await page.getByLabel('Current password', { exact: true }).fill('Wrong#2026');
  const fresh = 'Fresh#2026';
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByLabel(/^Confirm password/).fill(fresh);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/organization$/);
});

test('signs up by invitation and enters the organisation', async ({ newBrowser, office }) => {
  const email = 'new@sakura.example';
  const invite = ['--organization', sakura, '--email', email, '--language', 'en'];
  await office.operator('invite', 'create', ...invite);
  const { page } = await newBrowser({ language: 'en' });
  await page.goto(firstLink((await office.mailTo(email)).text));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sakura);
  await page.getByRole('link', { name: 'Sign up' }).click();

  await page.getByLabel(/^Full name/).fill('新井 翼');
  await page.getByRole('button', { name: 'Continue to password' }).click();
  await page.getByLabel(/^(New password|Password)$/).fill(password);
  await page.reload();
  await expect(page.getByLabel(/^Full name/)).toHaveValue('新井 翼');
  await page.getByRole('button', { name: 'Continue to password' }).click();
  await expect(page.getByLabel(/^(New password|Password)$/)).toHaveValue('');
  await page.getByLabel(/^(New password|Password)$/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed up' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter the office' }).click();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('shows the invitation to an existing user, with and without its link', async ({
  newBrowser,
  office,
}) => {
  skipInQuickSet();
  const email = 'invited@sakura.example';
  await office.makeAccount({ email, name: '招', password });
  const invite = ['--organization', 'Northwind Studio', '--email', email];
  const link = new URL((await office.operator('invite', 'create', ...invite)).trim());

  // The sign-up link of an existing user leads to the invitation after sign-in.
  const { page } = await newBrowser({ language: 'en' });
  await page.goto(`/auth/sign-up${link.search}`);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await fillSignIn(page, email);
  await fillCode(page, office, email);
  await expect(page.getByRole('heading', { name: 'Join Northwind Studio?' })).toBeVisible();

  const later = await newBrowser({ language: 'en', as: email });
  await later.page.goto('/main');
  await expect(later.page.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
  await later.page.getByRole('button', { name: 'Join Northwind Studio' }).click();
  await expect(later.page).toHaveURL(/\/main$/);
  await expect(later.page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('reports an existing account when sign-up is retried after a lost response', async ({
  newBrowser,
  office,
}) => {
  skipInQuickSet();
  const email = 'lost@sakura.example';
  const invite = ['--organization', sakura, '--email', email, '--language', 'en'];
  await office.operator('invite', 'create', ...invite);
  const { page } = await newBrowser({ language: 'en' });
  const link = new URL(firstLink((await office.mailTo(email)).text));
  await page.goto(`/auth/sign-up${link.search}`);
  await page.getByLabel(/^Full name/).fill('波多野 凪');
  await page.getByRole('button', { name: 'Continue to password' }).click();
  await page.getByLabel(/^(New password|Password)$/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/update-password', lose, { times: 1 });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('The server can’t be reached').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'You’re already signed up' })).toBeVisible();
});

test('joins another organisation by invitation', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const invite = ['--organization', 'Northwind Studio', '--email', 'ayaka@sakura.example'];
  const link = (await office.operator('invite', 'create', ...invite)).trim();

  const other = await newBrowser({ language: 'en', as: 'ren@sakura.example' });
  await other.page.goto(link);
  await expect(other.page.getByText('This invitation is for another account')).toBeVisible();
  await expect(
    other.page.getByText('It invites ayaka@sakura.example to Northwind Studio.'),
  ).toBeVisible();

  const { page } = await newBrowser({ language: 'en' });
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('ayaka@sakura.example');
  await fillSignIn(page, 'ayaka@sakura.example');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/main$/);

  await page.goto(link);
  await expect(page.getByText('You’re already a member of Northwind Studio')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the office' }).click();
  await expect(page).toHaveURL(/\/main$/);
  await other.page.reload();
  await expect(other.page.getByText('This invitation is for another account')).toBeVisible();
});

test('explains invalid links and offers a way to continue', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  for (const token of ['nobody-was-sent-this', 'cut off %', '']) {
    const query = new URLSearchParams({ token });
    await page.goto(`/join-organization?${query}`);
    await expect(page.getByText('This invitation can’t be used')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to organisations' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
    await page.goto(`/auth/sign-up?${query}`);
    await expect(page.getByText('This registration link can’t be used')).toBeVisible();
    await page.goto(`/auth/update-password?${query}`);
    await expect(page.getByText('This link can’t be used')).toBeVisible();
  }
  const member = await newBrowser({ language: 'en', as: 'ren@sakura.example' });
  await member.page.goto('/join-organization?token=nobody-was-sent-this');
  await expect(member.page.getByRole('link', { name: 'Back to organisations' })).toBeVisible();
});

test('provider callback page does not report success without a linked account', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  for (const provider of ['google', 'zoom', 'teams']) {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(`/auth/${provider}-callback`);
    await expect(title).toHaveText('There is nothing to link');
    await page.goto(`/auth/${provider}-callback?error=access_denied`);
    await expect(title).toHaveText(/could not be linked$/);
    await page.goto(`/auth/${provider}-callback?code=4%2F0Ab&state=s`);
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await expect(title).toHaveText(/could not be linked$/);
  }
});
