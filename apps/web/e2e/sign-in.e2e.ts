import {
  expect,
  fillCode,
  fillSignIn,
  mailedCode,
  password,
  skipInQuickSet,
  sakura,
  test,
} from './support/test.ts';

test('signs in and out in Japanese by default', async ({ newBrowser }) => {
  const { page, context } = await newBrowser();
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('サインイン');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  await fillSignIn(page, 'aoi@sakura.example');
  await expect(page.getByRole('heading', { name: 'メタバースを選択' })).toBeVisible();
  await page.getByRole('button', { name: sakura }).click();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();

  // Without "stay signed in", the session cookie expires with the browser session (spec §9).
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'office_session')?.expires).toBe(-1);
  expect(cookies.find(({ name }) => name === 'office_organization_type')?.value).toBe('JUST_ONE');

  // Delays the response: the button shows progress and ignores further clicks.
  let letAnswer = () => {};
  const answered = new Promise<void>((resolve) => (letAnswer = resolve));
  let calls = 0;
  await page.route('**/api/v1/auth/user/logout', async (route) => {
    calls += 1;
    await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: /青木 葵/ }).click();
  await page.getByRole('button', { name: 'サインアウト' }).click();
  await page.getByRole('button', { name: 'サインアウト' }).click();
  const signingOutToast = page.getByRole('listitem').filter({ hasText: 'サインアウトしています' });
  await expect(signingOutToast).toBeVisible();
  letAnswer();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('office_'))).toEqual([]);
  expect(calls).toBe(1);
});

test('switches to English and stays signed in on request', async ({ newBrowser }) => {
  skipInQuickSet();
  const { page, context } = await newBrowser();
  await page.goto('/auth/sign-in');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByLabel('Stay signed in').check();
  const kept = page.waitForResponse((response) => response.url().endsWith('/auth/user/language'));
  await fillSignIn(page, 'ren@sakura.example');
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect((await kept).ok()).toBe(true);

  const cookie = (await context.cookies()).find(({ name }) => name === 'office_session');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  // The language is stored in the profile: mails use it, and a new browser starts with it.
  const elsewhere = await newBrowser({ as: 'ren@sakura.example', organization: sakura });
  await elsewhere.page.goto('/main');
  await expect(elsewhere.page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('keeps the sign-in form until the office of the only organisation is loaded', async ({
  newBrowser,
}) => {
  const { page } = await newBrowser({ language: 'en' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const root = document.querySelector('#root');
      const shown = root?.textContent === '' ? 'nothing' : root?.querySelector('h1')?.textContent;
      if (shown && shown !== seen.at(-1)) seen.push(shown);
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'ren@sakura.example');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const headings = async () => {
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    return seen.filter((heading) => heading !== 'サインイン');
  };
  await expect.poll(headings).toEqual(['Sign in', 'Office']);
});

test('returns to the requested page after sign-in', async ({ newBrowser }) => {
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/settings#calendar');
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await fillSignIn(page, 'mei@sakura.example');
  await expect(page).toHaveURL(/\/settings#calendar$/);
  await expect(page.getByRole('heading', { name: 'Calendar account' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeInViewport();

  // Without earlier history, Back opens the office instead of leaving the app.
  await page.goto('about:blank');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/main$/);
});

test('reports a sign-in response without a session and accepts the next attempt', async ({
  newBrowser,
}) => {
  skipInQuickSet();
  const { page } = await newBrowser({ language: 'en' });
  let broken = true;
  await page.route('**/api/v1/auth/user/login', (route) =>
    broken ? route.fulfill({ json: {} }) : route.continue(),
  );
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'aoi@sakura.example');
  await expect(page.getByText('You could not be signed in')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: sakura })).toBeVisible();
});

test('warns before blocking an account after wrong passwords', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const email = 'forgetful@sakura.example';
  await office.makeAccount({ email, name: '忘', password });
  // This browser has signed in before, so failed attempts from the same network do not lock it.
  const known = await newBrowser({ language: 'en' });
  await known.page.goto('/auth/sign-in');
  await fillSignIn(known.page, email);
  await fillCode(known.page, office, email);
  await known.page.getByRole('button', { name: 'Sign out' }).click();
  const { page } = await newBrowser({ language: 'en' });
  await page.goto('/auth/sign-in');
  const wrong = async () => {
    const answer = page.waitForResponse('**/api/v1/auth/user/login');
    await fillSignIn(page, email, 'Wrong#2026');
    await answer;
  };
  await wrong();
  await expect(page.getByText('Incorrect password.')).toBeVisible();
  await wrong();
  await wrong();
  await expect(page.getByText(/You have 2 attempts left/)).toBeVisible();
  await wrong();
  await expect(page.getByText(/You have 1 attempt left/)).toBeVisible();
  await wrong();
  await expect(page.getByText('You can’t sign in from this network for now')).toBeVisible();
  await expect(page.getByText(/Try again at \d{4}\/\d{2}\/\d{2} - \d{2}:\d{2}/)).toBeVisible();
  expect((await office.mailTo(email)).subject).toContain('パスワードの誤り');
  await fillSignIn(known.page, email);
  await expect(known.page).toHaveURL(/\/organization$/);
});

test('asks for the mailed code on an unknown network', async ({ newBrowser, office }) => {
  skipInQuickSet();
  const email = 'traveller@sakura.example';
  await office.makeAccount({ email, name: '旅', password });
  const home = await newBrowser({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' } });
  await home.page.goto('/auth/sign-in');
  await fillSignIn(home.page, email);
  // An account created by the operator has no known network yet.
  await fillCode(home.page, office, email);
  await expect(home.page).toHaveURL(/\/organization$/);

  const hotel = await newBrowser({
    language: 'en',
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' },
  });
  await hotel.page.goto('/auth/sign-in');
  await fillSignIn(hotel.page, email);
  await expect(hotel.page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(hotel.page.getByText(/Valid for/)).toBeVisible();

  const code = await mailedCode(office, email);
  const wrong = code === '0000' ? '1111' : '0000';
  await hotel.page.getByRole('textbox').first().fill(wrong);
  await hotel.page.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(hotel.page.getByText('That code is not correct.')).toBeVisible();
  await fillCode(hotel.page, office, email);
  await expect(hotel.page).toHaveURL(/\/organization$/);
});
