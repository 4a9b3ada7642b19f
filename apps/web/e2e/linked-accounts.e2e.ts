import type { BrowserContext, Page } from 'playwright/test';
import { asMember, member } from './support/member.ts';
import { test, type Providers } from './support/providers.ts';
import { expect, skipInQuickSet, sakura } from './support/test.ts';

skipInQuickSet();

const section = (page: Page, name: string) => page.getByRole('region', { name });

const services = [
  { name: 'Google Meet', provider: 'google' },
  { name: 'Zoom', provider: 'zoom' },
  { name: 'Microsoft Teams', provider: 'microsoft' },
] as const;

/** Excludes calendar events without a conference. */
const titlesAt = {
  google: ({ google }: Providers) =>
    google.events().flatMap(({ conferenceData, summary }) => (conferenceData ? [summary] : [])),
  zoom: ({ zoom }: Providers) => zoom.meetings().map(({ topic }) => topic),
  microsoft: ({ microsoft }: Providers) => microsoft.meetings().map(({ subject }) => subject),
};

/** Blocks external requests and answers them with empty pages. */
async function blockExternalRequests(context: BrowserContext): Promise<void> {
  const isElsewhere = ({ hostname }: URL) => hostname !== '127.0.0.1';
  await context.route(isElsewhere, (route) => route.fulfill({ body: '' }));
}

async function openWindow(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name, exact: true }).click();
  return opened;
}

test('links an account in a popup, handles a refusal and unlinks it', async ({
  newBrowser,
  providers,
}) => {
  const { page } = await newBrowser({
    as: 'haru@sakura.example',
    organization: sakura,
    language: 'en',
  });
  providers.google.account = { id: 'haru', email: 'haru@gmail.example' };
  await page.goto('/settings#calendar');
  const calendar = section(page, 'Calendar account');
  const meeting = section(page, 'Meeting account');
  await expect(calendar).toContainText('Not linked');

  let answer = '';
  await test.step('links Google and updates the settings', async () => {
    const opened = page.waitForEvent('popup');
    await calendar.getByRole('button', { name: 'Link Google' }).click();
    const google = await opened;
    google.on('framenavigated', (frame) => {
      if (frame.url().includes('google-callback?')) answer = frame.url();
    });
    await expect(google.getByRole('heading', { name: 'haru@gmail.example' })).toBeVisible();
    await google.getByRole('link', { name: 'Allow' }).click();
    await expect(google.getByRole('heading', { name: 'Google is linked' })).toBeVisible();
    await expect(google.getByText('haru@gmail.example')).toBeVisible();
    expect(google.url()).not.toContain('code=');
    await expect(calendar.getByText('Linked', { exact: true })).toBeVisible();
    await expect(calendar.getByText('haru@gmail.example')).toBeVisible();
    const closed = google.waitForEvent('close');
    // The popup may close before Playwright confirms the key press.
    const press = google.getByRole('button', { name: 'Close window' }).press('Enter');
    await Promise.all([closed, press.catch(() => undefined)]);
  });

  await test.step('rejects a callback that was already used', async () => {
    await page.goto(answer);
    await expect(page.getByRole('heading', { name: 'Google could not be linked' })).toBeVisible();
    await expect(page.getByText('The account link is not valid.')).toBeVisible();
    await page.goto('/settings#meeting');
  });

  await test.step('reports refused access to Zoom', async () => {
    const zoom = await openWindow(page, 'Link Zoom');
    await zoom.getByRole('link', { name: 'Cancel' }).click();
    await expect(zoom.getByText('You didn’t allow this office')).toBeVisible();
    await zoom.close();
    await expect(meeting.getByRole('button', { name: 'Link Zoom' })).toBeEnabled();
  });

  await test.step('confirms unlinking and revokes the access', async () => {
    await calendar.getByRole('button', { name: 'Unlink Google' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(calendar.getByRole('button', { name: 'Link Google' })).toBeVisible();
    await expect.poll(() => providers.google.liveGrants).toBe(0);
  });
});

test('holds meetings at each provider until the daily limit is reached', async ({
  newBrowser,
  providers,
}) => {
  test.slow();
  const { page, context } = await newBrowser(member('ren'));
  await blockExternalRequests(context);

  for (const { name, provider } of services) {
    await test.step(`links ${name} in the form and holds the meeting there`, async () => {
      const title = `At ${name}`;
      await page.goto('/online-meeting?view=now');
      await page.getByLabel(/^Title/).fill(title);
      const account = await openWindow(page, `Link ${name}`);
      await account.getByRole('link', { name: 'Allow' }).click();
      await expect(account.getByRole('heading', { name: /is linked$/ })).toBeVisible();
      await account.close();
      await page.getByRole('radio', { name }).check();
      const joined = context.waitForEvent('page');
      await page.getByRole('button', { name: 'Start meeting' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(titlesAt[provider](providers)).toEqual([title]);
      expect(new URL((await joined).url()).protocol).toBe('https:');
      await (await joined).close();
    });
  }

  await test.step('explains the rejection of the 101st call of a day and keeps the input', async () => {
    const headers = await asMember(page);
    const endTime = new Date(Date.now() + 3_600_000).toISOString();
    const data = { title: 'One of many', endTime, timeZone: 'Asia/Tokyo', provider: 'ZOOM' };
    const plan = () => page.request.post('/api/v1/meetings', { headers, data });
    await page.goto('/online-meeting?view=new');
    await page.getByLabel(/^Title/).fill('Once too often');
    await page.getByLabel('Description').fill('All that was typed');
    await page.getByRole('radio', { name: 'Zoom' }).check();
    const rejected = page.waitForResponse((response) => response.status() === 422);
    // Holds the used-up quota back, because the form checks it before sending.
    await page.route('**/api/v1/meetings/app', async (route) => {
      await rejected;
      await route.continue();
    });
    // One meeting was already created above.
    const answers = await Promise.all(Array.from({ length: 99 }, plan));
    expect(answers.every((answer) => answer.ok())).toBe(true);
    await page.getByRole('button', { name: 'Plan meeting' }).click();
    await expect(page.getByText(/daily limit of 100 meetings/)).toBeVisible();
    await expect(page.getByText(/Daily limit reached. Available again/)).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('All that was typed');
    await page.getByRole('radio', { name: 'Google Meet' }).check();
    await page.getByRole('button', { name: 'Plan meeting' }).click();
    await expect(page.getByRole('heading', { name: 'Once too often' })).toBeVisible();
  });

  await test.step('unlinks each account', async () => {
    await page.goto('/settings#meeting');
    const account = (name: string) =>
      section(page, 'Meeting account').getByRole('button', { name, exact: true });
    for (const name of ['Google', 'Zoom', 'Microsoft Teams']) {
      await account(`Unlink ${name}`).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
      await expect(account(`Link ${name}`)).toBeVisible();
    }
    expect([providers.google.liveGrants, providers.zoom.liveGrants]).toEqual([0, 0]);
  });
});

test('links and synchronises a CalDAV calendar and creates a feed address for other calendars', async ({
  newBrowser,
  providers,
}) => {
  const { page } = await newBrowser(member('mei'));
  const { calDav } = providers;
  calDav.calendars = [{ path: '/calendars/aoi/home/', name: 'Home' }, ...calDav.calendars];
  calDav.put('trip.ics', eventFile({ title: 'Business trip' }));
  await page.goto('/settings#calendar');
  const calendar = section(page, 'Calendar account');
  const password = page.getByLabel('Password', { exact: true });

  await test.step('shows a wrong password at its field', async () => {
    await calendar.getByRole('button', { name: 'Link CalDAV' }).click();
    await page.getByLabel('Server address').fill(calDav.url);
    await page.getByLabel('Account name').fill(calDav.userName);
    await password.fill('wrong');
    await password.press('Enter');
    await expect(password).toHaveAccessibleDescription(/does not accept/);
  });

  await test.step('links the chosen calendar and shows its events', async () => {
    await password.fill(calDav.password);
    await password.press('Enter');
    await page.getByRole('radio', { name: 'work' }).check();
    await page.getByRole('button', { name: 'Link calendar' }).click();
    await expect(page.getByText('CalDAV is linked')).toBeVisible();
    await page.getByRole('link', { name: 'Open calendar' }).click();
    const event = page.getByRole('button', { name: /Business trip/ }).first();
    await expect(event).toBeVisible({ timeout: 30_000 });
  });

  await test.step('invalidates the previous feed address when a new one is created', async () => {
    await page.goto('/settings#calendar');
    await expect(calendar.getByText('Last synced')).toBeVisible();
    await calendar.getByRole('button', { name: 'Create an address' }).click();
    await calendar.getByRole('button', { name: 'Show the address' }).click();
    const address = calendar.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue(/\/calendar\/feeds\/[\w.-]+\.ics$/);
    const before = await address.inputValue();
    expect((await page.request.get(before)).status()).toBe(200);
    await calendar.getByRole('button', { name: 'Create a new address' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Create a new address' }).click();
    await expect(address).not.toHaveValue(before);
    expect((await page.request.get(before)).status()).toBe(404);
    expect((await page.request.get(await address.inputValue())).status()).toBe(200);
  });

  await test.step('confirms unlinking', async () => {
    await calendar.getByRole('button', { name: 'Unlink CalDAV' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(calendar.getByRole('button', { name: 'Link CalDAV' })).toBeVisible();
  });
});

function eventFile({ title }: { title: string }): string {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const times = [`DTSTART;VALUE=DATE:${day(-1)}`, `DTEND;VALUE=DATE:${day(2)}`];
  const event = ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...times, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...event, 'END:VCALENDAR', ''].join('\r\n');
}
